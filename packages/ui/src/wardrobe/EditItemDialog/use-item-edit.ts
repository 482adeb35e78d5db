import { itemEditCopy } from '@aura/domain/copy/itemForms';
import type { Item, ItemFacts } from '@aura/domain/entities';
import { itemEditSchema, itemEditValuesOf } from '@aura/domain/forms/itemEdit';
import { type ItemFactValues, savedFacts, withFact } from '@aura/domain/forms/itemFields';
import { useState } from 'react';

type FactName = keyof ItemFactValues;

/** The facts of the edit form (docs/product.md section 4, Wardrobe edit modal). */
export function useItemEdit(item: Item) {
  const [initial] = useState(() => itemEditValuesOf(item));
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<FactName, string>>>({});

  return {
    values,
    errors: values.category === '' ? { ...problems, category: itemEditCopy.categoryMissing } : problems,
    changed: (Object.keys(initial) as FactName[]).some((name) => values[name] !== initial[name]),
    change: <N extends FactName>(name: N, value: ItemFactValues[N]) => {
      setProblems({});
      setValues((before) => withFact(before, name, value));
    },
    /** What is saved; null when a field is wrong, which then says so. */
    facts: (): ItemFacts | null => {
      const { data, error } = itemEditSchema.safeParse(values);
      if (data) return savedFacts(data);
      setProblems(Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message])));
      return null;
    },
  };
}
