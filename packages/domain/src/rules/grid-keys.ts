interface GridPlace {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** Whether the first cell of a row is the rightmost. */
  readonly isRtl: boolean;
}

/**
 * The cell of a grid to which a key moves the focus: arrow keys to the neighbour, from the row before an incomplete one
 * to the last cell, Home and End to the first and the last cell.
 * @returns null for other keys, and where there is no cell
 */
export function gridIndexOfKey(key: string, { index, count, columns, isRtl }: GridPlace): number | null {
  const last = count - 1;
  const forward = isRtl ? -1 : 1;
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowUp: index - columns,
    ArrowDown: isInLastRow ? count : Math.min(index + columns, last),
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined || target < 0 || target > last ? null : target;
}
