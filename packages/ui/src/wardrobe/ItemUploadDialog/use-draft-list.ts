import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { clampIndex, type Draft, type DraftForm, draftFormSchema } from './item-drafts.ts';

/** Creates the id of a draft. */
export const newId = () => crypto.randomUUID();

const resolver = zodResolver(draftFormSchema, undefined, { raw: true });

/**
 * The items of the upload form as a react-hook-form field array, and the index of the current item.
 * @param initial read on mount
 */
export function useDraftList(initial: DraftForm) {
  const { control, getValues, handleSubmit } = useForm({
    defaultValues: { items: [...initial.items] },
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // A draft has an `id`, so the key of react-hook-form needs another name.
  const { fields, append, remove, replace, update } = useFieldArray({
    control,
    name: 'items',
    keyName: 'key',
  });
  const items = useMemo(() => fields.map(({ key: _key, ...draft }): Draft => draft), [fields]);
  const [current, setCurrent] = useState(initial.current);

  const select = (index: number) => setCurrent(clampIndex(index, getValues('items').length));
  return {
    items,
    current,
    handleSubmit,
    /** Returns the items after all changes, including those not rendered yet. */
    getItems: (): readonly Draft[] => getValues('items'),
    /** Makes an item the current one; clamps the index. */
    select,
    /** Appends blank items. The item `currentId` becomes the current one; by default, the last. */
    append: (ids: readonly string[], currentId = ids.at(-1)) => {
      append(
        ids.map((id) => blankItemDraft<Blob>(id)),
        { shouldFocus: false },
      );
      const index = getValues('items').findIndex(({ id }) => id === currentId);
      if (index !== -1) setCurrent(index);
    },
    /** Removes items. When none is left, adds a blank one. */
    remove: (ids: readonly string[]) => {
      const indexes = getValues('items').flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
      const left = getValues('items').length - indexes.length;
      if (left === 0) replace([blankItemDraft(newId())]);
      else remove(indexes);
      setCurrent((index) => clampIndex(index, Math.max(left, 1)));
    },
    /** Changes one item. Does nothing when it has been removed. */
    change: (id: string, next: (draft: Draft) => Draft) => {
      const index = getValues('items').findIndex((draft) => draft.id === id);
      const draft = getValues(`items.${index}`);
      if (draft) update(index, next(draft));
    },
    changeAll: (next: (draft: Draft) => Draft) => replace(getValues('items').map(next)),
    /** Replaces all items by a blank one. */
    clear: () => {
      replace([blankItemDraft(newId())]);
      setCurrent(0);
    },
  };
}
