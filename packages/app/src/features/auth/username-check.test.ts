import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsernameDebounced, type UsernameCheckResult } from './username-check.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start(isFree: (username: string) => Promise<boolean>) {
  const results: UsernameCheckResult[] = [];
  const sendCheck = vi.fn(isFree);
  const check = (username: string) =>
    checkUsernameDebounced(username, sendCheck, (result) => results.push(result));
  return { results, sendCheck, check };
}

describe('checkUsernameDebounced', () => {
  it('sends the check after 500 ms and not earlier', async () => {
    const { results, sendCheck, check } = start(async () => true);
    check('mariam');
    await vi.advanceTimersByTimeAsync(499);
    expect(sendCheck).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sendCheck).toHaveBeenCalledExactlyOnceWith('mariam');
    expect(results).toEqual([
      { username: 'mariam', status: 'checking' },
      { username: 'mariam', status: 'available' },
    ]);
  });

  it('checks only the last of several texts', async () => {
    const { sendCheck, check } = start(async () => true);
    const cancel = check('mar');
    await vi.advanceTimersByTimeAsync(300);
    cancel();
    check('mari');
    await vi.advanceTimersByTimeAsync(500);
    expect(sendCheck).toHaveBeenCalledExactlyOnceWith('mari');
  });

  it('ignores a result that arrives after the text changed', async () => {
    const { results, check } = start(
      (username) =>
        new Promise((resolve) => setTimeout(resolve, username === 'mar' ? 2000 : 10, username !== 'mar')),
    );
    const cancel = check('mar');
    await vi.advanceTimersByTimeAsync(600);
    cancel();
    check('mari');
    await vi.advanceTimersByTimeAsync(5000);
    expect(results).toEqual([
      { username: 'mar', status: 'checking' },
      { username: 'mari', status: 'checking' },
      { username: 'mari', status: 'available' },
    ]);
  });

  it.each([
    ['taken', async () => false],
    ['error', () => Promise.reject(new Error('offline'))],
  ])('reports %s', async (status, isFree) => {
    const { results, check } = start(isFree);
    check('mariam');
    await vi.advanceTimersByTimeAsync(500);
    expect(results.at(-1)).toEqual({ username: 'mariam', status });
  });

  it('when the check fails, repeats it until it succeeds, and says that it failed once', async () => {
    let isOffline = true;
    const { results, sendCheck, check } = start(async () => {
      if (isOffline) throw new Error('offline');
      return true;
    });
    check('mariam');
    await vi.advanceTimersByTimeAsync(2500);
    expect(sendCheck).toHaveBeenCalledTimes(2);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(results).toEqual([
      { username: 'mariam', status: 'checking' },
      { username: 'mariam', status: 'error' },
      { username: 'mariam', status: 'available' },
    ]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sendCheck).toHaveBeenCalledTimes(3);
  });

  it('when the text changes after a failed check, does not repeat the check', async () => {
    const { sendCheck, check } = start(() => Promise.reject(new Error('offline')));
    const cancel = check('mariam');
    await vi.advanceTimersByTimeAsync(500);
    cancel();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sendCheck).toHaveBeenCalledOnce();
  });
});
