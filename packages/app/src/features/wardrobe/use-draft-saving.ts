import { useCallback, useEffect, useRef } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import type { WaitingForms } from '../../platform/drafts/waiting-forms.ts';

interface DraftSaving {
  readonly open: boolean;
  readonly drafts: Pick<DraftStore<ItemDraftsForm>, 'save' | 'release'>;
  readonly waitingItems: Pick<WaitingForms<ItemDraftsForm>, 'use'>;
  /** Name of the waiting upload that the form edits. */
  readonly waitingName: string | undefined;
}

/** Returns the items that still wait, as they are in the form; null when others wait in their place. */
function withChanges(
  stored: ItemDraftsForm,
  { items, refusals = {} }: ItemDraftsForm,
): ItemDraftsForm | null {
  const changed = new Map(items.map((item) => [item.id, item]));
  if (!stored.items.some(({ id }) => changed.has(id))) return null;
  return { items: stored.items.map((item) => changed.get(item.id) ?? item), current: 0, refusals };
}

/**
 * Returns the function that stores the changes of the upload form, also those after it was closed, by photos that were
 * still being prepared. They do not reserve the form for this tab, and items that were sent meanwhile stay deleted.
 */
export function useDraftSaving({
  open,
  drafts,
  waitingItems,
  waitingName,
}: DraftSaving): (form: ItemDraftsForm | null) => void {
  const isOpen = useRef(open);
  // Effects of the form run before it, so what changes while the form closes is not late.
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  return useCallback(
    (form) => {
      if (!isOpen.current && waitingName !== undefined) {
        const change = async (stored: ItemDraftsForm, replace: (next: ItemDraftsForm) => Promise<void>) => {
          const changed = form && withChanges(stored, form);
          if (changed) await replace(changed);
        };
        void waitingItems.use(waitingName, change).catch(() => undefined);
        return;
      }
      drafts.save(form);
      if (!isOpen.current) drafts.release();
    },
    [drafts, waitingItems, waitingName],
  );
}
