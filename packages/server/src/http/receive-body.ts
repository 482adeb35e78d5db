import { type Pace, watchPace } from '../watch-pace.ts';
import type { BodyShare } from './body-budget.ts';
import { HttpError } from './http-error.ts';
import { UnavailableError } from './unavailable-error.ts';

/** Slower than any connection that could send a photo within the 60 seconds of a request. */
const defaultPace: Pace = { graceMs: 5_000, minBytesPerSecond: 4_096 };

export interface BodyLimits {
  readonly maxBytes: number;
  /** Counts the body's bytes. */
  readonly share: BodyShare;
  readonly pace?: Pace;
}

/**
 * Yields the chunks of a body. It stops reading at the first violated limit and leaves the rest unread.
 * @throws `PAYLOAD_TOO_LARGE` beyond `maxBytes`, `REQUEST_TIMEOUT` below the pace, `UNAVAILABLE` when the body
 * budget has no room
 */
export async function* receiveBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, share, pace = defaultPace }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  let interrupt: (error: HttpError) => void = () => undefined;
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = reject;
  });
  interrupted.catch(() => undefined);
  share.onEvicted(() => interrupt(new UnavailableError('body_budget')));
  const watch = watchPace(pace, () => interrupt(new HttpError('REQUEST_TIMEOUT')));
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([interrupted, reader.read()]);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
      share.take(value.byteLength);
      watch.transferred(value.byteLength);
      yield value;
    }
  } finally {
    watch.stop();
    share.complete();
  }
}
