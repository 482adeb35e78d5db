import type { Mocks } from '@aura/mocks/mocks';
import { toIdentityError } from '../platform/identity/identity-errors.ts';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toIdentityError(error);
  }
}

/**
 * The identity port over the mocks. The provider is read for every call, since each scenario brings its own.
 */
export function createMockIdentity(mocks: Pick<Mocks, 'identity'>): IdentityProvider {
  return {
    subscribe: (listener) => mocks.identity.subscribe(listener),
    getToken: (options) => mocks.identity.getToken(options),
    signUp: (email, password) => translated(mocks.identity.signUp(email, password)),
    signIn: (email, password) => translated(mocks.identity.signIn(email, password)),
    signInWithGoogle: (choose) => translated(mocks.identity.signInWithGoogle(choose)),
    sendPasswordReset: (email) => translated(mocks.identity.sendPasswordReset(email)),
    reauthenticate: (password) => translated(mocks.identity.reauthenticate(password)),
    reauthenticateWithGoogle: (choose) => translated(mocks.identity.reauthenticateWithGoogle(choose)),
    changePassword: (password) => translated(mocks.identity.changePassword(password)),
    deleteAccount: () => translated(mocks.identity.deleteAccount()),
    signOut: () => translated(mocks.identity.signOut()),
    prefetch: () => undefined,
  };
}
