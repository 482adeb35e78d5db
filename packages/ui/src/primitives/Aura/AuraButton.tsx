import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Aura } from './Aura.tsx';

interface AuraButtonProps {
  readonly palette: readonly string[] | undefined;
  /** While what the button shows is loaded, a press does nothing. */
  readonly busy: boolean;
  readonly onPress: () => void;
  /** Classes of the button; its padding at least. */
  readonly className: string;
  readonly arrowClassName?: string;
  readonly children: ReactNode;
}

/** A round button with an aura and an arrow, which shows what has arrived above. */
export function AuraButton({ palette, busy, onPress, className, arrowClassName, children }: AuraButtonProps) {
  return (
    <span className="relative isolate inline-flex rounded-full">
      <Aura size="avatar" palette={palette} />
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onPress}
        className={cn(
          'inline-flex min-h-target items-center gap-2 rounded-full bg-paper font-medium text-14',
          className,
        )}
      >
        {children}
        {busy ? <Spinner /> : <ArrowUp aria-hidden className={cn('size-4', arrowClassName)} />}
      </button>
    </span>
  );
}
