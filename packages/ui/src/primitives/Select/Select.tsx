import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';
import { controlFrameStyle, controlStyle } from '../Field/control-style.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly id?: string;
  /** The options. A string is both value and label. */
  readonly options: readonly (string | SelectOption)[];
  /** Shown while the value is the empty string; added as the first option. */
  readonly placeholder?: string;
}

const asOption = (option: string | SelectOption): SelectOption =>
  typeof option === 'string' ? { value: option, label: option } : option;

/**
 * Selects one value of a short list by the native select, which phones show as a wheel. `className` is set on
 * the whole field, other props and `ref` on the select. Accessibility: native. The caller provides a label,
 * and a hint or placeholder that explains why it is disabled. For a long list use a Combobox.
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={cn(controlFrameStyle, 'rounded-control')}>
          <select
            {...select}
            {...control}
            className={cn(
              controlStyle,
              'appearance-none truncate has-[option[value=""]:checked]:text-muted rounded-control ps-3.5 pe-10 [&>option]:bg-surface [&>option]:text-ink',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(asOption).map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute inset-e-3 size-5" />
        </div>
      )}
    </Field>
  );
}
