import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Item } from '@aura/domain/entities';
import { itemEditSchema, itemEditValuesOf } from '@aura/domain/forms/item-edit';
import { type ItemFactValues, savedFacts, withFact } from '@aura/domain/forms/item-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { useImageChoice } from '../../images/use-image-choice.ts';
import type { PreparePhoto } from '../ItemUploadDialog/use-draft-photos.ts';
import type { ItemEdit, ItemEditOutcome } from './item-edit.ts';

type FactName = keyof ItemFactValues;

interface ItemEditFormOptions {
  /** Read on mount. */
  readonly item: Item;
  readonly preparePhoto: PreparePhoto;
  readonly onSave: (edit: ItemEdit) => Promise<ItemEditOutcome>;
  readonly onSaved: () => void;
}

const resolver = zodResolver(itemEditSchema);

/** State of the edit form's facts and photos (docs/product.md section 4, Wardrobe edit modal). */
export function useItemEditForm({ item, preparePhoto, onSave, onSaved }: ItemEditFormOptions) {
  const [defaultValues] = useState(() => itemEditValuesOf(item));
  const { watch, getValues, setValues, clearErrors, handleSubmit, formState } = useForm({
    defaultValues,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const photos = { front: useImageChoice(preparePhoto), back: useImageChoice(preparePhoto) };
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isDirty, isSubmitting } = formState;
  const values = watch();
  const categoryMissing = values.category === '';
  const errorTexts = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error.message]),
  ) as Partial<Record<FactName, string>>;

  const save = useSingleSubmit(
    handleSubmit(async (data) => {
      setFailure(null);
      const outcome = await onSave({
        facts: savedFacts(data),
        front: photos.front.photo ?? undefined,
        back: photos.back.photo ?? undefined,
      });
      if (outcome === 'saved') onSaved();
      else setFailure(itemEditCopy[outcome]);
    }),
  );

  return {
    values,
    photos,
    /** Why the last submit failed; null when it did not. */
    failure,
    isSubmitting,
    /** The category's error is shown while editing, the other errors after a submit. */
    errors: categoryMissing ? { ...errorTexts, category: itemEditCopy.categoryMissing } : errorTexts,
    isChanged: isDirty || photos.front.photo !== null || photos.back.photo !== null,
    canSubmit: !(categoryMissing || photos.front.busy || photos.back.busy),
    setFact: <N extends FactName>(name: N, value: ItemFactValues[N]) => {
      clearErrors();
      setValues(withFact(getValues(), name, value), { shouldDirty: true });
    },
    submit: () => void save(),
  };
}
