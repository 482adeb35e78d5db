import { describe, expect, it, vi } from 'vitest';
import { createMockIdentityProvider, type MockIdentityError, mockResetCode, mockToken } from './identity.ts';
import { tinyWorld } from './testing/tiny-world.ts';

const provider = (signedIn: string | null = null) =>
  createMockIdentityProvider({ world: tinyWorld, now: () => 1000, signedIn });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: MockIdentityError) => error.code,
  );

describe('mock identity provider', () => {
  it('signs in the world’s users with their password', async () => {
    const identity = provider();
    const seen = vi.fn();
    identity.subscribe(seen);
    await identity.signIn('Mira@example.com', 'mira-secret');
    expect(seen.mock.calls.map(([state]) => state?.uid)).toEqual([undefined, 'uid-mira']);
    expect(await identity.getToken()).toBe(mockToken('uid-mira'));
  });

  it.each([
    ['mira@example.com', 'wrong'],
    ['mira@example.com', ''],
    ['noor@example.com', ''],
    ['unknown@example.com', 'x'],
  ])('rejects %s with "%s"', async (email, password) => {
    expect(await codeOf(provider().signIn(email, password))).toBe('auth/invalid-credential');
  });

  it('rejects a sign-up with a known email or a short password', async () => {
    expect(await codeOf(provider().signUp('mira@example.com', 'secret-1'))).toBe('auth/email-already-in-use');
    expect(await codeOf(provider().signUp('new@example.com', 'short'))).toBe('auth/weak-password');
    expect(await codeOf(provider().signUp('new@example.com', '😀😀😀'))).toBe('auth/weak-password');
  });

  it('changes a forgotten password with a code that works once', async () => {
    const identity = provider();
    const code = mockResetCode('uid-mira');
    expect(await codeOf(identity.verifyPasswordReset(code))).toBe('auth/invalid-action-code');
    await identity.sendPasswordReset('Mira@example.com');
    expect(await identity.verifyPasswordReset(code)).toBe('mira@example.com');
    expect(await codeOf(identity.confirmPasswordReset(code, 'short'))).toBe('auth/weak-password');
    expect(await codeOf(identity.confirmPasswordReset(code, '😀😀😀'))).toBe('auth/weak-password');
    await identity.confirmPasswordReset(code, 'tweed-and-silk');
    expect(await codeOf(identity.confirmPasswordReset(code, 'tweed-and-silk'))).toBe(
      'auth/invalid-action-code',
    );
    expect(await codeOf(identity.signIn('mira@example.com', 'mira-secret'))).toBe('auth/invalid-credential');
    expect(await identity.signIn('mira@example.com', 'tweed-and-silk')).toMatchObject({ uid: 'uid-mira' });
  });

  it('signs in with a Google account; when the chooser is closed, returns null', async () => {
    const identity = provider();
    expect(await identity.signInWithGoogle(async () => null)).toBeNull();
    const chosen = await identity.signInWithGoogle(async () => ({ email: 'g@example.com', name: 'Gia' }));
    expect(chosen).toMatchObject({ email: 'g@example.com', displayName: 'Gia', method: 'google' });
  });

  it('returns the account of a token', async () => {
    const identity = provider('uid-mira');
    expect(identity.identify(mockToken('uid-mira'))).toMatchObject({
      email: 'mira@example.com',
      authTime: 1000,
    });
    expect(identity.identify('uid-mira')).toBeNull();
    expect(identity.identify(mockToken('uid-unknown'))).toBeNull();
  });

  it('after sign-out and deletion, rejects the token of the account', async () => {
    const identity = provider('uid-mira');
    await identity.deleteAccount();
    expect(await identity.getToken()).toBeNull();
    expect(identity.identify(mockToken('uid-mira'))).toBeNull();
  });

  it('when nobody is signed in, deleting the account fails with the text for it', async () => {
    await expect(provider().deleteAccount()).rejects.toMatchObject({
      code: 'auth/no-current-user',
      message: 'No authenticated user',
    });
  });
});
