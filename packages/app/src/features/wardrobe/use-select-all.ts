import { useEffect, useEffectEvent, useState } from 'react';
import type { FurtherPages } from './further-pages.ts';
import type { useItemSelection } from './use-item-selection.ts';

/**
 * Selects all items of a list. While further pages of it load, waits for them, unless the selection changes or ends.
 * @param shownIds of the loaded items that the filter shows
 */
export function useSelectAll(
  shownIds: readonly string[],
  further: FurtherPages | undefined,
  { ids, replace }: Pick<ReturnType<typeof useItemSelection>, 'ids' | 'replace'>,
) {
  /** The selection at the press that waits for further pages. */
  const [pressedWith, setPressedWith] = useState<typeof ids>(null);
  if (pressedWith !== ids && pressedWith !== null) setPressedWith(null);
  const isRequested = pressedWith !== null && pressedWith === ids;
  const isWhole = further === undefined;
  const hasFailed = !isWhole && further.failed && !further.isFetching;

  const select = useEffectEvent(() => replace(shownIds));
  const isReady = isRequested && isWhole;
  useEffect(() => {
    if (isReady) select();
  }, [isReady]);

  return {
    isWaiting: isRequested && !isWhole && !hasFailed,
    /** Whether further pages could not be read. */
    hasFailed: isRequested && hasFailed,
    selectAll: () => {
      if (isWhole) return replace(shownIds);
      setPressedWith(ids);
      if (hasFailed) further.load();
    },
  };
}
