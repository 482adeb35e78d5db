import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { characterCount } from '../../foundations/character-count.ts';
import { cn } from '../../foundations/cn.ts';
import { Counter } from '../Field/Counter.tsx';
import { controlBoxStyle, controlStyle } from '../Field/control-style.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';

export interface TextAreaProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'id'> {
  readonly id?: string;
  /**
   * Maximum number of characters, shown by a counter. Longer text is not prevented; the caller validates it.
   */
  readonly counterLimit?: number;
  /** The counter is shown once fewer characters than this are left; by default always. */
  readonly counterThreshold?: number;
  /** Classes of the textarea, for example its font, or `min-h-0` to start with one line. */
  readonly textClassName?: string;
}

const initialLength = (value: unknown): number => (typeof value === 'string' ? characterCount(value) : 0);

/**
 * A multi-line text field that grows with its content; controlled or uncontrolled. `className` is set on the
 * whole field, other props and `ref` on the textarea. Accessibility: the same as TextField; the counter is
 * announced only near the limit, so that it does not interrupt typing. The caller provides an error text when
 * the limit is exceeded.
 */
export function TextArea({
  counterLimit,
  counterThreshold = Number.POSITIVE_INFINITY,
  textClassName = 'min-h-24',
  onChange,
  ...props
}: TextAreaProps) {
  const { field, control: area } = splitFieldProps(props);
  const [typedLength, setTypedLength] = useState(() => initialLength(area.defaultValue));
  const used = area.value === undefined ? typedLength : initialLength(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTypedLength(characterCount(event.target.value));
    onChange?.(event);
  };
  const counted = counterLimit !== undefined && counterLimit - used < counterThreshold;
  const counter = counted && <Counter used={used} limit={counterLimit} />;
  return (
    <Field {...field} counter={counter}>
      {(control) => (
        <div className={controlBoxStyle}>
          <textarea
            {...area}
            {...control}
            onChange={change}
            className={cn(controlStyle, 'field-sizing-content max-h-80 resize-none', textClassName)}
          />
        </div>
      )}
    </Field>
  );
}
