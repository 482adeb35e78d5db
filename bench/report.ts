import { cpus } from 'node:os';

/** The result of one benchmark. */
export interface BenchmarkResult {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the budget is met; null without a budget. */
  readonly budget: { readonly isMet: boolean; readonly text: string } | null;
}

/** The result of a benchmark that was not run, because it needs a PostgreSQL server. */
export function withoutPostgres(title: string, head: readonly string[]): BenchmarkResult {
  const need = 'needs a PostgreSQL server on this machine in TEST_DATABASE_URL';
  return { title, head, rows: [[need, ...head.slice(1).map(() => '')]], budget: null };
}

function table({ head, rows }: BenchmarkResult): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, 3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Formats a result as Markdown. */
export function resultText(result: BenchmarkResult): string {
  const budget = result.budget && `Budget ${result.budget.isMet ? 'met' : 'missed'}: ${result.budget.text}.`;
  return [`## ${result.title}`, table(result), ...(budget ? [budget] : [])].join('\n\n');
}

/** Formats the page that `--write` writes to `docs`. */
export function reportPage(results: readonly BenchmarkResult[], date: string): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}`;
  const database = process.env.TEST_DATABASE_URL ? 'a PostgreSQL server' : 'the embedded database, in memory';
  return [
    '# Benchmarks',
    `Measured on ${date} by \`npm run bench -- --write\` on ${machine}, with ${database}. The numbers are
medians of alternating measurements. Within one table they are comparable; between machines, only ratios are.`,
    ...results.map(resultText),
    '',
  ].join('\n\n');
}
