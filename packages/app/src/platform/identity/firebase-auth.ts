import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import type { AppConfig } from '../config.ts';
import { isCancelled, toIdentityError } from './identity-errors.ts';
import type { ChooseGoogleAccount, Identity } from './identity-provider.ts';
import type { TimedToken } from './kept-session.ts';

function toIdentity(user: User): Identity {
  const google = user.providerData.some((entry) => entry.providerId === GoogleAuthProvider.PROVIDER_ID);
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    method: google ? 'google' : 'password',
  };
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toIdentityError(error);
  }
}

function openAuth(config: AppConfig): Auth {
  const auth = initializeAuth(initializeApp(config.firebase), { persistence: indexedDBLocalPersistence });
  if (config.authEmulatorUrl !== null) {
    connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  }
  return auth;
}

/** Firebase's own calls, in the port's words. This module is loaded on demand: it carries the SDK. */
export function createFirebaseAuth(config: AppConfig) {
  const auth = openAuth(config);
  const local = config.authEmulatorUrl !== null;

  async function googleUser(choose: ChooseGoogleAccount): Promise<User | null> {
    if (!local) {
      const provider = new GoogleAuthProvider();
      const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
      return user;
    }
    const account = await choose();
    if (account === null) return null;
    const claims = { sub: account.email, email: account.email, email_verified: true, name: account.name };
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    return (await signInWithCredential(auth, credential)).user;
  }

  return {
    subscribe: (listener: (identity: Identity | null) => void) =>
      onAuthStateChanged(auth, (user) => listener(user && toIdentity(user))),
    ready: () => auth.authStateReady(),
    getToken: async (force: boolean): Promise<TimedToken | null> => {
      const result = await auth.currentUser?.getIdTokenResult(force);
      return result ? { text: result.token, expiresAt: Date.parse(result.expirationTime) } : null;
    },
    signUp: async (email: string, password: string) =>
      toIdentity((await translated(createUserWithEmailAndPassword(auth, email, password))).user),
    signIn: async (email: string, password: string) =>
      toIdentity((await translated(signInWithEmailAndPassword(auth, email, password))).user),
    signInWithGoogle: async (choose: ChooseGoogleAccount) => {
      const user = await translated(googleUser(choose)).catch((error: unknown) => {
        if (isCancelled(error)) return null;
        throw error;
      });
      return user && toIdentity(user);
    },
    sendPasswordReset: (email: string) => translated(sendPasswordResetEmail(auth, email)),
    signOut: () => signOut(auth),
  };
}

export type FirebaseAuth = ReturnType<typeof createFirebaseAuth>;
