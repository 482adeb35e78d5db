import type { VariantProps } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: VariantProps<typeof buttonStyle>['variant'];
  readonly size?: VariantProps<typeof buttonStyle>['size'];
  /** Shows a spinner at the same width and ignores presses. */
  readonly busy?: boolean;
  /**
   * Why the button is disabled. The text is shown below the button and announced with it; the button stays
   * focusable. Pass null while a button whose reason comes and goes is enabled: undefined has another markup, and a
   * change to it removes the focus.
   */
  readonly disabledReason?: string | null | undefined;
}

/**
 * Triggers an action; for navigation use Link. Accessibility: busy buttons and those with a `disabledReason`
 * or `aria-disabled` stay focusable and expose their state, and the reason is announced with the name. The caller provides
 * text that names the action, `type="submit"` in forms, `disabled` only where a visible text explains why, and
 * `aria-disabled` for a button that its own press makes unavailable.
 */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isUnavailable = Boolean(disabledReason) || rest['aria-disabled'] === true;
  const blocked = busy || isUnavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], disabledReason && reasonId)}
      onClick={press}
      className={cn(buttonStyle({ variant, size, unavailable: disabled || isUnavailable }), className)}
    >
      <span className={cn('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className="inline-flex flex-col items-stretch gap-1.5">
      {button}
      {disabledReason && (
        <span id={reasonId} className="text-14 text-muted">
          {disabledReason}
        </span>
      )}
    </span>
  );
}
