import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { controlFrameStyle, controlStyle } from '../Field/control-style.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id'> {
  readonly id?: string;
  /** Inside the box before the text, for example a search icon. */
  readonly leading?: ReactNode;
  /** Inside the box after the text. */
  readonly trailing?: ReactNode;
  /** The radius of the box around the input. */
  readonly boxClassName?: string;
}

/** One line of text. `className` goes to the whole field. Input props and `ref` pass to the input. */
export function TextField({
  id,
  label,
  optional,
  badge,
  hint,
  hintTone,
  error,
  hideLabel,
  leading,
  trailing,
  boxClassName = 'rounded-control',
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const frame = { id, label, optional, badge, hint, hintTone, error, hideLabel, describedBy, className };
  return (
    <Field {...frame}>
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
