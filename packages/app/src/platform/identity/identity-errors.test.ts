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
  ])('says %s in plain words', (code, text) => {
    const error = toIdentityError(failure(code, 'Firebase: internal words'));
    expect(error).toBeInstanceOf(IdentityError);
    expect(error).toMatchObject({ code, message: text });
  });

  it('shows the text of the provider for a code that it does not know', () => {
    expect(toIdentityError(failure('auth/new-code', 'Something new.')).message).toBe('Something new.');
  });

  it('has words for what says nothing at all', () => {
    expect(toIdentityError(undefined)).toMatchObject({
      code: 'unknown',
      message: 'Unable to sign in. Please try again.',
    });
  });

  it('leaves its own errors as they are', () => {
    const error = new IdentityError('auth/user-disabled', 'This account is disabled.');
    expect(toIdentityError(error)).toBe(error);
  });
});

describe('isCancelled', () => {
  it('knows a popup that the person closed', () => {
    expect(isCancelled(failure('auth/popup-closed-by-user'))).toBe(true);
    expect(isCancelled(failure('auth/popup-blocked'))).toBe(false);
    expect(isCancelled(null)).toBe(false);
  });
});
