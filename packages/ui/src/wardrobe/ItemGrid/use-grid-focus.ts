import { gridIndexOfKey } from '@aura/domain/rules/grid-keys';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { controlsOf } from '../../foundations/controls-of.ts';
import { cardCells, cellOf } from '../CardGrid/card-cells.ts';

/** The number of columns of a group of cards. */
const columnsOf = (group: Element) => getComputedStyle(group).gridTemplateColumns.split(' ').length;

/**
 * Moves the focus in a grid of cards by arrow keys, Home and End, to the same control of another card. Only one card is
 * in the tab order: the last one that had the focus, at first the first one.
 * @param ids of the cards in their order
 * @param onTabIn called when Tab moves the focus into the grid
 */
export function useGridFocus(ids: readonly string[], onTabIn: (() => void) | undefined) {
  const [lastId, setLastId] = useState<string | null>(null);
  const tabStopId = lastId !== null && ids.includes(lastId) ? lastId : (ids[0] ?? null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const cells = cardCells(currentTarget);
    const cell = cellOf(target as Element);
    const current = cell ? cells.indexOf(cell) : -1;
    // Events of a menu in a portal arrive here too.
    if (!cell?.parentElement || current < 0) return;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const columns = columnsOf(cell.parentElement);
    const place = { index: current, count: cells.length, columns, isRtl };
    const index = gridIndexOfKey(key, place);
    const next = index === null ? undefined : cells[index];
    if (next === undefined) return;
    event.preventDefault();
    const controls = controlsOf(next);
    (controls[controlsOf(cell).indexOf(target as HTMLElement)] ?? controls[0])?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const id = cellOf(target)?.dataset.gridCell;
    if (id !== undefined) setLastId(id);
  }

  function onKeyUp({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
    if (key === 'Tab' && currentTarget.contains(target as Node)) onTabIn?.();
  }

  return { tabStopId, gridProps: { onKeyDown, onKeyUp, onFocus } };
}
