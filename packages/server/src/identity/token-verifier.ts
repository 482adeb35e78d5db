/** Who a token speaks for, as the identity provider states it. */
export interface Identity {
  /** The token's `sub`; accounts are keyed by it alone. */
  readonly uid: string;
  /** Lower case; empty when the provider knows none. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** When the person last proved who they are. */
  readonly authTime: Date;
}

/** The port to the identity provider. */
export interface TokenVerifier {
  /**
   * @returns null for every token that does not prove an identity, for whatever reason
   * @throws `UNAVAILABLE` while that cannot be told
   */
  verify(token: string): Promise<Identity | null>;
}
