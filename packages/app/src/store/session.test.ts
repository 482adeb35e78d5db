import { describe, expect, it } from 'vitest';
import type { Identity } from '../platform/identity/identity-provider.ts';
import {
  identityChanged,
  identityTimedOut,
  selectIdentity,
  sessionReducer,
  sessionRefused,
  signUpEnded,
  signUpStarted,
} from './session.ts';

const mariam: Identity = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' };

const names = { username: 'mariam', displayName: 'Mariam' };

const after = (...actions: Parameters<typeof sessionReducer>[1][]) =>
  actions.reduce<ReturnType<typeof sessionReducer>>(
    sessionReducer,
    sessionReducer(undefined, { type: 'start' }),
  );

describe('session', () => {
  it('is not known at first', () => {
    expect(after()).toEqual({
      status: 'loading',
      identity: null,
      signUpInProgress: false,
      refused: false,
      left: false,
      names: null,
    });
  });

  it('follows the identity', () => {
    const signedIn = after(identityChanged(mariam));
    expect(signedIn.status).toBe('signed-in');
    expect(selectIdentity({ session: signedIn })).toEqual(mariam);
    expect(after(identityChanged(mariam), identityChanged(null))).toMatchObject({
      status: 'signed-out',
      identity: null,
    });
  });

  it('knows that the server ended it, until somebody is told of anew', () => {
    expect(after(identityChanged(mariam), sessionRefused()).refused).toBe(true);
    expect(after(identityChanged(mariam), sessionRefused(), identityChanged(null)).refused).toBe(false);
  });

  it('knows that somebody signed out, until somebody is signed in again', () => {
    expect(after(identityChanged(null)).left).toBe(false);
    expect(after(identityChanged(mariam), sessionRefused(), identityChanged(null)).left).toBe(false);
    const left = [identityChanged(mariam), identityChanged(null), identityChanged(null)];
    expect(after(...left).left).toBe(true);
    expect(after(...left, identityChanged(mariam)).left).toBe(false);
  });

  it('is unavailable when no answer came in time, and recovers when it comes late', () => {
    expect(after(identityTimedOut()).status).toBe('unavailable');
    expect(after(identityTimedOut(), identityChanged(mariam)).status).toBe('signed-in');
  });

  it('does not time out once it is known', () => {
    expect(after(identityChanged(null), identityTimedOut()).status).toBe('signed-out');
  });

  it('remembers that a sign-up runs, over the change of identity that it brings', () => {
    const during = after(signUpStarted(names), identityChanged(mariam));
    expect(during.signUpInProgress).toBe(true);
    expect(sessionReducer(during, signUpEnded()).signUpInProgress).toBe(false);
  });

  it('keeps what was typed for a sign-up until that person leaves', () => {
    const signedUp = after(
      identityChanged(null),
      signUpStarted(names),
      identityChanged(mariam),
      signUpEnded(),
    );
    expect(signedUp.names).toEqual(names);
    expect(sessionReducer(signedUp, identityChanged({ ...mariam })).names).toEqual(names);
    expect(sessionReducer(signedUp, identityChanged(null)).names).toBeNull();
    expect(sessionReducer(signedUp, identityChanged({ ...mariam, uid: 'uid-2' })).names).toBeNull();
  });
});
