import { type FocusEvent, useEffect, useRef } from 'react';
import { controlsOf } from './controls-of.ts';
import { focusPageHeading } from './focus-page-heading.ts';

/** A focused control of a list: its row, and which one it is in the row. */
interface FocusedControl {
  readonly element: HTMLElement;
  readonly row: number;
  readonly control: number;
}

type RowsOf = (list: Element) => readonly Element[];

interface RemovedFocusOptions {
  /** Moves the focus to another place instead. */
  readonly moveFocus?: () => void;
  /** Returns the rows of the list, which are its children by default. */
  readonly rowsOf?: RowsOf;
}

const childrenOf: RowsOf = (list) => [...list.children];

/** Returns the place of a control in rows; null for one elsewhere, such as in a menu that a row opens. */
function placeOf(rows: readonly Element[], element: HTMLElement): FocusedControl | null {
  const row = rows.findIndex((one) => one.contains(element));
  const shown = rows[row];
  return shown ? { element, row, control: controlsOf(shown).indexOf(element) } : null;
}

/** Focuses the same control of the row that has taken the place of another one, or of the last row. */
function focusNextRow(rows: readonly Element[], { row, control }: FocusedControl): void {
  const next = rows[Math.min(row, rows.length - 1)];
  const controls = next ? controlsOf(next) : [];
  const target = controls[control] ?? controls[0];
  if (target) target.focus();
  else focusPageHeading();
}

/**
 * When a row of a list is removed with the control that has the focus, moves the focus to the row that takes its place;
 * without rows, to the page's heading.
 * @returns props of the list
 */
export function useRemovedFocus<List extends HTMLElement>({
  moveFocus,
  rowsOf = childrenOf,
}: RemovedFocusOptions = {}) {
  const ref = useRef<List>(null);
  const focused = useRef<FocusedControl | null>(null);

  useEffect(() => {
    const last = focused.current;
    if (last === null) return;
    if (last.element.isConnected) {
      focused.current = ref.current && placeOf(rowsOf(ref.current), last.element);
      return;
    }
    focused.current = null;
    if (document.activeElement !== document.body) return;
    if (moveFocus) moveFocus();
    else focusNextRow(ref.current ? rowsOf(ref.current) : [], last);
  });

  useEffect(
    () => () => {
      // The last row has been removed with its list.
      const isRemoved = focused.current?.element.isConnected === false;
      if (isRemoved && document.activeElement === document.body) focusPageHeading();
    },
    [],
  );

  return {
    ref,
    onFocus: ({ target }: FocusEvent<List>) => {
      if (ref.current && target instanceof HTMLElement)
        focused.current = placeOf(rowsOf(ref.current), target);
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
