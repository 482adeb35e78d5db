import type { ComponentProps, ReactNode } from 'react';
import { characterCount } from '../../foundations/character-count.ts';
import { cn } from '../../foundations/cn.ts';
import { Counter } from '../Field/Counter.tsx';
import { controlFrameStyle, controlStyle } from '../Field/control-style.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id'> {
  readonly id?: string;
  /** Shows a counter against this many characters, for a controlled text. */
  readonly counterLimit?: number;
  /** Inside the box before the text, for example a search icon. */
  readonly leading?: ReactNode;
  /** Inside the box after the text. */
  readonly trailing?: ReactNode;
  /** The radius of the box around the input. */
  readonly boxClassName?: string;
}

/**
 * One line of text. `className` goes to the whole field, other props and `ref` to the input. Accessibility: label,
 * hint and error are tied to it, an error marks it invalid and is read aloud. Yours: `type`, `inputMode` and
 * `autoComplete` for what is asked, and an error that says how to mend it.
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
