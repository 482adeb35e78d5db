import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAfterPause, type UsernameAnswer } from './username-check.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(isFree: (username: string) => Promise<boolean>) {
  const answers: UsernameAnswer[] = [];
  const ask = vi.fn(isFree);
  const check = (username: string) => checkAfterPause(username, ask, (answer) => answers.push(answer));
  return { answers, ask, check };
}

describe('checkAfterPause', () => {
  it('asks after 500 ms and not before', async () => {
    const { answers, ask, check } = watch(async () => true);
    check('mariam');
    await vi.advanceTimersByTimeAsync(499);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('mariam');
    expect(answers).toEqual([
      { username: 'mariam', status: 'checking' },
      { username: 'mariam', status: 'available' },
    ]);
  });

  it('asks only about the last of several texts', async () => {
    const { ask, check } = watch(async () => true);
    const cancel = check('mar');
    await vi.advanceTimersByTimeAsync(300);
    cancel();
    check('mari');
    await vi.advanceTimersByTimeAsync(500);
    expect(ask).toHaveBeenCalledExactlyOnceWith('mari');
  });

  it('drops an answer that comes after the text has changed', async () => {
    const { answers, check } = watch(
      (username) =>
        new Promise((answer) => setTimeout(answer, username === 'mar' ? 2000 : 10, username !== 'mar')),
    );
    const cancel = check('mar');
    await vi.advanceTimersByTimeAsync(600);
    cancel();
    check('mari');
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([
      { username: 'mar', status: 'checking' },
      { username: 'mari', status: 'checking' },
      { username: 'mari', status: 'available' },
    ]);
  });

  it.each([
    ['taken', async () => false],
    ['error', () => Promise.reject(new Error('offline'))],
  ])('tells %s', async (status, isFree) => {
    const { answers, check } = watch(isFree);
    check('mariam');
    await vi.advanceTimersByTimeAsync(500);
    expect(answers.at(-1)).toEqual({ username: 'mariam', status });
  });
});
