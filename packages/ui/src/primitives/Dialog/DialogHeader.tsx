import * as Radix from '@radix-ui/react-dialog';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

interface DialogHeaderProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly onBack: (() => void) | undefined;
  readonly backLabel: string | undefined;
  /** Whether an image is beside the header; the title is then larger and below the buttons. */
  readonly besideImage: boolean;
  readonly busy: boolean;
}

/** Title, back button and close button of a dialog. */
export function DialogHeader({
  title,
  description,
  onBack,
  backLabel,
  besideImage,
  busy,
}: DialogHeaderProps) {
  const labels = useLabels();
  const words = (
    <div className="min-w-0 flex-1">
      <Radix.Title className={cn('font-serif', besideImage ? 'text-40' : 'text-28')}>{title}</Radix.Title>
      {description && (
        <Radix.Description className="mt-1 text-14 text-muted">{description}</Radix.Description>
      )}
    </div>
  );
  const close = (
    <Radix.Close asChild>
      <IconButton label={labels.close} disabled={busy} className="ms-auto self-start">
        <X aria-hidden />
      </IconButton>
    </Radix.Close>
  );
  const stacked = besideImage || onBack !== undefined;
  return (
    <header
      className={cn(
        'relative z-raised shrink-0 bg-surface py-2 ps-5 pe-2 tablet:pt-4',
        besideImage ? 'tablet:ps-12 tablet:pe-9 tablet:pb-0' : 'tablet:ps-8 tablet:pe-4 tablet:pb-4',
      )}
    >
      <div className="flex items-center gap-3">
        {onBack && (
          <div className="min-w-0 flex-1">
            <Button variant="quiet" size="sm" onClick={onBack} disabled={busy} className="-ms-3">
              <ArrowLeft aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
              {backLabel ?? labels.back}
            </Button>
          </div>
        )}
        {!stacked && words}
        {close}
      </div>
      {stacked && <div className="pe-3 pt-1">{words}</div>}
    </header>
  );
}
