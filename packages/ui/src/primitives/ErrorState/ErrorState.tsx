import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../Button/Button.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

export interface ErrorStateProps extends ComponentProps<'div'> {
  /** The message, as in the product's copy. */
  readonly message: string;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  /** Further actions. */
  readonly actions?: ReactNode;
}

/**
 * Replaces a part of the page that failed to load. Accessibility: an alert; the retry button keeps the focus
 * while it is busy. The caller provides a message that describes the failure, and another action where
 * retrying may never succeed.
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
