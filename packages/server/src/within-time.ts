/**
 * Rejects with `timeout` when the work takes longer.
 * @param limitMs in milliseconds
 */
export async function withinTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  timeout: Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
