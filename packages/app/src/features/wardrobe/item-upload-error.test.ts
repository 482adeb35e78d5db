import type { ApiError } from '@aura/api-client/errors';
import { describe, expect, it } from 'vitest';
import { itemRefusal, itemUploadError } from './item-upload-error.ts';

const failure = (change: Partial<ApiError>): ApiError => ({
  kind: 'api',
  status: 500,
  code: null,
  message: 'Something went wrong.',
  ...change,
});

describe('itemUploadError', () => {
  it.each([
    ['an image that is too large', failure({ status: 413, message: 'Too large.' }), 'Too large.'],
    ['a file that is no image', failure({ status: 415, message: 'No image.' }), 'No image.'],
    ['a damaged image', failure({ status: 422, message: 'Damaged.' }), 'Damaged.'],
    ['an error without a message', failure({ status: 413, message: '' }), ''],
    [
      'an item that was changed after it was sent',
      failure({ status: 422, code: 'IDEMPOTENCY_MISMATCH' }),
      'An earlier version of it has arrived. Please edit it in your wardrobe.',
    ],
    [
      'an exceeded rate limit',
      failure({ status: 429, code: 'RATE_LIMITED', message: 'Please try again in 12 minutes.' }),
      'Please try again in 12 minutes.',
    ],
    ['an internal server error', failure({}), null],
    ['an expired session', failure({ status: 401, code: 'UNAUTHENTICATED' }), null],
    ['a pending upload of the same item', failure({ status: 409, code: 'IN_PROGRESS' }), null],
    ['a network error', new TypeError('Failed to fetch'), null],
    ['an aborted upload', new DOMException('stopped', 'AbortError'), null],
  ])('maps %s', (_case, error, expected) => {
    expect(itemUploadError(error)).toBe(expected);
  });
});

describe('itemRefusal', () => {
  it.each([
    ['a damaged image', failure({ status: 422, code: 'UNREADABLE_IMAGE', message: 'Damaged.' }), 'Damaged.'],
    ['a suspended account', failure({ status: 403, code: 'SUSPENDED', message: 'Suspended.' }), 'Suspended.'],
    [
      'an item that was changed after it was sent',
      failure({ status: 422, code: 'IDEMPOTENCY_MISMATCH' }),
      'An earlier version of it has arrived. Please edit it in your wardrobe.',
    ],
    ['an exceeded rate limit', failure({ status: 429, code: 'RATE_LIMITED' }), null],
    ['a full disk of the server', failure({ status: 507, code: 'STORAGE_FULL' }), null],
    ['a pending upload of the same item', failure({ status: 409, code: 'IN_PROGRESS' }), null],
    ['a network error', new TypeError('Failed to fetch'), null],
  ])('maps %s', (_case, error, expected) => {
    expect(itemRefusal(error)).toBe(expected);
  });
});
