import type { Item } from '@aura/domain/entities';
import type { ItemFactValues } from '@aura/domain/forms/item-fields';
import {
  type CommonFacts,
  commonFactProblems,
  commonFacts,
  itemsEditOf,
  withCommonFact,
} from '@aura/domain/forms/items-edit';
import { useState } from 'react';
import { useFieldFocus } from '../../foundations/use-field-focus.ts';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';

interface ItemsEditFormOptions {
  /** Read on mount. */
  readonly items: readonly Item[];
  /** Saves the facts; resolves to why some items were not changed, or to null. */
  readonly onSave: (facts: CommonFacts) => Promise<string | null>;
  readonly onSaved: () => void;
}

/** State of the form that gives several items the same facts. Messages appear when saving is tried. */
export function useItemsEditForm({ items, onSave, onSaved }: ItemsEditFormOptions) {
  const [initial] = useState(() => itemsEditOf(items));
  const [edit, setEdit] = useState(initial);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<ReturnType<typeof commonFactProblems>>({});
  const { fieldsRef, focusInvalidField } = useFieldFocus<HTMLDivElement>();
  const change = (next: typeof edit) => {
    setErrors({});
    setFailure(null);
    setEdit(next);
  };
  const submit = useSingleSubmit(async () => {
    const problems = commonFactProblems(edit);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return focusInvalidField();
    setSubmitting(true);
    const reason = await onSave(commonFacts(edit));
    setSubmitting(false);
    if (reason === null) onSaved();
    else setFailure(reason);
  });
  return {
    ...edit,
    fieldsRef,
    errors,
    /** Why the last submit failed; null when it did not. */
    failure,
    isSubmitting,
    isChanged: edit.changed.size > 0,
    setFact: <N extends keyof ItemFactValues>(name: N, value: ItemFactValues[N]) =>
      change(withCommonFact(edit, name, value)),
    reset: () => change(initial),
    submit: () => void submit(),
  };
}
