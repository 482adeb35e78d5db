/**
 * Rejects with `timeout` when there is no answer in time; a later answer is dropped.
 * @param limitMs time for the answer, in ms
 */
export async function withinTime<T>(answer: Promise<T>, limitMs: number, timeout: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeout), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
