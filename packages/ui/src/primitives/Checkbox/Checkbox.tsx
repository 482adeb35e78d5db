import { Check } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/**
 * A boolean value in a form, or one of several options that may be selected together. `className` is set on
 * the row, other props and `ref` on the native checkbox. Accessibility: label, description and error are
 * associated with it, and the whole row is the target. The caller provides a `fieldset` with a legend around
 * several that belong together.
 */
export function Checkbox({
  label,
  description,
  error,
  onCheckedChange,
  onChange,
  className,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? description;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  };
  return (
    <div className={cn('flex min-h-target items-start gap-3', className)}>
      <span className="relative mt-2.5 inline-grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(rest['aria-describedby'], note ? noteId : null)}
          onChange={change}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-mark bg-surface inset-ring inset-ring-line-strong checked:bg-ink checked:inset-ring-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:inset-ring-line aria-invalid:inset-ring-danger"
        />
        <Check
          aria-hidden
          className="pointer-events-none relative hidden size-4 text-on-ink stroke-bold peer-checked:block peer-disabled:text-muted"
        />
      </span>
      <div className="min-w-0 flex-1">
        <label htmlFor={inputId} className="block cursor-pointer py-2.5 text-16">
          {label}
        </label>
        {note && (
          <p id={noteId} className={cn('-mt-2 pb-2 text-14', error ? 'text-danger' : 'text-muted')}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
