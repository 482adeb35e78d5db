import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of cards in the first render, which fill the first screens. */
const firstCount = 30;
/** Number of cards that are added at a time, so that no frame waits for all of them. */
const stepCount = 40;

/** The index of the first cell of the list that is below the top of the window, as if all cells had the same height. */
function visibleIndex(list: HTMLElement | null, count: number): number {
  if (list === null) return 0;
  const { top, height } = list.getBoundingClientRect();
  return Math.floor((Math.max(0, -top) / Math.max(1, height)) * count);
}

/**
 * Decides which cells of a long list have their card yet. All get it without a user action, those in the window first, so
 * that the browser's text search finds every card. Cells without a card must have the size of one.
 * @param ids of the cells in their order; memoized
 * @param list the list's element
 */
export function useGradualCards(ids: readonly string[], list: RefObject<HTMLElement | null>) {
  const [withCard, setWithCard] = useState<ReadonlySet<string>>(() => new Set(ids.slice(0, firstCount)));
  useEffect(() => {
    // Cards of cells that are not listed any more have unmounted, and would come back all at once.
    const present = ids.filter((id) => withCard.has(id));
    if (present.length === ids.length && present.length === withCard.size) return;
    const start = visibleIndex(list.current, ids.length);
    const order = [...ids.slice(start), ...ids.slice(0, start)];
    const next = order.filter((id) => !withCard.has(id)).slice(0, stepCount);
    startTransition(() => setWithCard(new Set([...present, ...next])));
  }, [ids, list, withCard]);
  return {
    hasCard: (id: string, index: number) => index < firstCount || withCard.has(id),
    /** Renders the card of a cell immediately, for example since it gets the focus. */
    renderCard: (id: string) => {
      if (!withCard.has(id)) flushSync(() => setWithCard((before) => new Set([...before, id])));
    },
  };
}
