/** The verified claims of an ID token. */
export interface Identity {
  /** The token's `sub`, which identifies the account. */
  readonly uid: string;
  /** Lower case; empty when the identity provider has none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** When the user last signed in. */
  readonly authTime: Date;
}

/** The port to the identity provider. */
export interface TokenVerifier {
  /**
   * Verifies an ID token.
   * @returns null for every token that is not valid
   * @throws `auth.provider_unavailable` when the token cannot be verified
   */
  verify(token: string): Promise<Identity | null>;
}
