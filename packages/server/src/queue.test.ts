import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** A job that ends when `finish` is called. */
function controlled() {
  let finish = () => {};
  let started = false;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job = () => {
    started = true;
    return done;
  };
  return { job, finish: () => finish(), started: () => started };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createQueue', () => {
  it('runs up to the concurrency limit and starts the next job when one ends', async () => {
    const queue = createQueue(1, 1, 'test_queue');
    const first = controlled();
    const second = controlled();
    const running = [queue(first.job), queue(second.job)];
    await settled();
    expect([first.started(), second.started()]).toEqual([true, false]);
    first.finish();
    await settled();
    expect(second.started()).toBe(true);
    second.finish();
    await Promise.all(running);
  });

  it('when the queue is full, rejects with queue.full', async () => {
    const queue = createQueue(1, 1, 'test_queue');
    const first = controlled();
    const second = controlled();
    const running = [queue(first.job), queue(second.job)];
    await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'queue.full' });
    first.finish();
    second.finish();
    await Promise.all(running);
  });

  it('when a job fails, starts the next one', async () => {
    const queue = createQueue(1, 0, 'test_queue');
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue(async () => 'next')).resolves.toBe('next');
  });
});
