import { loginErrorCopy, resetCopy, signUpErrorCopy } from '@aura/domain/copy/auth';
import { expect, it } from 'vitest';
import { toIdentityError } from '../../platform/identity/identity-errors.ts';
import { identityErrorText } from './identity-error-text.ts';

const identityError = (code: string, message: string) =>
  toIdentityError(Object.assign(new Error(message), { code }));

it.each([
  [
    'the text for a known code',
    identityError('auth/invalid-email', 'raw'),
    'Please enter a valid email address.',
  ],
  ['the message of the provider', identityError('auth/new', 'Not on Sundays.'), 'Not on Sundays.'],
])('identityErrorText returns %s', (_what, error, text) => {
  expect(identityErrorText(error, resetCopy.failed)).toBe(text);
});

it.each([signUpErrorCopy.failed, loginErrorCopy.failed, resetCopy.failed])(
  'when the provider sent no message or its code did not load, identityErrorText returns %j',
  (fallback) => {
    expect(identityErrorText(identityError('auth/new', ''), fallback)).toBe(fallback);
    expect(identityErrorText(toIdentityError(undefined), fallback)).toBe(fallback);
    expect(identityErrorText(new TypeError('Failed to fetch'), fallback)).toBe(fallback);
  },
);
