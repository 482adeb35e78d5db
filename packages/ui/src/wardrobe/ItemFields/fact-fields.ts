import { editItemsCopy } from '@aura/domain/copy/edit-items';
import type { ItemFactValues } from '@aura/domain/forms/item-fields';

type FactName = keyof ItemFactValues;

/** The props of every group of fact fields. */
export interface FactFieldsProps {
  readonly values: ItemFactValues;
  /** The fields that the detection filled; they have a badge. */
  readonly detected?: readonly FactName[];
  /** The fields in which several edited items differ; they say so while they are empty. */
  readonly different?: readonly FactName[];
  readonly onFactChange: <N extends FactName>(name: N, value: ItemFactValues[N]) => void;
  /** Error messages by field. */
  readonly errors?: Partial<Record<FactName, string | undefined>>;
}

/** The placeholder of a field. */
export function placeholderOf(
  { different = [] }: Pick<FactFieldsProps, 'different'>,
  name: FactName,
  usual: string,
): string {
  return different.includes(name) ? editItemsCopy.differentValues : usual;
}
