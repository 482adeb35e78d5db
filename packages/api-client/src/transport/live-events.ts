import { createParser } from 'eventsource-parser';
import type { ApiEnvironment } from '../base-query.ts';
import type { RequestOf } from '../contract/call.ts';
import { type LiveEvent, liveEventSchema, liveUpdateCalls } from '../contract/live-updates.ts';
import { openBody } from './open-body.ts';

/** The server sends something every 20 seconds; a connection that is silent for longer is broken. */
const idleTimeoutMs = 45_000;

export interface ReceivedEvent {
  readonly id: string;
  readonly event: LiveEvent;
}

/** An event of a later version of the server is left out. */
function readEvent(data: string): LiveEvent | null {
  try {
    return liveEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
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
  const body = await openBody(environment, liveUpdateCalls.getEvents, request, connection.signal);
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
