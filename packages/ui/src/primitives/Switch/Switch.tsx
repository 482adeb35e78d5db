import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface SwitchProps
  extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'children' | 'value' | 'onClick'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** Turns something on or off at once. The whole line is the target. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  className,
  id,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptionId = `${controlId}-description`;
  return (
    <div className={cn('flex min-h-control items-center justify-between gap-6', className)}>
      <div className="min-w-0 flex-1">
        <label htmlFor={controlId} className="block cursor-pointer py-2.5 text-16">
          {label}
        </label>
        {description && (
          <p id={descriptionId} className="-mt-2 pb-2 text-14 text-muted">
            {description}
          </p>
        )}
      </div>
      <button
        {...rest}
        id={controlId}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={description ? descriptionId : undefined}
        onClick={() => onCheckedChange(!checked)}
        className="group inline-flex h-target w-13 shrink-0 items-center rounded-full disabled:cursor-not-allowed disabled:opacity-50"
      >
        <span
          className={cn(
            'flex h-8 w-full items-center rounded-full p-1 transition-colors move-toggle',
            checked ? 'bg-ink' : 'bg-line-strong',
          )}
        >
          <span
            className={cn(
              'size-6 rounded-full bg-on-ink transition-transform move-toggle',
              checked && 'translate-x-5 rtl:-translate-x-5',
            )}
          />
        </span>
      </button>
    </div>
  );
}
