import type { OutfitDraft, OutfitDrafts } from '../../platform/storage/outfit-drafts.ts';

/**
 * The draft of the outfit that this tab edits. Another tab that edits the same outfit may replace or remove it.
 * @param initial what is stored; null when the server has every change
 */
export function createEditedDraft(drafts: OutfitDrafts, initial: OutfitDraft | null) {
  /** What this tab has stored; null when the server has every change. */
  let stored = initial;
  const store = (draft: OutfitDraft) => {
    stored = draft;
    drafts.write(draft);
  };
  return {
    store,
    /** Stores the draft again when another tab has removed it. */
    restore: (draft: OutfitDraft) => {
      if (stored !== null && drafts.read(draft.key) === null) store(draft);
    },
    /** Removes the draft, unless another tab has replaced it. */
    forget: () => {
      if (stored !== null) drafts.removeUnchanged(stored);
      stored = null;
    },
  };
}
