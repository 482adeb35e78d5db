import { gridIndexOfKey } from '@aura/domain/rules/grid-keys';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { controlsOf } from '../../foundations/controls-of.ts';
import { cardCells, cardKeyOf } from '../CardGrid/card-cells.ts';

/** The number of cells in the first row. */
function columnsOf(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.offsetTop;
  const next = cells.findIndex((cell) => cell.offsetTop !== top);
  return next < 0 ? cells.length : next;
}

/**
 * Moves the focus in a grid of cards by arrow keys, Home and End, to the same control of another card. Only one card is
 * in the tab order: the last one that had the focus, at first the first one.
 * @param ids the keys of the cards in their order
 * @param onTabIn called when Tab moves the focus into the grid
 */
export function useGridFocus(ids: readonly string[], onTabIn: (() => void) | undefined) {
  const [lastId, setLastId] = useState<string | null>(null);
  const tabStopId = lastId !== null && ids.includes(lastId) ? lastId : (ids[0] ?? null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const cells = cardCells(currentTarget);
    // Events of a menu in a portal arrive here too.
    const cell = cells.find((one) => one.contains(target as Node));
    if (cell === undefined) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const place = { index: cells.indexOf(cell), count: cells.length, columns: columnsOf(cells), isRtl };
    const index = gridIndexOfKey(key, place);
    const next = index === null ? undefined : cells[index];
    if (next === undefined) return;
    event.preventDefault();
    const controls = controlsOf(next);
    (controls[controlsOf(cell).indexOf(target as HTMLElement)] ?? controls[0])?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const id = cardKeyOf(target);
    if (id !== undefined) setLastId(id);
  }

  function onKeyUp({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
    if (key === 'Tab' && currentTarget.contains(target as Node)) onTabIn?.();
  }

  return { tabStopId, gridProps: { onKeyDown, onKeyUp, onFocus } };
}
