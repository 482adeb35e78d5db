import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../Button/Button.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

export interface ErrorStateProps extends ComponentProps<'div'> {
  /** The exact words of the product. */
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  /** More ways out. */
  readonly actions?: ReactNode;
}

/**
 * A part of the page could not be shown. Accessibility: an alert, read when it appears; the retry button keeps the
 * focus while it is busy. Yours: words that say what failed, and a way out besides trying again where that may fail
 * for good.
 */
export function ErrorState({
  message,
  onRetry,
  retryLabel,
  retrying = false,
  actions,
  className,
  ...rest
}: ErrorStateProps) {
  const labels = useLabels();
  return (
    <div
      role="alert"
      {...rest}
      className={cn(
        'mx-auto flex max-w-dialog-sm flex-col items-center gap-4 px-5 py-16 text-center',
        className,
      )}
    >
      <CircleAlert aria-hidden className="size-8 text-danger stroke-fine" />
      <p className="text-16 text-pretty">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="outline" onClick={onRetry} busy={retrying}>
            {retryLabel ?? labels.tryAgain}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
