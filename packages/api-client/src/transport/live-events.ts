import { createParser } from 'eventsource-parser';
import type { ApiEnvironment } from '../base-query.ts';
import type { RequestOf } from '../contract/call.ts';
import { encodeRequest } from '../contract/encode.ts';
import { type LiveEvent, liveEventSchema, liveUpdateCalls } from '../contract/live-updates.ts';
import { type ApiError, localError } from '../errors.ts';
import { sendWithToken, signedOut } from './session.ts';

/** The server sends something every 20 seconds; a connection that is silent for longer is broken. */
const idleTimeoutMs = 45_000;

export interface ReceivedEvent {
  readonly id: string;
  readonly event: LiveEvent;
}

const refused = (status: number): ApiError => ({ kind: 'api', status, code: null, message: '' });

/** An event of a later version of the server is left out. */
function readEvent(data: string): LiveEvent | null {
  try {
    return liveEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Opens the stream of live updates with a valid token.
 * @throws ApiError
 */
async function openStream(
  { root, identity }: ApiEnvironment,
  request: RequestOf<typeof liveUpdateCalls.getEvents>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { path } = encodeRequest(liveUpdateCalls.getEvents, request);
  const connect = async (token: string | null) => {
    if (token === null) throw signedOut;
    return fetch(`${root}${path}`, { signal, headers: { Authorization: `Bearer ${token}` } });
  };
  const response = await sendWithToken(identity, connect, ({ status }) => status === 401);
  if (!response.ok) throw refused(response.status);
  if (response.body === null) throw localError('network');
  return response.body;
}

/**
 * Receives live updates until the server ends the stream or `signal` aborts (docs/decisions/2026-11-24-live-updates.md).
 * @throws ApiError, or an error of `fetch`, when the stream cannot be opened or breaks
 */
export async function receiveLiveEvents(
  environment: ApiEnvironment,
  request: RequestOf<typeof liveUpdateCalls.getEvents>,
  signal: AbortSignal,
  onEvent: (received: ReceivedEvent) => void,
): Promise<void> {
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort, { signal: connection.signal });
  const body = await openStream(environment, request, connection.signal);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({
    onEvent: ({ id = '', data }) => {
      const event = readEvent(data);
      if (event) onEvent({ id, event });
    },
  });
  for (;;) {
    const timer = setTimeout(abort, idleTimeoutMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return abort();
    parser.feed(value);
  }
}
