import { cpus } from 'node:os';

/** One thing that was measured. */
export interface Part {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether a bound was kept; null where there is none. */
  readonly verdict: { readonly passed: boolean; readonly text: string } | null;
}

function table({ head, rows }: Part): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** A part as Markdown, which reads well on a terminal too. */
export function partText(part: Part): string {
  const verdict = part.verdict && `${part.verdict.passed ? 'Kept' : 'Not kept'}: ${part.verdict.text}.`;
  return [`## ${part.title}`, table(part), ...(verdict ? [verdict] : [])].join('\n\n');
}

/** The page that `--write` leaves in `docs`. */
export function reportPage(parts: readonly Part[], date: string): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}`;
  const database = process.env.TEST_DATABASE_URL ? 'a PostgreSQL server' : 'the embedded database, in memory';
  return [
    '# Benchmarks',
    `Measured on ${date} by \`npm run bench -- --write\` on ${machine}, with ${database}. Medians of requests made
in turns, so that numbers of one table may be compared with each other; between machines only ratios may.`,
    ...parts.map(partText),
    '',
  ].join('\n\n');
}
