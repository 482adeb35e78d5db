import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import type { ItemFactValues } from '@aura/domain/forms/itemFields';
import { addItemProblem, editDraft, removeItemProblem } from '@aura/domain/forms/itemUpload';
import { sizeFits, withFactsBefore, withSharedFacts } from '@aura/domain/forms/sharedFacts';
import { useState } from 'react';
import {
  blankList,
  type Draft,
  type DraftList,
  type GivenItem,
  openedList,
  withBlankDraft,
  withChangedDraft,
  withChangedDrafts,
  withCurrent,
  withoutDrafts,
} from './draft-list.ts';

type FactName = keyof ItemFactValues;

/** What stands over the form, and what can be done about it. */
export type FormMessage =
  | { readonly kind: 'problem' | 'failed' | 'restored'; readonly text: string }
  | { readonly kind: 'shared'; readonly text: string; readonly before: readonly Draft[] };

/** Why the server refused items, by their ids. */
export type Refusals = Readonly<Record<string, string>>;

export type ItemDrafts = ReturnType<typeof useItemDrafts>;

/** Names a draft. */
export const newId = () => crypto.randomUUID();
const problem = (text: string | null): FormMessage | null =>
  text === null ? null : { kind: 'problem', text };
const restored: FormMessage = { kind: 'restored', text: itemUploadCopy.restored };

/**
 * The state of the multi-item form: its items, the one in view, the message over it.
 * @param kept what was filled in before
 * @param given items that the form is opened for
 */
export function useItemDrafts(kept: DraftList | null, given: readonly GivenItem[]) {
  const [list, setList] = useState<DraftList>(() => openedList(kept, given, newId));
  const [message, setMessage] = useState<FormMessage | null>(() => {
    const left = (kept?.items.length ?? 0) + given.length > list.items.length;
    if (left) return problem(itemUploadCopy.tooManyItems);
    return kept && restored;
  });
  const [refusals, setRefusals] = useState<Refusals>({});
  const { items } = list;

  const change = (id: string, next: (draft: Draft) => Draft) => {
    setList((before) => withChangedDraft(before, id, next));
    setRefusals(({ [id]: _gone, ...others }) => others);
  };

  return {
    list,
    message,
    refusals,
    change,
    say: (text: string | null) => setMessage(problem(text)),
    sayRestored: () => setMessage(restored),
    /** The alert of a failed sending; the first item that the server refused comes into view. */
    fail: (reasons: Refusals) => {
      setMessage({ kind: 'failed', text: itemUploadCopy.failed });
      setRefusals(reasons);
      setList((before) => {
        const first = before.items.findIndex(({ id }) => id in reasons);
        return first === -1 ? before : withCurrent(before, first);
      });
    },
    select: (index: number) => setList((before) => withCurrent(before, index)),
    edit: <N extends FactName>(id: string, name: N, value: ItemFactValues[N]) => {
      setMessage(null);
      change(id, (before) => editDraft(before, name, value));
    },
    add: () => {
      const reason = addItemProblem(items.length);
      setMessage(problem(reason));
      const id = newId();
      if (reason === null) setList((before) => withBlankDraft(before, id));
    },
    /** Adds blank items and brings one into view. */
    grow: (ids: readonly string[], inView: string | undefined) =>
      setList((before) => {
        const grown = ids.reduce(withBlankDraft, before);
        const index = grown.items.findIndex(({ id }) => id === inView);
        return withCurrent(grown, index === -1 ? before.current : index);
      }),
    remove: (id: string) => {
      const reason = removeItemProblem(items.length);
      setMessage(problem(reason));
      if (reason === null) setList((before) => withoutDrafts(before, [id], id));
    },
    /** Hands the shared facts of an item to all others. */
    share: (source: Draft) => {
      const misfits = items.flatMap((draft, index) =>
        draft.id === source.id || sizeFits(draft, source.size) ? [] : [index + 1],
      );
      const text = itemUploadCopy.appliedToAll(items.length - 1, misfits);
      setMessage({ kind: 'shared', text, before: items });
      setList((before) =>
        withChangedDrafts(before, (draft) =>
          draft.id === source.id ? draft : withSharedFacts(draft, source),
        ),
      );
    },
    /** Takes a sharing back. */
    unshare: (originals: readonly Draft[]) => {
      setMessage(null);
      setList((before) =>
        withChangedDrafts(before, (draft) => {
          const original = originals.find(({ id }) => id === draft.id);
          return original ? withFactsBefore(draft, original) : draft;
        }),
      );
    },
    /** Takes the items out that were sent. */
    dropSent: (ids: readonly string[]) => {
      const id = newId();
      setList((before) => withoutDrafts(before, ids, id));
    },
    reset: () => {
      setMessage(null);
      setRefusals({});
      setList(blankList(newId()));
    },
  };
}
