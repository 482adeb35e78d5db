import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useCallback, useEffect, useRef } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';

type Draft = PostDraft<Blob>;

/**
 * Stores the draft of a post in this browser until it is shared or discarded.
 * @param initialDraft read on mount
 */
export function usePostDraft(drafts: DraftStore<Draft>, initialDraft: Draft) {
  const latest = useRef(initialDraft);
  const hasEnded = useRef(false);
  const change = useCallback(
    (part: Partial<Draft>) => {
      if (hasEnded.current) return;
      latest.current = { ...latest.current, ...part };
      drafts.save(latest.current);
    },
    [drafts],
  );
  useEffect(() => change({}), [change]);
  return {
    change,
    /** Returns the post with its last changes. */
    current: () => latest.current,
    /** Deletes the draft and ignores later changes. */
    end: () => {
      hasEnded.current = true;
      drafts.save(null);
    },
  };
}
