import { describe, expect, it } from 'vitest';
import { runLimited } from './run-limited.ts';

describe('runLimited', () => {
  it('runs all tasks, never more at once than the limit', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const tasks = [1, 2, 3, 4, 5].map((number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      done.push(number);
    });
    await runLimited(tasks, 2);
    expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('has nothing to do without tasks', async () => {
    await expect(runLimited([], 2)).resolves.toBeUndefined();
  });
});
