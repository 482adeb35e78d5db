/** Tokens are not used in their last 5 minutes, since clocks differ and a call takes time. */
const marginMs = 5 * 60_000;

export interface IdToken {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Returns whether a token is valid long enough for a call. */
export function isUsable(token: IdToken | null, now: number): token is IdToken {
  return token !== null && token.expiresAt - now > marginMs;
}
