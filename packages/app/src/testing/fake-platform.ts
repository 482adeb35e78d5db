import { noPush } from '../mocks/no-push.ts';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';
import type { Platform } from '../platform/platform.tsx';

const unexpected = async (): Promise<never> => {
  throw new Error('The test does not expect this call of the identity provider.');
};

/**
 * Creates a platform with the local identity provider, signed out.
 * @param identity the calls that the test expects
 */
export function createFakePlatform(identity: Partial<IdentityProvider> = {}): Platform {
  return {
    config: {
      apiRoot: '/api/aura',
      imageRoot: '/api/aura',
      firebase: { apiKey: '', authDomain: '', projectId: '' },
      authEmulatorUrl: 'http://127.0.0.1:9099',
      policyBaseUrl: '',
    },
    identity: {
      subscribe: () => () => undefined,
      getToken: async () => null,
      signUp: unexpected,
      signIn: unexpected,
      signInWithGoogle: unexpected,
      sendPasswordReset: unexpected,
      verifyPasswordReset: unexpected,
      confirmPasswordReset: unexpected,
      reauthenticate: unexpected,
      reauthenticateWithGoogle: unexpected,
      changePassword: unexpected,
      deleteAccount: unexpected,
      sendEmailVerification: unexpected,
      verifyEmail: unexpected,
      signOut: unexpected,
      prefetch: () => undefined,
      ...identity,
    },
    loadPush: async () => noPush,
    loadWorker: null,
  };
}
