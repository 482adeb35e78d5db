import { useEffect, useState } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { loadPrefilledItem, type Prefill, type PrefilledItem } from './prefill.ts';

/** Initial state of the upload form. */
interface InitialUpload {
  readonly draft: ItemDraftsForm | null;
  readonly items: readonly PrefilledItem[];
}

/**
 * Loads the item that the form is opened for, and the stored draft unless another tab is editing it.
 * @returns null until both are loaded
 */
export function useInitialUpload(
  drafts: DraftStore<ItemDraftsForm>,
  prefill: Prefill | undefined,
): InitialUpload | null {
  const [initialPrefill] = useState(prefill);
  const [initial, setInitial] = useState<InitialUpload | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const items = initialPrefill ? loadPrefilledItem(initialPrefill).then((item) => [item]) : [];
    void Promise.all([drafts.claim(), items]).then(([draft, loaded]) => {
      if (isCurrent) setInitial({ draft, items: loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, initialPrefill]);
  return initial;
}
