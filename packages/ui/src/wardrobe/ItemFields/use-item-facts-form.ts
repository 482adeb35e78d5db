import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { itemEditSchema } from '@aura/domain/forms/item-edit';
import type { ItemFactValues } from '@aura/domain/forms/item-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFieldFocus } from '../../foundations/use-field-focus.ts';

type FactName = keyof ItemFactValues;

interface ItemFactsFormOptions {
  /** Read on mount. */
  readonly defaultValues: ItemFactValues;
  /** Changes one fact and what depends on it. */
  readonly withFact: <N extends FactName>(
    values: ItemFactValues,
    name: N,
    value: ItemFactValues[N],
  ) => ItemFactValues;
}

const resolver = zodResolver(itemEditSchema);

/** State of a form that edits the facts of one item (docs/product.md section 4). */
export function useItemFactsForm({ defaultValues, withFact }: ItemFactsFormOptions) {
  const { watch, getValues, setValues, clearErrors, handleSubmit, formState } = useForm({
    defaultValues,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { fieldsRef, focusInvalidField } = useFieldFocus<HTMLDivElement>();
  const { errors, isDirty, isSubmitting } = formState;
  const values = watch();
  const categoryMissing = values.category === '';
  const errorTexts = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error.message]),
  ) as Partial<Record<FactName, string>>;

  return {
    values,
    isDirty,
    isSubmitting,
    categoryMissing,
    fieldsRef,
    /** Validates the facts and calls `onValid` with them. Afterwards the first invalid field has the focus, if there is one. */
    handleSubmit: (onValid: (facts: ItemFactValues) => Promise<void>) => async () => {
      await handleSubmit(onValid)();
      focusInvalidField();
    },
    /** The category's error is shown while editing, the other errors after a submit. */
    errors: categoryMissing ? { ...errorTexts, category: itemEditCopy.categoryMissing } : errorTexts,
    setFact: <N extends FactName>(name: N, value: ItemFactValues[N]) => {
      clearErrors();
      setValues(withFact(getValues(), name, value), { shouldDirty: true });
    },
  };
}
