import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';

const style = cva(
  'inline-flex h-5 max-w-full shrink-0 items-center gap-1 rounded-full px-2 text-12 font-medium leading-none whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        accent: 'bg-accent-wash text-accent',
        neutral: 'bg-sunken text-ink inset-ring inset-ring-line',
        ink: 'bg-ink text-on-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` is reserved for values filled in by detection, and for own garments beside those of others. */
  readonly tone?: VariantProps<typeof style>['tone'];
  readonly icon?: ReactNode;
}

/**
 * A short label such as "New"; long text is truncated. Accessibility: plain text with a contrast of 4.5:1.
 * The caller provides text that makes sense after the element beside it, and `aria-hidden` on an icon.
 */
export function Badge({ tone, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cn(style({ tone }), className)}>
      {icon}
      <span className="truncate leading-4">{children}</span>
    </span>
  );
}
