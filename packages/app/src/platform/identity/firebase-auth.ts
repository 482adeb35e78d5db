import { accountDeletionCopy } from '@aura/domain/copy/settings';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { AppConfig } from '../config.ts';
import { withinAnswerLimit } from './answer-limit.ts';
import type { IdToken } from './id-token.ts';
import { isCancelled, withIdentityErrors } from './identity-errors.ts';
import {
  type ChooseGoogleAccount,
  type GoogleAccount,
  type Identity,
  IdentityError,
} from './identity-provider.ts';

function toIdentity(user: User): Identity {
  // An account with both is one with a password, which its settings can change.
  const hasPassword = user.providerData.some((entry) => entry.providerId === EmailAuthProvider.PROVIDER_ID);
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    method: hasPassword ? 'password' : 'google',
  };
}

/** Returns a credential that the local emulator accepts as Google's. */
function emulatorCredential({ email, name }: GoogleAccount) {
  return GoogleAuthProvider.credential(JSON.stringify({ sub: email, email, email_verified: true, name }));
}

function openAuth(config: AppConfig): Auth {
  const auth = initializeAuth(initializeApp(config.firebase), { persistence: indexedDBLocalPersistence });
  if (config.authEmulatorUrl !== null) {
    connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  }
  return auth;
}

/** Wraps the functions of the Firebase SDK. This module contains the SDK and is loaded on demand. */
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
    return (await signInWithCredential(auth, emulatorCredential(account))).user;
  }

  function signedInUser(): User {
    if (auth.currentUser === null)
      throw new IdentityError('auth/no-current-user', accountDeletionCopy.noUser);
    return auth.currentUser;
  }

  async function reauthenticateByGoogle(user: User, choose: ChooseGoogleAccount): Promise<boolean> {
    if (!local) {
      const provider = new GoogleAuthProvider().setCustomParameters({ login_hint: user.email ?? '' });
      await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
      return true;
    }
    const account = await choose();
    if (account === null) return false;
    await reauthenticateWithCredential(user, emulatorCredential(account));
    return true;
  }

  return {
    subscribe: (listener: (identity: Identity | null) => void) =>
      onAuthStateChanged(auth, (user) => listener(user && toIdentity(user))),
    /** Rejects when the provider has not answered after 10 s. */
    ready: () => withIdentityErrors(withinAnswerLimit(auth.authStateReady())),
    /** Rejects when the provider has not answered after 10 s. */
    getToken: async (force: boolean): Promise<IdToken | null> => {
      const user = auth.currentUser;
      const result = user && (await withinAnswerLimit(user.getIdTokenResult(force)));
      return result ? { text: result.token, expiresAt: Date.parse(result.expirationTime) } : null;
    },
    signUp: async (email: string, password: string) =>
      toIdentity((await withIdentityErrors(createUserWithEmailAndPassword(auth, email, password))).user),
    signIn: async (email: string, password: string) =>
      toIdentity((await withIdentityErrors(signInWithEmailAndPassword(auth, email, password))).user),
    signInWithGoogle: async (choose: ChooseGoogleAccount) => {
      const user = await withIdentityErrors(googleUser(choose)).catch((error: unknown) => {
        if (isCancelled(error)) return null;
        throw error;
      });
      return user && toIdentity(user);
    },
    sendPasswordReset: (email: string) => withIdentityErrors(sendPasswordResetEmail(auth, email)),
    verifyPasswordReset: (code: string) =>
      withIdentityErrors(withinAnswerLimit(verifyPasswordResetCode(auth, code))),
    confirmPasswordReset: (code: string, password: string) =>
      withIdentityErrors(confirmPasswordReset(auth, code, password)),
    sendEmailVerification: () => withIdentityErrors(withinAnswerLimit(sendEmailVerification(signedInUser()))),
    verifyEmail: (code: string) => withIdentityErrors(withinAnswerLimit(applyActionCode(auth, code))),
    reauthenticate: async (password: string) => {
      const user = signedInUser();
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await withIdentityErrors(reauthenticateWithCredential(user, credential));
    },
    reauthenticateWithGoogle: (choose: ChooseGoogleAccount) =>
      withIdentityErrors(reauthenticateByGoogle(signedInUser(), choose)).catch((error: unknown) => {
        if (isCancelled(error)) return false;
        throw error;
      }),
    changePassword: (password: string) => withIdentityErrors(updatePassword(signedInUser(), password)),
    deleteAccount: () => withIdentityErrors(deleteUser(signedInUser())),
    signOut: () => signOut(auth),
  };
}

export type FirebaseAuth = ReturnType<typeof createFirebaseAuth>;
