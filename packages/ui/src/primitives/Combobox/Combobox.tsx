import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/field-props.ts';
import { ComboboxControl, type ComboboxControlProps } from './ComboboxControl.tsx';

export interface ComboboxProps extends FieldFrameProps, Omit<ComboboxControlProps, 'ids' | 'labelId'> {
  readonly id?: string;
}

/**
 * Selects one value of a long list by typing. `className` is set on the whole field, other props and `ref` on
 * the input. Accessibility: the combobox pattern: arrow keys move, Enter selects, Escape closes the list but
 * not a dialog around it, and the label `noMatches` is announced. The caller provides a label, and options
 * with distinct labels.
 */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>{(ids, labelId) => <ComboboxControl {...control} ids={ids} labelId={labelId} />}</Field>
  );
}
