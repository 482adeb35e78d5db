import type { ComponentProps, ReactNode } from 'react';
import { characterCount } from '../../foundations/character-count.ts';
import { cn } from '../../foundations/cn.ts';
import { Counter } from '../Field/Counter.tsx';
import { controlFrameStyle, controlStyle } from '../Field/control-style.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id'> {
  readonly id?: string;
  /** Maximum number of characters, shown by a counter; for a controlled value. */
  readonly counterLimit?: number;
  /** Content at the start of the box, for example a search icon. */
  readonly leading?: ReactNode;
  /** Content at the end of the box. */
  readonly trailing?: ReactNode;
  /** Classes that set the radius of the box. */
  readonly boxClassName?: string;
}

/**
 * A single-line text field. `className` is set on the whole field, other props and `ref` on the input.
 * Accessibility: label, hint and error are associated with it, and an error marks it invalid and is
 * announced. The caller provides `type`, `inputMode` and `autoComplete`, and an error text that describes how
 * to correct the value.
 */
export function TextField({
  counterLimit,
  leading,
  trailing,
  boxClassName = 'rounded-control',
  ...props
}: TextFieldProps) {
  const { field, control: input } = splitFieldProps(props);
  const counter = counterLimit !== undefined && (
    <Counter used={characterCount(String(input.value ?? ''))} limit={counterLimit} />
  );
  return (
    <Field {...field} counter={counter}>
      {(control) => (
        <div className={cn(controlFrameStyle, 'px-3.5', boxClassName)}>
          {leading}
          <input type="text" {...input} {...control} className={controlStyle} />
          {trailing}
        </div>
      )}
    </Field>
  );
}
