import { useMemo, useRef } from 'react';
import type { OutfitDraft, OutfitDrafts } from '../../platform/storage/outfit-drafts.ts';

/**
 * The draft of the outfit that this tab edits. Another tab that edits the same outfit may replace or remove it.
 * @param initial what is stored; null when the server has every change
 */
export function useOutfitDraft(drafts: OutfitDrafts, initial: OutfitDraft | null) {
  /** What this tab has stored; null when the server has every change. */
  const stored = useRef(initial);
  return useMemo(() => {
    const store = (draft: OutfitDraft) => {
      stored.current = draft;
      drafts.write(draft);
    };
    return {
      store,
      /** Stores the draft again when another tab has removed it. */
      restore: (draft: OutfitDraft) => {
        if (stored.current !== null && drafts.read(draft.key) === null) store(draft);
      },
      /** Removes the draft, unless another tab has replaced it. */
      forget: () => {
        if (stored.current !== null) drafts.removeUnchanged(stored.current);
        stored.current = null;
      },
    };
  }, [drafts]);
}
