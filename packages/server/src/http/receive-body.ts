import type { BodyShare } from './body-budget.ts';
import { HttpError } from './http-error.ts';
import { UnavailableError } from './unavailable-error.ts';

/** The slowest transfer that is accepted. */
interface Pace {
  /** A body that sends nothing for this time is given up, however fast it was before. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

/** Slower than any connection that could send a photo within the 60 seconds of a request. */
const defaultPace: Pace = { graceMs: 5_000, minBytesPerSecond: 4_096 };

export interface BodyLimits {
  readonly maxBytes: number;
  /** Counts the body's bytes. */
  readonly share: BodyShare;
  readonly pace?: Pace;
}

/** Calls `onTooSlow` once the received bytes stay behind the pace; each byte extends the deadline, to at most the grace time from now. */
function watchPace({ graceMs, minBytesPerSecond }: Pace, onTooSlow: () => void) {
  let deadline = performance.now() + graceMs;
  let timer = setTimeout(onTooSlow, graceMs);
  return {
    received(bytes: number): void {
      const now = performance.now();
      deadline = Math.min(now + graceMs, deadline + (bytes / minBytesPerSecond) * 1000);
      clearTimeout(timer);
      timer = setTimeout(onTooSlow, deadline - now);
    },
    stop: () => clearTimeout(timer),
  };
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
      watch.received(value.byteLength);
      yield value;
    }
  } finally {
    watch.stop();
    share.complete();
  }
}
