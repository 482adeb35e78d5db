/**
 * Returns a quantile of the measurements.
 * @param share 0 to 1
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The median of the measurements. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Measures the time of a function, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures several functions alternately, so that other load on the machine affects all of them equally.
 * @param rounds number of measurements of each, after a tenth as many warm-up rounds
 * @returns the median of each, in milliseconds
 */
export async function measureAlternately<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const warmUp = Math.ceil(rounds / 10);
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const time = await timed(works[name]);
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** Measures the processor time of a run, in milliseconds, which is independent of other processes. */
export async function cpuPerRun(work: () => Promise<unknown>, runs: number): Promise<number> {
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
