/** Who is signed in, as the identity provider tells it. */
export interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly method: 'google' | 'password';
}

/** A Google account to sign in with where no popup can be opened. */
export interface GoogleAccount {
  readonly email: string;
  readonly name: string;
}

/** Asks the person for a Google account; null when they close the question. */
export type ChooseGoogleAccount = () => Promise<GoogleAccount | null>;

/**
 * The port to the hosted identity provider. Every method throws `IdentityError` with a text for the person.
 */
export interface IdentityProvider {
  /**
   * Calls back with the state now or as soon as it is known, and at each change; null means signed out.
   * @param refused hears that the provider takes the session no longer, though nobody signed out
   */
  subscribe(listener: (identity: Identity | null) => void, refused: () => void): () => void;
  /** A fresh token for the API; null when signed out. `force` asks the provider for a new one. */
  getToken(options?: { force?: boolean }): Promise<string | null>;
  signUp(email: string, password: string): Promise<Identity>;
  signIn(email: string, password: string): Promise<Identity>;
  /** Null when the person closes the popup or the chooser. */
  signInWithGoogle(choose: ChooseGoogleAccount): Promise<Identity | null>;
  sendPasswordReset(email: string): Promise<void>;
  /** Proves anew who is signed in, by the current password. */
  reauthenticate(password: string): Promise<void>;
  /** The same by Google; false when the person closes the popup or the chooser. Another account is refused. */
  reauthenticateWithGoogle(choose: ChooseGoogleAccount): Promise<boolean>;
  /** Needs a fresh proof. */
  changePassword(password: string): Promise<void>;
  /** Deletes the account at the provider and signs out. Needs a fresh proof. */
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
  /** Loads what signing in needs, so that the first press is fast. */
  prefetch(): void;
}

/** A refusal of the provider with the text that the person sees; empty where the provider gave none. */
export class IdentityError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'IdentityError';
    this.code = code;
  }
}
