import { describe, expect, it } from 'vitest';
import { isCancelled, toIdentityError } from './identity-errors.ts';
import { IdentityError } from './identity-provider.ts';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('toIdentityError', () => {
  it.each([
    [
      'auth/email-already-in-use',
      'This email is already in use. Please sign in to your account or use a different email.',
    ],
    ['auth/invalid-email', 'Please enter a valid email address.'],
    ['auth/weak-password', 'Password is too weak. Please choose a stronger password.'],
    ['auth/too-many-requests', 'Too many attempts. Please wait a while and try again.'],
    ['auth/popup-blocked', 'Your browser blocked the Google window. Please allow it and try again.'],
    [
      'auth/account-exists-with-different-credential',
      'This email is already used with another way of signing in.',
    ],
    ['auth/network-request-failed', 'There is no connection. Please try again.'],
    ['auth/operation-not-allowed', 'This way of signing in is switched off.'],
  ])('returns the text for %s', (code, text) => {
    const error = toIdentityError(failure(code, 'Firebase: internal words'));
    expect(error).toBeInstanceOf(IdentityError);
    expect(error).toMatchObject({ code, message: text });
  });

  it("when the code is unknown, returns the provider's text", () => {
    expect(toIdentityError(failure('auth/new-code', 'Something new.')).message).toBe('Something new.');
  });

  it('when there is neither a code nor a text, returns an empty text', () => {
    expect(toIdentityError(undefined)).toMatchObject({ code: 'unknown', message: '' });
  });

  it('returns an IdentityError unchanged', () => {
    const error = new IdentityError('auth/user-disabled', 'This account is disabled.');
    expect(toIdentityError(error)).toBe(error);
  });
});

describe('isCancelled', () => {
  it('returns true only for the codes of a closed popup', () => {
    for (const code of ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled']) {
      expect(isCancelled(failure(`auth/${code}`))).toBe(true);
    }
    expect(isCancelled(failure('auth/popup-blocked'))).toBe(false);
    expect(isCancelled(null)).toBe(false);
  });
});
