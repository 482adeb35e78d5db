/** The verified claims of an ID token. */
export interface Identity {
  /** The token's `sub`, which identifies the account. */
  readonly uid: string;
  /** Lower case; empty when the identity provider has none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the token has the custom claim `moderator`. */
  readonly hasModeratorClaim: boolean;
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
  /** Whether the token was verified shortly before, so that verifying it again costs nothing. */
  isKnown(token: string): boolean;
}

/** Reads the identity from the claims of a verified ID token. */
export function toIdentity(claims: Readonly<Record<string, unknown>>): Identity {
  return {
    uid: String(claims.sub),
    email: typeof claims.email === 'string' ? claims.email.toLowerCase() : '',
    emailVerified: claims.email_verified === true,
    hasModeratorClaim: claims.moderator === true,
    authTime: new Date(Number(claims.auth_time) * 1000),
  };
}
