import { describe, expect, it } from 'vitest';
import { postErrorText, profileErrorText } from './error-texts.ts';
import { providerErrorText } from './provider-errors.ts';

describe('error text', () => {
  it.each([
    [404, 'Profile not found'],
    [401, 'Authentication failed'],
    [500, 'Server error - please try again later'],
    [503, 'Server error - please try again later'],
    [200, 'Failed to load profile data'],
    [400, 'Failed to load profile'],
    [null, 'Failed to load profile'],
  ])('of a profile with status %s is "%s"', (status, expected) => {
    expect(profileErrorText(status)).toBe(expected);
  });

  it.each([
    [404, 'Post not found'],
    [403, 'Post not found'],
    [500, 'Failed to load post. Please try again later.'],
    [null, 'Failed to load post. Please try again later.'],
  ])('of a post with status %s is "%s"', (status, expected) => {
    expect(postErrorText(status)).toBe(expected);
  });

  it.each([
    ['auth/weak-password', 'raw', 'Password is too weak. Please choose a stronger password.'],
    ['auth/new-code', 'The provider says no.', 'The provider says no.'],
    ['auth/new-code', '', ''],
  ])('of the provider for the code %s with the message "%s" is "%s"', (code, message, expected) => {
    expect(providerErrorText(code, message)).toBe(expected);
  });
});
