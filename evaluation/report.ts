/** A figure with its bound. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One part of the evaluation. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
}

/** A part of a whole; 0 where there is nothing. */
export const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Whether a figure keeps its bound; one that is no number does not. */
export function isKept({ value, atLeast, atMost }: Figure): boolean {
  return !Number.isNaN(value) && value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

function written(value: number): string {
  return Number.isInteger(value) || value >= 10 ? String(Math.round(value)) : value.toFixed(3);
}

function figureLine(figure: Figure): string {
  const { name, value, atLeast, atMost } = figure;
  const bound =
    atLeast === undefined ? (atMost === undefined ? '' : ` (at most ${atMost})`) : ` (at least ${atLeast})`;
  return `${isKept(figure) ? 'kept    ' : 'NOT KEPT'}  ${name}: ${written(value)}${bound}`;
}

/** A section as text for a terminal. */
export function sectionText({ title, head, rows, figures }: Section): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [`\n${title}`, ...[head, ...rows].map(line), ...figures.map(figureLine)].join('\n');
}
