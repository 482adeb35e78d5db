import type { BodyShare } from './body-budget.ts';
import { HttpError } from './http-error.ts';
import { UnavailableError } from './unavailable-error.ts';

/** The slowest transfer that is accepted. */
interface Pace {
  /** A transfer without a byte for this time is given up, however fast it was before. */
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

/** Calls `onTooSlow` once the bytes stay behind the pace; each byte extends the deadline, to at most the grace time from now. */
export function watchPace({ graceMs, minBytesPerSecond }: Pace, onTooSlow: () => void) {
  let leftMs = graceMs;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined = setTimeout(onTooSlow, leftMs);
  /** The time until further bytes does not count. */
  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - since;
  }
  function transferred(bytes: number): void {
    stop();
    leftMs = Math.min(graceMs, leftMs + (bytes / minBytesPerSecond) * 1000);
    since = performance.now();
    timer = setTimeout(onTooSlow, leftMs);
  }
  return { transferred, stop };
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
