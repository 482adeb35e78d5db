import type { DetectedItem, ItemFacts } from '@aura/domain/entities';
import { correctionValuesOf, withCorrectedFact } from '@aura/domain/forms/detected-item';
import { savedFacts } from '@aura/domain/forms/item-fields';
import { useState } from 'react';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { useItemFactsForm } from '../../wardrobe/ItemFields/use-item-facts-form.ts';

interface CorrectionFormOptions {
  /** Read on mount. */
  readonly item: DetectedItem;
  /** Returns whether the facts were saved. */
  readonly onSave: (facts: ItemFacts) => Promise<boolean>;
  readonly onSaved: () => void;
}

/** State of the form that corrects a detected item. Without a change, submitting closes it. */
export function useCorrectionForm({ item, onSave, onSaved }: CorrectionFormOptions) {
  const [defaultValues] = useState(() => correctionValuesOf(item));
  const form = useItemFactsForm({
    defaultValues,
    withFact: (values, name, value) => withCorrectedFact(values, name, value, item),
  });
  const [failed, setFailed] = useState(false);
  const save = useSingleSubmit(
    form.handleSubmit(async (data) => {
      setFailed(false);
      const saved = !form.isDirty || (await onSave(savedFacts(data)));
      setFailed(!saved);
      if (saved) onSaved();
    }),
  );
  return { ...form, failed, submit: () => void save() };
}
