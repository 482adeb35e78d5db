import type { Mocks } from '@aura/mocks/mocks';
import { withIdentityErrors } from '../platform/identity/identity-errors.ts';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';

/** The identity provider over the mocks. `mocks.identity` is read for every call, since it changes with the scenario. */
export function createMockIdentity(mocks: Pick<Mocks, 'identity'>): IdentityProvider {
  return {
    subscribe: (listener) => mocks.identity.subscribe(listener),
    getToken: (options) => mocks.identity.getToken(options),
    signUp: (email, password) => withIdentityErrors(mocks.identity.signUp(email, password)),
    signIn: (email, password) => withIdentityErrors(mocks.identity.signIn(email, password)),
    signInWithGoogle: (choose) => withIdentityErrors(mocks.identity.signInWithGoogle(choose)),
    sendPasswordReset: (email) => withIdentityErrors(mocks.identity.sendPasswordReset(email)),
    verifyPasswordReset: (code) => withIdentityErrors(mocks.identity.verifyPasswordReset(code)),
    confirmPasswordReset: (code, password) =>
      withIdentityErrors(mocks.identity.confirmPasswordReset(code, password)),
    verifyEmail: (code) => withIdentityErrors(mocks.identity.verifyEmail(code)),
    sendEmailVerification: () => withIdentityErrors(mocks.identity.sendEmailVerification()),
    reauthenticate: (password) => withIdentityErrors(mocks.identity.reauthenticate(password)),
    reauthenticateWithGoogle: (choose) => withIdentityErrors(mocks.identity.reauthenticateWithGoogle(choose)),
    changePassword: (password) => withIdentityErrors(mocks.identity.changePassword(password)),
    deleteAccount: () => withIdentityErrors(mocks.identity.deleteAccount()),
    signOut: () => withIdentityErrors(mocks.identity.signOut()),
    prefetch: () => undefined,
  };
}
