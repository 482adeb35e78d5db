import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('createTurns', () => {
  it('runs every work in its order, never more at once than the limit', async () => {
    const inTurn = createTurns(2);
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = (number: number) => async () => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      return number * 10;
    };
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => inTurn(work(number))));
    expect(answers).toEqual([10, 20, 30, 40, 50]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('lets the next one begin after a failure', async () => {
    const inTurn = createTurns(1);
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });
});
