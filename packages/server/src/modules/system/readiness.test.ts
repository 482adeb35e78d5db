import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

it('concurrent and repeated questions within a second cost one check', async () => {
  let now = 0;
  let finish = () => {};
  const check = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const isReady = createReadiness(check, () => now);
  const asked = Array.from({ length: 50 }, isReady);
  now = 5_000;
  asked.push(isReady());
  expect(check).toHaveBeenCalledTimes(1);
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  now = 5_999;
  expect(await isReady()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  now = 6_000;
  void isReady();
  expect(check).toHaveBeenCalledTimes(2);
});

it('a failure is repeated for a second too, then checked again', async () => {
  let now = 0;
  const check = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  const isReady = createReadiness(check, () => now);
  expect([await isReady(), await isReady()]).toEqual([false, false]);
  now = 1_000;
  expect(await isReady()).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});
