import { measureAlternately } from './measure.ts';
import type { BenchmarkResult } from './report.ts';

interface SizesOptions {
  readonly title: string;
  /** What a read is called in the head of the table. */
  readonly readName: string;
  /** The sizes of what is read, smallest first. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** What the largest size is compared to: an index of `sizes`. */
  readonly comparedTo: number;
  readonly comparison: string;
  /** Maximum ratio of the time with the largest size to that with the compared one. */
  readonly maxRatio: number;
}

/**
 * Measures reads at several sizes in turns. The budget is a ratio, which does not depend on the machine.
 * @param reads by title, a function that reads at a size; it also gets the index of the size
 */
export async function measureSizes(
  reads: Readonly<Record<string, (size: number, index: number) => Promise<unknown>>>,
  { title, readName, sizes, rounds, comparedTo, comparison, maxRatio }: SizesOptions,
): Promise<BenchmarkResult> {
  const rows: string[][] = [];
  let worst = 0;
  for (const [name, read] of Object.entries(reads)) {
    const works = sizes.map((size, index) => [size, () => read(size, index)]);
    const medians = await measureAlternately<string>(Object.fromEntries(works), rounds);
    const times = sizes.map((size) => medians[size] ?? Number.NaN);
    const ratio = (times.at(-1) ?? Number.NaN) / (times[comparedTo] ?? Number.NaN);
    worst = Math.max(worst, ratio);
    rows.push([name, ...times.map((time) => `${time.toFixed(2)} ms`), ratio.toFixed(2)]);
  }
  return {
    title,
    head: [readName, ...sizes.map((size) => size.toLocaleString('en')), comparison],
    rows,
    budget: { isMet: worst <= maxRatio, text: `${comparison} is at most ${maxRatio}x` },
  };
}
