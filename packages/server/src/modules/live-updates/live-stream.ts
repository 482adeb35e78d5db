import type { LiveEvent } from '@aura/api-client/contract/live-updates';

/** A client that does not read loses its stream at this many bytes, and continues with a new one. */
const unreadMaxBytes = 64 * 1024;

const encoder = new TextEncoder();

/** Keeps proxies from ending a quiet connection. */
const heartbeat = encoder.encode(':\n\n');

/** The server's end of one stream of server-sent events. */
export interface LiveStream {
  readonly userId: string;
  readonly watchedPostIds: ReadonlySet<string>;
  readonly openedAt: number;
  readonly body: ReadableStream<Uint8Array>;
  /** @param id of the change, from which the client can continue */
  send(id: string, event: LiveEvent): void;
  beat(): void;
  end(): void;
  isOpen(): boolean;
}

interface LiveStreamOptions {
  readonly userId: string;
  readonly watchedPostIds: readonly string[];
  readonly openedAt: number;
  /** Called once, whichever side ends the stream. */
  readonly onEnd: (stream: LiveStream) => void;
}

/** Opens a stream; it ends itself when the client leaves or does not read. */
export function openLiveStream({ userId, watchedPostIds, openedAt, onEnd }: LiveStreamOptions): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: () => {
        controller = null;
        onEnd(stream);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadMaxBytes }),
  );
  function end(): void {
    if (controller === null) return;
    controller.close();
    controller = null;
    onEnd(stream);
  }
  function write(bytes: Uint8Array): void {
    if (controller === null) return;
    if ((controller.desiredSize ?? 0) < bytes.length) end();
    else controller.enqueue(bytes);
  }
  const stream: LiveStream = {
    userId,
    watchedPostIds: new Set(watchedPostIds),
    openedAt,
    body,
    send: (id, event) => write(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)),
    beat: () => write(heartbeat),
    end,
    isOpen: () => controller !== null,
  };
  return stream;
}
