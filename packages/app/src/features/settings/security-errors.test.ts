import { localError } from '@aura/api-client/errors';
import { describe, expect, it } from 'vitest';
import { IdentityError } from '../../platform/identity/identity-provider.ts';
import { deletionErrorText, passwordErrorText } from './security-errors.ts';

const refused = { kind: 'api', status: 500, code: null, message: '' } as const;

describe('error texts of the settings', () => {
  it.each([
    [new IdentityError('auth/requires-recent-login', ''), 'Please re-authenticate to change your password.'],
    [new IdentityError('auth/weak-password', 'weak'), 'Failed to update password. Please try again.'],
    [new Error('anything'), 'Failed to update password. Please try again.'],
  ])('describe a failed password change', (error, text) => {
    expect(passwordErrorText(error)).toBe(text);
  });

  it.each([
    [new IdentityError('auth/requires-recent-login', ''), 'Please re-authenticate to delete your account.'],
    [
      { ...refused, status: 401, code: 'RECENT_LOGIN_REQUIRED', message: 'Please sign in again.' },
      'Please re-authenticate to delete your account.',
    ],
    [new IdentityError('auth/internal-error', 'no'), 'Failed to delete account. Please try again.'],
    [localError('network'), 'Failed to delete account. Please try again.'],
    [refused, 'Backend deletion failed'],
    [{ ...refused, message: 'The account is locked.' }, 'The account is locked.'],
  ])('describe a failed account deletion', (error, text) => {
    expect(deletionErrorText(error)).toBe(text);
  });
});
