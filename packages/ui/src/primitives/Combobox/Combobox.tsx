import { useId } from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { ComboboxControl, type ComboboxControlProps } from './ComboboxControl.tsx';

export interface ComboboxProps extends FieldFrameProps, Omit<ComboboxControlProps, 'ids' | 'labelId'> {
  readonly id?: string;
}

/**
 * One of a long list, found by typing. `className` goes to the whole field, other props and `ref` to the input.
 * Accessibility: the combobox pattern: arrows move, Enter chooses, Escape closes the list and nothing around it, and
 * "No matches" is read aloud. Yours: a label, and options whose words differ.
 */
export function Combobox({
  id,
  label,
  optional,
  badge,
  hint,
  hintTone,
  error,
  hideLabel,
  className,
  'aria-describedby': describedBy,
  ...control
}: ComboboxProps) {
  const ownId = useId();
  const frame = { label, optional, badge, hint, hintTone, error, hideLabel, describedBy, className };
  return (
    <Field id={id ?? ownId} {...frame}>
      {(ids, labelId) => <ComboboxControl {...control} ids={ids} labelId={labelId} />}
    </Field>
  );
}
