import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { ItemFactValues } from '@aura/domain/forms/item-fields';
import { addItemProblem, editDraft, removeItemProblem } from '@aura/domain/forms/item-upload';
import { sizeFits, withFactsBefore, withSharedFacts } from '@aura/domain/forms/shared-facts';
import { useState } from 'react';
import { type Draft, type DraftForm, type InitialItem, initialDraftForm } from './item-drafts.ts';
import { newId, useDraftList } from './use-draft-list.ts';

type FactName = keyof ItemFactValues;

/** The message above the form; its kind decides which action it offers. */
export type FormMessage =
  | { readonly kind: 'problem' | 'failed' | 'restored'; readonly text: string }
  | { readonly kind: 'applied'; readonly text: string; readonly before: readonly Draft[] };

/** The server's reasons for rejecting items, by item id. */
export type Refusals = Readonly<Record<string, string>>;

export type ItemDrafts = ReturnType<typeof useItemDrafts>;

const problemMessage = (text: string | null): FormMessage | null =>
  text === null ? null : { kind: 'problem', text };
const restoredMessage: FormMessage = { kind: 'restored', text: itemUploadCopy.restored };

/**
 * The state of the multi-item form: its items, the current one, the message above the form and the refusals.
 * @param draft the saved draft
 * @param initialItems items that the form is prefilled with, after those of the draft
 * @param announcesDraft whether a message says that the items of the draft are restored
 */
export function useItemDrafts(
  draft: DraftForm | null,
  initialItems: readonly InitialItem[],
  announcesDraft: boolean,
) {
  const [initial] = useState(() => initialDraftForm(draft, initialItems, newId));
  const list = useDraftList(initial);
  const [message, setMessage] = useState<FormMessage | null>(() => {
    const exceedsLimit = (draft?.items.length ?? 0) + initialItems.length > initial.items.length;
    if (exceedsLimit) return problemMessage(itemUploadCopy.tooManyItems);
    return draft && announcesDraft ? restoredMessage : null;
  });
  const [refusals, setRefusals] = useState<Refusals>(draft?.refusals ?? {});

  const change = (id: string, next: (before: Draft) => Draft) => {
    list.change(id, next);
    setRefusals(({ [id]: _cleared, ...others }) => others);
  };

  return {
    ...list,
    message,
    refusals,
    change,
    showProblem: (text: string | null) => setMessage(problemMessage(text)),
    showRestored: () => setMessage(announcesDraft ? restoredMessage : null),
    /** Shows that sending failed and makes the first refused item the current one. */
    showFailure: (reasons: Refusals) => {
      setMessage({ kind: 'failed', text: itemUploadCopy.failed });
      setRefusals(reasons);
      const first = list.getItems().findIndex(({ id }) => id in reasons);
      if (first !== -1) list.select(first);
    },
    edit: <N extends FactName>(id: string, name: N, value: ItemFactValues[N]) => {
      setMessage(null);
      change(id, (before) => editDraft(before, name, value));
    },
    addBlank: () => {
      const reason = addItemProblem(list.items.length);
      setMessage(problemMessage(reason));
      if (reason === null) list.append([newId()]);
    },
    removeItem: (id: string) => {
      const reason = removeItemProblem(list.items.length);
      setMessage(problemMessage(reason));
      if (reason === null) list.remove([id]);
    },
    /** Copies brand, size, material and style of an item to all others. */
    applyToAll: (source: Draft) => {
      const misfits = list.items.flatMap((item, index) =>
        item.id === source.id || sizeFits(item, source.size) ? [] : [index + 1],
      );
      const text = itemUploadCopy.appliedToAll(list.items.length - 1, misfits);
      setMessage({ kind: 'applied', text, before: list.items });
      list.changeAll((item) => (item.id === source.id ? item : withSharedFacts(item, source)));
    },
    /** Undoes `applyToAll`. */
    undoApply: (originals: readonly Draft[]) => {
      setMessage(null);
      list.changeAll((item) => {
        const original = originals.find(({ id }) => id === item.id);
        return original ? withFactsBefore(item, original) : item;
      });
    },
    reset: () => {
      setMessage(null);
      setRefusals({});
      list.clear();
    },
  };
}
