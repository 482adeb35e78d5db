/** A measured value and its target. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** One section of the evaluation. */
export interface Section {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
}

/** Divides a part by the whole; returns 0 when the whole is 0. */
export const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Returns whether a figure meets its target; NaN never does. */
export function meetsTarget({ value, atLeast, atMost }: Figure): boolean {
  return !Number.isNaN(value) && value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

function formatValue(value: number): string {
  return Number.isInteger(value) || value >= 10 ? String(Math.round(value)) : value.toFixed(3);
}

function formatTarget({ atLeast, atMost }: Figure): string {
  if (atLeast !== undefined) return ` (at least ${atLeast})`;
  return atMost === undefined ? '' : ` (at most ${atMost})`;
}

function figureLine(figure: Figure): string {
  const result = meetsTarget(figure) ? 'met    ' : 'NOT MET';
  return `${result}  ${figure.name}: ${formatValue(figure.value)}${formatTarget(figure)}`;
}

/** Formats a section for a terminal. */
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
