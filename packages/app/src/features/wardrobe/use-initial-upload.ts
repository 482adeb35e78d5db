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
 * Loads the item that the form is opened for, or makes one of each photo, and loads the stored draft unless another tab is editing it.
 * @returns null until both are loaded
 */
export function useInitialUpload(
  drafts: DraftStore<ItemDraftsForm>,
  prefill: Prefill | undefined,
  photos: readonly Blob[] = [],
): InitialUpload | null {
  const [initialPrefill] = useState(prefill);
  const [initialPhotos] = useState(photos);
  const [initial, setInitial] = useState<InitialUpload | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ofPhotos = initialPhotos.map((front) => ({ front, back: null }));
    const items = initialPrefill ? loadPrefilledItem(initialPrefill).then((item) => [item]) : ofPhotos;
    void Promise.all([drafts.claim(), items]).then(([draft, loaded]) => {
      if (isCurrent) setInitial({ draft, items: loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, initialPrefill, initialPhotos]);
  return initial;
}
