import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

interface Chip<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface CheckboxChipsProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'dir' | 'defaultValue' | 'children'> {
  readonly label: string;
  readonly options: readonly Chip<Value>[];
  readonly values: readonly Value[];
  /** Called with the selected values in the order of the options. */
  readonly onValuesChange: (values: readonly Value[]) => void;
  /** The checkboxes stay focusable and cannot be changed, for example while they are saved. */
  readonly readOnly?: boolean;
}

/**
 * Selects any number of a few short values in a form, shown as chips. Props and `ref` are set on the group.
 * Accessibility: a group of native checkboxes, each a tab stop; the space bar selects. The caller provides a
 * label.
 */
export function CheckboxChips<Value extends string>({
  label,
  options,
  values,
  onValuesChange,
  readOnly = false,
  className,
  ...rest
}: CheckboxChipsProps<Value>) {
  const toggle = (changed: Value, checked: boolean) => {
    if (readOnly) return;
    onValuesChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === changed ? checked : values.includes(value))),
    );
  };
  return (
    <fieldset {...rest} className={cn('min-w-0', className)}>
      <legend className="mb-1.5 text-14 font-medium wrap-anywhere">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: chip }) => (
          <label
            key={value}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full px-4 text-14 font-medium inset-ring inset-ring-line-strong hover:bg-hover has-checked:bg-ink has-checked:text-on-ink has-checked:inset-ring-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="checkbox"
              value={value}
              checked={values.includes(value)}
              aria-readonly={readOnly || undefined}
              onChange={({ target }) => toggle(value, target.checked)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit] outline-none"
            />
            {chip}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
