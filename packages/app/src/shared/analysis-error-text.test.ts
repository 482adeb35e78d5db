import type { ApiError } from '@aura/api-client/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analysisErrorText } from './analysis-error-text.ts';

const failure = (change: Partial<ApiError>): ApiError => ({
  kind: 'api',
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The service is not available right now.',
  ...change,
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [
    'when the rate limit is exceeded, says when to try again',
    failure({ status: 429, code: 'RATE_LIMITED', message: 'Please try again in 12 minutes.' }),
    'Please try again in 12 minutes.',
  ],
  [
    'when a proxy answers 429 without a message, asks to try again',
    failure({ status: 429, code: 'RATE_LIMITED', message: '' }),
    'Failed to analyze image. Please try again.',
  ],
  [
    'when the service is unavailable, asks to try again',
    failure({}),
    'Failed to analyze image. Please try again.',
  ],
  [
    'when there is no response, asks to try again',
    new TypeError('Failed to fetch'),
    'Failed to analyze image. Please try again.',
  ],
])('%s', (_title, error, text) => {
  expect(analysisErrorText(error)).toBe(text);
});

it('when the browser is offline, says that the image can be analyzed later', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(analysisErrorText(new TypeError('Failed to fetch'))).toBe(
    'You are offline. The image can be analyzed when you are online.',
  );
});
