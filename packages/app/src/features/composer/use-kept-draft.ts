import type { PostDraft } from '@aura/domain/forms/postDraft';
import { useCallback, useEffect, useRef } from 'react';
import type { Unsent } from '../../platform/unsent/unsent.ts';

type Draft = PostDraft<Blob>;

/**
 * Keeps a post on the device from its photo on, until it is over.
 * @param start read when the component mounts
 */
export function useKeptDraft(unsent: Unsent<Draft>, start: Draft) {
  const latest = useRef(start);
  const isOver = useRef(false);
  const change = useCallback(
    (part: Partial<Draft>) => {
      if (isOver.current) return;
      latest.current = { ...latest.current, ...part };
      unsent.keep(latest.current);
    },
    [unsent],
  );
  useEffect(() => change({}), [change]);
  return {
    change,
    /** The key under which the post is sent. */
    key: () => latest.current.id,
    /** It is shared or discarded. */
    end: () => {
      isOver.current = true;
      unsent.keep(null);
    },
  };
}
