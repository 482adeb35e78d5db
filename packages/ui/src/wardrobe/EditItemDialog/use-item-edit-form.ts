import { itemEditCopy } from '@aura/domain/copy/item-forms';
import type { Item } from '@aura/domain/entities';
import { itemEditValuesOf } from '@aura/domain/forms/item-edit';
import { savedFacts, withFact } from '@aura/domain/forms/item-fields';
import type { Currency } from '@aura/domain/vocabularies/currencies';
import { useState } from 'react';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { useImageChoice } from '../../images/use-image-choice.ts';
import { useItemFactsForm } from '../ItemFields/use-item-facts-form.ts';
import type { PreparePhoto } from '../ItemUploadDialog/use-draft-photos.ts';
import { useOwnFactsForm } from '../OwnFactFields/use-own-facts-form.ts';
import type { ItemEdit, ItemEditOutcome } from './item-edit.ts';

interface ItemEditFormOptions {
  /** Read on mount. */
  readonly item: Item;
  /** Of a new price; read on mount. */
  readonly currency: Currency;
  readonly preparePhoto: PreparePhoto;
  readonly onSave: (edit: ItemEdit) => Promise<ItemEditOutcome>;
  readonly onSaved: () => void;
}

/** State of the edit form's facts and photos (docs/product.md section 4). */
export function useItemEditForm({ item, currency, preparePhoto, onSave, onSaved }: ItemEditFormOptions) {
  const [defaultValues] = useState(() => itemEditValuesOf(item));
  const facts = useItemFactsForm({ defaultValues, withFact });
  const own = useOwnFactsForm(item.own, currency);
  const photos = { front: useImageChoice(preparePhoto), back: useImageChoice(preparePhoto) };
  const [failure, setFailure] = useState<string | null>(null);

  const save = useSingleSubmit(() => {
    setFailure(null);
    // Before the validation of the other facts, so that all messages are shown together.
    const ownFacts = own.read();
    const submit = facts.handleSubmit(async (data) => {
      if (ownFacts === null) return;
      const outcome = await onSave({
        facts: savedFacts(data),
        own: ownFacts,
        front: photos.front.photo ?? undefined,
        back: photos.back.photo ?? undefined,
      });
      if (outcome === 'saved') onSaved();
      else setFailure(itemEditCopy[outcome]);
    });
    return submit();
  });

  return {
    fieldsRef: facts.fieldsRef,
    values: facts.values,
    own,
    photos,
    /** Why the last submit failed; null when it did not. */
    failure,
    isSubmitting: facts.isSubmitting,
    errors: facts.errors,
    isChanged: facts.isDirty || own.isChanged || photos.front.photo !== null || photos.back.photo !== null,
    canSubmit: !(facts.categoryMissing || photos.front.busy || photos.back.busy),
    setFact: facts.setFact,
    submit: () => void save(),
  };
}
