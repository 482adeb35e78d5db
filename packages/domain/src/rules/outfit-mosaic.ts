import type { ShownLayer } from '../outfits.ts';
import { type OutfitSlot, outfitSlots } from '../vocabularies/outfit-slots.ts';
import { aspectOf, canvasRatio, clampedLayer } from './outfit-geometry.ts';
import { shownItem, slotOf } from './outfit-slots.ts';

/*
 * Lengths are in percent of the canvas's height, so the canvas is 80 wide and 100 high.
 */
const margin = 3;
const gap = 3;
const available = { width: 100 * canvasRatio - 2 * margin, height: 100 - 2 * margin };
/** The tried shares of the left column in the width of both. */
const shares = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66];

/** The largest height of a garment of each slot. */
const maxHeights: Readonly<Record<OutfitSlot, number>> = {
  outerwear: 62,
  top: 45,
  bottom: 60,
  shoes: 25,
  bag: 30,
  extra: 25,
};
const maxHeightOfDress = 78;

type Layers = readonly ShownLayer[];
/** Garments side by side, in columns from left to right and rows from top to bottom. */
type Column = ShownLayer[][];

const slotOfLayer = (layer: ShownLayer) => slotOf(shownItem(layer));
const maxHeightOf = (layer: ShownLayer) =>
  shownItem(layer).category === 'Dresses' ? maxHeightOfDress : maxHeights[slotOfLayer(layer)];

const smallSlots: readonly OutfitSlot[] = ['shoes', 'bag', 'extra'];
const isSmall = (layer: ShownLayer) => smallSlots.includes(slotOfLayer(layer));
const readingOrder: readonly OutfitSlot[] = ['outerwear', 'top', 'bottom', ...smallSlots];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const heightOfRows = (column: Column) => sum(column.map((row) => Math.max(...row.map(maxHeightOf))));

/** Two columns of about the same height. Small garments share rows, except in a column of their own. */
function columnsOf(layers: Layers): Column[] {
  const sorted = [...layers].sort(
    (a, b) => readingOrder.indexOf(slotOfLayer(a)) - readingOrder.indexOf(slotOfLayer(b)),
  );
  const [left, right]: [Column, Column] = [[], []];
  for (const layer of sorted) {
    const goesLeft = left.length === 0 || heightOfRows(left) < heightOfRows(right);
    const column = goesLeft ? left : right;
    const last = column.at(-1);
    const sharesRow = isSmall(layer) && last?.length === 1 && last.every(isSmall) && column.length > 1;
    if (sharesRow) last.push(layer);
    else column.push([layer]);
  }
  return [left, right].filter((column) => column.length > 0);
}

/** The heights of the rows of a column: as high as the garments may be, and together not higher than the canvas. */
function rowHeights(column: Column, width: number): number[] {
  const heights = column.map((row) => {
    const fitting = (width - gap * (row.length - 1)) / sum(row.map(aspectOf));
    return Math.min(fitting, ...row.map(maxHeightOf));
  });
  const free = available.height - gap * (column.length - 1);
  const factor = Math.min(1, free / sum(heights));
  return heights.map((height) => height * factor);
}

const rowWidth = (row: Layers, height: number) => sum(row.map(aspectOf)) * height + gap * (row.length - 1);

interface SolvedColumn {
  readonly rows: Column;
  readonly heights: readonly number[];
  /** The width that its garments need. */
  readonly width: number;
}

function solve(rows: Column, maxWidth: number): SolvedColumn {
  const heights = rowHeights(rows, maxWidth);
  return { rows, heights, width: Math.max(...rows.map((row, at) => rowWidth(row, heights[at] ?? 0))) };
}

/** The columns with the widths by which the lower one is as high as possible, and then the other one. */
function solveColumns([left = [], right]: readonly Column[]): SolvedColumn[] {
  if (right === undefined) return [solve(left, available.width)];
  const free = available.width - gap;
  const solutions = shares.map((share) => {
    const columns = [solve(left, free * share), solve(right, free * (1 - share))];
    const [lower = 0, higher = 0] = columns.map(({ heights }) => sum(heights)).sort((a, b) => a - b);
    // A tenth of a percent more is no reason for uneven columns.
    return { columns, lower: Math.round(lower), higher: Math.round(higher) };
  });
  const [best] = solutions.sort((a, b) => b.lower - a.lower || b.higher - a.higher);
  return best?.columns ?? [];
}

/** The flat lay of garments of which some are photos: two columns in which no garment covers another one. */
export function mosaic(layers: Layers): ShownLayer[] {
  const solved = solveColumns(columnsOf(layers));
  const placed: ShownLayer[] = [];
  let left = (100 * canvasRatio - sum(solved.map(({ width }) => width)) - gap * (solved.length - 1)) / 2;
  for (const { rows, heights, width } of solved) {
    let top = (100 - sum(heights) - gap * (rows.length - 1)) / 2;
    for (const [at, row] of rows.entries()) {
      const height = heights[at] ?? 0;
      let x = left + (width - rowWidth(row, height)) / 2;
      for (const layer of row) {
        const layerWidth = height * aspectOf(layer);
        const center = { x: (x + layerWidth / 2) / canvasRatio, y: top + height / 2 };
        placed.push(clampedLayer({ ...layer, ...center, scale: height, rotation: 0 }));
        x += layerWidth + gap;
      }
      top += height + gap;
    }
    left += width + gap;
  }
  const rankOf = (layer: ShownLayer) => outfitSlots.indexOf(slotOfLayer(layer));
  return placed.sort((a, b) => rankOf(a) - rankOf(b));
}
