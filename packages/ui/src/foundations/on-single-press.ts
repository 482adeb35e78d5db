import type { MouseEvent } from 'react';

/**
 * Creates the click handler of a toggle. A double click counts as one press, since its second click would undo the
 * first.
 */
export const onSinglePress = (action: () => void) => (click: MouseEvent) => {
  if (click.detail < 2) action();
};
