import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { SegmentedToggle } from '../SegmentedToggle/SegmentedToggle.tsx';
import { RadioRow } from './RadioRow.tsx';

interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explanation of the option, shown by the `list` and `cards` variants. */
  readonly description?: string | undefined;
  /** Key that selects the option, shown by the `list` and `cards` variants; the caller handles it. */
  readonly shortcut?: string | undefined;
  /** Why the option is disabled. A disabled option is skipped, and the reason is shown. */
  readonly disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue' | 'children'> {
  readonly label: string;
  /** Text below the label that describes the group. */
  readonly description?: ReactNode;
  /** Replaces the description, marks the group invalid and is announced. */
  readonly error?: string | undefined;
  readonly options: readonly RadioChoice<Value>[];
  /** Null while nothing is selected. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** `list`: one row for each option; `cards`: a frame for each; `bar`: two or three short options side by side. */
  readonly variant?: 'list' | 'cards' | 'bar';
}

/**
 * Selects one of a few values in a form; all are visible. `className`, the element's props and `ref` are set
 * on the group. Accessibility: native radio buttons, so that the group is one tab stop and arrow keys select;
 * name, description and error are associated with it. The caller provides a label, and an initial value where
 * there is a sensible one.
 */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  onValueChange,
  variant = 'list',
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const message = error ?? description;
  const named = {
    'aria-labelledby': labelId,
    'aria-describedby': message ? messageId : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <div
      {...rest}
      {...(variant !== 'bar' && { role: 'radiogroup', ...named })}
      className={cn('flex flex-col', className)}
    >
      <span id={labelId} className="text-14 font-medium">
        {label}
      </span>
      <div id={messageId} aria-live="polite" className={cn('text-14', error ? 'text-danger' : 'text-muted')}>
        {message && <p className="mt-0.5">{message}</p>}
      </div>
      {variant === 'bar' ? (
        <>
          <SegmentedToggle
            {...named}
            variant="bar"
            segments={options}
            value={value}
            onValueChange={onValueChange}
            className="mt-1.5"
          />
          {/* Hidden, since it already describes the bar. */}
          <p aria-hidden className="mt-1.5 text-14 text-muted empty:hidden">
            {options.flatMap((option) => option.disabledReason ?? []).join(' ')}
          </p>
        </>
      ) : (
        options.map((option) => (
          <RadioRow
            key={option.value}
            framed={variant === 'cards'}
            name={id}
            value={option.value}
            label={option.label}
            description={option.disabledReason ?? option.description}
            shortcut={option.shortcut}
            checked={option.value === value}
            disabled={option.disabledReason !== undefined}
            invalid={error !== undefined}
            onSelect={() => onValueChange(option.value)}
          />
        ))
      )}
    </div>
  );
}
