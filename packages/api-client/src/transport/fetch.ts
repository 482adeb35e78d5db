import type { Call } from '../contract/call.ts';
import type { EncodedRequest } from '../contract/encode.ts';

/** A request with its complete URL and headers. */
export interface Outgoing {
  readonly url: string;
  readonly method: Call['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: EncodedRequest['body'];
  readonly signal: AbortSignal;
  /** Whether the request continues when its page is closed; `fetch` allows that for small requests only. */
  readonly keepalive?: boolean | undefined;
}

/** The raw response. */
export interface Incoming {
  readonly status: number;
  readonly text: string;
}

/** Sends a request in place of `sendByFetch`. */
export type Sender = (outgoing: Outgoing) => Promise<Incoming>;

/**
 * Sends a request with `fetch`.
 * @param sent the response when the same request has been sent before; after a failure it is sent again
 * @throws what `fetch` throws: an AbortError, a TimeoutError or a TypeError
 */
export async function sendByFetch({ url, ...init }: Outgoing, sent?: Promise<Response>): Promise<Incoming> {
  const response = await (sent?.catch(() => fetch(url, init)) ?? fetch(url, init));
  return { status: response.status, text: await response.text() };
}
