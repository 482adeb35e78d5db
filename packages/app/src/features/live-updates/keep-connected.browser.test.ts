import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepConnected } from './keep-connected.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Connections that end as `results` say, after a time; later ones stay open. */
function open(...results: readonly { readonly afterMs: number; readonly fails: boolean }[]) {
  const stop = new AbortController();
  const startedAt = performance.now();
  const times: number[] = [];
  const connect = async (signal: AbortSignal) => {
    times.push(Math.round((performance.now() - startedAt) / 100) * 100);
    const result = results[times.length - 1];
    await new Promise<void>((resolve) => {
      if (result) setTimeout(resolve, result.afterMs);
      signal.addEventListener('abort', () => resolve());
    });
    if (result?.fails) throw new TypeError('Failed to fetch');
  };
  const ended = keepConnected({ connect, signal: stop.signal, random: () => 1 });
  return { times, stop, ended };
}

const failing = { afterMs: 0, fails: true };

it('a connection that the server ended is opened again at once', async () => {
  const { times } = open({ afterMs: 300_000, fails: false });
  await vi.advanceTimersByTimeAsync(301_000);
  expect(times).toEqual([0, 300_000]);
});

it('while the server cannot be reached, the time between attempts doubles up to 30 seconds', async () => {
  const { times } = open(...Array.from({ length: 8 }, () => failing));
  await vi.advanceTimersByTimeAsync(125_000);
  expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000, 121_000]);
});

it('after a connection that lasted, the first pause is short again', async () => {
  const { times } = open(failing, failing, { afterMs: 60_000, fails: false }, failing);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(times).toEqual([0, 1_000, 3_000, 63_000, 64_000]);
});

it('a server that ends each connection at once is not asked more than once a second', async () => {
  const { times } = open({ afterMs: 0, fails: false }, { afterMs: 0, fails: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toEqual([0, 1_000, 2_000]);
});

it.each([
  ['the connection of the browser returns', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back to view', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, it tries at once', async (_case, happen) => {
  const { times } = open(failing, failing, failing, failing, failing);
  await vi.advanceTimersByTimeAsync(15_500);
  happen();
  await vi.advanceTimersByTimeAsync(1);
  expect(times.at(-1)).toBe(15_500);
});

it('when stopped, ends without another attempt', async () => {
  const { times, stop, ended } = open(failing);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual([0]);
});
