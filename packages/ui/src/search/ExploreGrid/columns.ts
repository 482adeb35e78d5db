export interface TilePosition {
  readonly column: number;
  /** Distance from the top, in widths of a column. */
  readonly top: number;
}

/**
 * Distributes tiles over columns, each to the column that is shortest so far, so that reading order and position
 * agree.
 * @param heights of the tiles with the gap below, in widths of a column
 */
export function tilePositions(
  heights: readonly number[],
  columnCount: number,
): { readonly positions: readonly TilePosition[]; readonly height: number } {
  const ends = Array.from({ length: columnCount }, () => 0);
  const positions = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height;
    return { column, top };
  });
  return { positions, height: Math.max(...ends) };
}
