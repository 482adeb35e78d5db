/**
 * Runs every task, at most `limit` of them at the same time, each started in its order.
 * @throws what the first failing task throws; tasks that may fail handle it themselves
 */
export async function runLimited(tasks: readonly (() => Promise<void>)[], limit: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
      next += 1;
      await task();
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, work));
}
