import { useState } from 'react';

/**
 * The direction in which the list moved to its current item: 1 forward, -1 backward, 0 when the item was replaced at
 * the same index or has not changed.
 */
export function useSlideDirection(id: string, index: number): number {
  const [shown, setShown] = useState({ id, index, direction: 0 });
  if (shown.id === id) return shown.direction;
  const direction = Math.sign(index - shown.index);
  setShown({ id, index, direction });
  return direction;
}
