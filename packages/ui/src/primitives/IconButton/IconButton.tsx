import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const style = cva('inline-grid shrink-0 place-items-center rounded-full transition-colors transition-press', {
  variants: {
    variant: {
      quiet: '',
      outline: 'inset-ring',
      solid: '',
      elevated: 'shadow-raise -outline-offset-2',
      danger: '',
      inherit: '',
    },
    size: { md: 'size-target [&_svg]:size-5', lg: 'size-16 [&_svg]:size-6' },
    unavailable: { true: 'cursor-not-allowed text-muted', false: '' },
  },
  compoundVariants: [
    { variant: 'quiet', unavailable: false, class: 'text-ink hover:bg-hover' },
    {
      variant: 'outline',
      unavailable: false,
      class: 'bg-paper text-ink inset-ring-line-strong hover:bg-hover',
    },
    { variant: 'solid', unavailable: false, class: 'bg-ink text-on-ink hover:bg-ink-hover' },
    { variant: 'elevated', unavailable: false, class: 'bg-surface text-ink hover:bg-hover' },
    { variant: 'danger', unavailable: false, class: 'text-danger hover:bg-hover' },
    { variant: 'inherit', unavailable: false, class: 'text-current hover:bg-hover' },
    { variant: 'outline', unavailable: true, class: 'bg-paper inset-ring-line' },
    { variant: 'elevated', unavailable: true, class: 'bg-surface hover:bg-paper' },
    { variant: 'solid', unavailable: true, class: 'bg-sunken' },
  ],
  defaultVariants: { variant: 'quiet', size: 'md', unavailable: false },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, also shown as the title on hover. */
  readonly label: string;
  /** An icon of lucide-react. */
  readonly children: ReactNode;
  readonly variant?: VariantProps<typeof style>['variant'];
  /** `lg` is 64 px, for the main action of a screen. */
  readonly size?: VariantProps<typeof style>['size'];
  readonly busy?: boolean;
  /**
   * Why the button is disabled. The text is announced with the name and shown on hover; the button stays
   * focusable.
   */
  readonly disabledReason?: string | undefined;
  /** Called for a press while the button is disabled or busy, to show the reason where it must be visible. */
  readonly onUnavailablePress?: (() => void) | undefined;
}

/**
 * A round button of 44 px that shows only an icon. Accessibility: the label is its name, the reason its
 * description; busy buttons and those with a `disabledReason` stay focusable. The caller provides a label
 * that is unique on the page ("Actions of Sweater"), and an icon that is well known or has a Tooltip.
 */
export function IconButton({
  label,
  variant,
  size,
  busy = false,
  disabled = false,
  disabledReason,
  onUnavailablePress,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const blocked = Boolean(disabledReason) || rest['aria-disabled'] === true;
  const unavailable = disabled || blocked;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy && !unavailable) return onClick?.(event);
    event.preventDefault();
    if (unavailable) onUnavailablePress?.();
  };
  const button = (
    <button
      title={disabledReason ?? label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], disabledReason && reasonId)}
      onClick={press}
      className={cn(style({ variant, size, unavailable }), className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
  return (
    <>
      {button}
      {disabledReason && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}
