import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'children' | 'value' | 'onClick'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Why the switch is disabled. The text replaces the description; the switch stays focusable. */
  readonly disabledReason?: string | undefined;
}

/**
 * Turns a setting on or off immediately; for a value that a form submits use Checkbox. `className` is set on
 * the row, other props and `ref` on the switch. Accessibility: the label names and toggles it, and the states
 * differ by more than colour. The caller provides a label that fits both states.
 */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabledReason,
  className,
  id,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  const note = disabledReason ?? description;
  const blocked = Boolean(disabledReason);
  return (
    <div className={cn('flex min-h-control items-center justify-between gap-6', className)}>
      <div className="min-w-0 flex-1">
        <label htmlFor={controlId} className="block cursor-pointer py-2.5 text-16">
          {label}
        </label>
        {note && (
          <p id={descriptionId} className="-mt-2 pb-2 text-14 text-muted">
            {note}
          </p>
        )}
      </div>
      <button
        {...rest}
        id={controlId}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-disabled={blocked || undefined}
        aria-describedby={joinIds(rest['aria-describedby'], note ? descriptionId : null)}
        onClick={() => !blocked && onCheckedChange(!checked)}
        className="group inline-flex h-target w-13 shrink-0 items-center rounded-full disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        <span
          className={cn(
            'flex h-8 w-full items-center rounded-full p-1 transition-colors transition-toggle',
            checked ? 'bg-ink' : 'bg-line-strong',
          )}
        >
          <span
            className={cn(
              'size-6 rounded-full bg-on-ink transition-transform transition-toggle',
              checked && 'translate-x-5 rtl:-translate-x-5',
            )}
          />
        </span>
      </button>
    </div>
  );
}
