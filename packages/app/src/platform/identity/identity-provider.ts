/** The signed-in user as reported by the identity provider. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly method: 'google' | 'password';
}

/** A Google account of the local identity provider, which has no popup. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

/** Lets the user choose a Google account; resolves to null when they cancel. */
export type ChooseGoogleAccount = () => Promise<GoogleAccount | null>;

export type IdentityListener = (identity: Identity | null, inOtherTab?: boolean) => void;

/**
 * The interface to the identity provider. Methods reject with an `IdentityError`, whose message is for the user; `getToken`
 * and `signOut` reject with the provider's own error, and each one with that of the SDK's chunk when it fails to load.
 */
export interface IdentityProvider {
  /**
   * Calls the listener with the identity as soon as it is known and at each change; null means signed out,
   * and `inOtherTab` that the user did it in another tab.
   * @param onRefused called when the provider refuses the session although the user did not sign out
   * @returns a function that unsubscribes
   */
  subscribe(listener: IdentityListener, onRefused: () => void): () => void;
  /**
   * Returns a valid token for the API, or null when signed out. `force` requests a new one from the provider.
   */
  getToken(options?: { force?: boolean }): Promise<string | null>;
  signUp(email: string, password: string): Promise<Identity>;
  signIn(email: string, password: string): Promise<Identity>;
  /** Resolves to null when the user closes the popup or the chooser. */
  signInWithGoogle(choose: ChooseGoogleAccount): Promise<Identity | null>;
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Checks the code of a password reset email, which can be used once.
   * @returns the email of its account
   */
  verifyPasswordReset(code: string): Promise<string>;
  /** Changes the password of the code's account and uses the code up. */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Sends an email with a link that verifies the address of the current user. */
  sendEmailVerification(): Promise<void>;
  /** Verifies the address of an account with the code of that email, which can be used once. */
  verifyEmail(code: string): Promise<void>;
  /** Re-authenticates with the current password. */
  reauthenticate(password: string): Promise<void>;
  /**
   * Re-authenticates with Google. Resolves to false when the user closes the popup or the chooser; fails for
   * another account.
   */
  reauthenticateWithGoogle(choose: ChooseGoogleAccount): Promise<boolean>;
  /** Changes the password. Requires a recent re-authentication. */
  changePassword(password: string): Promise<void>;
  /** Deletes the account at the provider and signs out. Requires a recent re-authentication. */
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
  /** Loads the SDK, so that the first sign-in is fast. */
  prefetch(): void;
}

/** An error of the provider with a message for the user, which is empty when the provider has none. */
export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'IdentityError';
    this.code = code;
  }
}
