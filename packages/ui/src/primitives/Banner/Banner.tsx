import { cva } from 'class-variance-authority';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

const style = cva('flex items-start gap-3 rounded-control px-4 py-3 text-14', {
  variants: {
    tone: {
      error: 'bg-danger-wash text-danger',
      success: 'bg-success-wash text-success',
      info: 'bg-sunken text-ink',
    },
  },
});

const icons = { error: CircleAlert, success: Check, info: Info } as const;

export interface BannerProps extends ComponentProps<'div'> {
  readonly tone: keyof typeof icons;
  /** A button or link at the end. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

/**
 * A message inside the page. Accessibility: an error is an alert, other tones are a status; the tone is shown
 * by icon and text as well as colour. The caller adds it to a page that is already rendered, since a live
 * region that is inserted with its text may not be announced, and provides text that describes what the user
 * can do.
 */
export function Banner({ tone, action, onDismiss, className, children, ...rest }: BannerProps) {
  const labels = useLabels();
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} className={cn(style({ tone }), className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onDismiss && (
        <IconButton label={labels.close} variant="inherit" onClick={onDismiss} className="-my-3 -me-3">
          <X />
        </IconButton>
      )}
    </div>
  );
}
