import type { ApiError } from '@aura/api-client/errors';
import { describe, expect, it } from 'vitest';
import { itemUploadError } from './item-upload-error.ts';

const failure = (change: Partial<ApiError>): ApiError => ({
  kind: 'api',
  status: 500,
  code: null,
  message: 'Something went wrong.',
  ...change,
});

describe('itemUploadError', () => {
  it.each([
    ['a picture too large', failure({ status: 413, message: 'Too large.' }), 'Too large.'],
    ['no picture', failure({ status: 415, message: 'No picture.' }), 'No picture.'],
    ['a damaged picture', failure({ status: 422, message: 'Damaged.' }), 'Damaged.'],
    ['a refusal without words', failure({ status: 413, message: '' }), ''],
    [
      'an item that had arrived before it was changed',
      failure({ status: 422, code: 'IDEMPOTENCY_MISMATCH' }),
      'An earlier version of it has arrived. Please edit it in your wardrobe.',
    ],
    ['a server in trouble', failure({}), null],
    ['a session that ended', failure({ status: 401, code: 'UNAUTHENTICATED' }), null],
    ['the same item on its way', failure({ status: 409, code: 'IN_PROGRESS' }), null],
    ['no connection', new TypeError('Failed to fetch'), null],
    ['an upload that was stopped', new DOMException('stopped', 'AbortError'), null],
  ])('maps %s', (_case, error, expected) => {
    expect(itemUploadError(error)).toBe(expected);
  });
});
