import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinAnswerLimit } from './answer-limit.ts';
import { toIdentityError } from './identity-errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns an answer within 10 s and leaves no timer', async () => {
  const answer = new Promise((resolve) => setTimeout(() => resolve('token'), 9_999));
  const limited = withinAnswerLimit(answer);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await limited).toBe('token');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with the error of the answer', async () => {
  await expect(withinAnswerLimit(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

it('without an answer after 10 s, rejects with a text for the user', async () => {
  const failure = withinAnswerLimit(new Promise(() => undefined)).catch(toIdentityError);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({
    code: 'auth/timeout',
    message: 'The sign-in service does not respond. Please try again.',
  });
});
