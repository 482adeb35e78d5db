/** A read that an inline script of the page has started before the app was loaded. */
interface EarlyRead {
  readonly url: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  /** Set by `early-read/start-early-reads.ts`. */
  var auraEarlyReads: EarlyRead[] | undefined;
  /** Set by the same: resolves when the first images are painted. */
  var auraEarlyView: Promise<unknown> | undefined;
}

/** An older response may lack changes that this browser has made since. */
const maxAgeMs = 60_000;

/**
 * Returns the response to a read that the page has already sent with the same token, once; undefined when the caller
 * must send it.
 */
export function takeEarlyRead(url: string, token: string | null): Promise<Response> | undefined {
  const read = globalThis.auraEarlyReads?.find((early) => early.url === url);
  if (read === undefined) return undefined;
  globalThis.auraEarlyReads = globalThis.auraEarlyReads?.filter((early) => early !== read);
  const isUsable = read.token === token && Date.now() - read.startedAt < maxAgeMs;
  return isUsable ? read.response : undefined;
}
