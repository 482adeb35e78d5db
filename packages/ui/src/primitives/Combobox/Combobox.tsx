import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';
import { ComboboxControl, type ComboboxControlProps } from './ComboboxControl.tsx';

export interface ComboboxProps extends FieldFrameProps, Omit<ComboboxControlProps, 'ids' | 'labelId'> {
  readonly id?: string;
}

/**
 * One of a long list, found by typing. `className` goes to the whole field, other props and `ref` to the input.
 * Accessibility: the combobox pattern: arrows move, Enter chooses, Escape closes the list and nothing around it, and
 * "No matches" is read aloud. Yours: a label, and options whose words differ.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>{(ids, labelId) => <ComboboxControl {...control} ids={ids} labelId={labelId} />}</Field>
  );
}
