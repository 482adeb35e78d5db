import { describe, expect, it } from 'vitest';
import type { Identity } from '../platform/identity/identity-provider.ts';
import {
  deletionChanged,
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
  it('starts as loading', () => {
    expect(after()).toEqual({
      status: 'loading',
      identity: null,
      signUpInProgress: false,
      deletionInProgress: false,
      refused: false,
      signedOutByUser: false,
      signedOutInOtherTab: false,
      signUpNames: null,
    });
  });

  it('remembers a running deletion until it has failed or the user is signed out', () => {
    const deleting = [identityChanged(mariam), deletionChanged(true), identityChanged(mariam)];
    expect(after(...deleting).deletionInProgress).toBe(true);
    expect(after(...deleting, deletionChanged(false)).deletionInProgress).toBe(false);
    expect(after(...deleting, identityChanged(null)).deletionInProgress).toBe(false);
  });

  it('is signed in when there is an identity, and signed out when there is none', () => {
    const signedIn = after(identityChanged(mariam));
    expect(signedIn.status).toBe('signed-in');
    expect(selectIdentity({ session: signedIn })).toEqual(mariam);
    expect(after(identityChanged(mariam), identityChanged(null))).toMatchObject({
      status: 'signed-out',
      identity: null,
    });
  });

  it('is refused until the identity changes', () => {
    expect(after(identityChanged(mariam), sessionRefused()).refused).toBe(true);
    expect(after(identityChanged(mariam), sessionRefused(), identityChanged(null)).refused).toBe(false);
  });

  it('has signedOutByUser after a sign-out until the next sign-in, and not after a refused session', () => {
    expect(after(identityChanged(null)).signedOutByUser).toBe(false);
    expect(after(identityChanged(mariam), sessionRefused(), identityChanged(null)).signedOutByUser).toBe(
      false,
    );
    const signedOut = [identityChanged(mariam), identityChanged(null), identityChanged(null)];
    expect(after(...signedOut).signedOutByUser).toBe(true);
    expect(after(...signedOut, identityChanged(mariam)).signedOutByUser).toBe(false);
  });

  it('is unavailable when the provider does not respond in time, and recovers when it responds late', () => {
    expect(after(identityTimedOut()).status).toBe('unavailable');
    expect(after(identityTimedOut(), identityChanged(mariam)).status).toBe('signed-in');
  });

  it('when the identity is known, does not time out', () => {
    expect(after(identityChanged(null), identityTimedOut()).status).toBe('signed-out');
  });

  it('has signUpInProgress until the sign-up ends, even when the identity changes', () => {
    const during = after(signUpStarted(names), identityChanged(mariam));
    expect(during.signUpInProgress).toBe(true);
    expect(sessionReducer(during, signUpEnded()).signUpInProgress).toBe(false);
  });

  it('keeps the names entered at sign-up until the user changes', () => {
    const signedUp = after(
      identityChanged(null),
      signUpStarted(names),
      identityChanged(mariam),
      signUpEnded(),
    );
    expect(signedUp.signUpNames).toEqual(names);
    expect(sessionReducer(signedUp, identityChanged({ ...mariam })).signUpNames).toEqual(names);
    expect(sessionReducer(signedUp, identityChanged(null)).signUpNames).toBeNull();
    expect(sessionReducer(signedUp, identityChanged({ ...mariam, uid: 'uid-2' })).signUpNames).toBeNull();
  });
});
