import type { IncomingMessage } from 'node:http';

interface LingerLimits {
  /** Responses that wait for their clients at the same time; further ones close their connections at once. */
  readonly connections: number;
  readonly bytes: number;
  readonly totalMs: number;
  /** The longest time without a byte. */
  readonly idleTimeoutMs: number;
}

/** The bytes are enough for the largest upload, which browsers send to its end before they read a response. */
const defaultLimits: LingerLimits = {
  connections: 64,
  bytes: 32 * 1024 * 1024,
  totalMs: 30_000,
  idleTimeoutMs: 5_000,
};

/**
 * The rest of a smaller body is on its way when the response is sent, so its connection can be used again, unless
 * the response ends it.
 */
const smallBytes = 65_536;

/** Receives the rest of a body, discards it, and calls `onEnd` once, at its end or at a limit. */
function discard(incoming: IncomingMessage, limits: LingerLimits, onEnd: () => void): () => void {
  const { bytes, totalMs, idleTimeoutMs } = limits;
  let received = 0;
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(total);
    clearTimeout(idleTimer);
    incoming.off('data', onData).off('end', stop).off('close', stop);
    onEnd();
  };
  const total = setTimeout(stop, totalMs).unref();
  const idleTimer = setTimeout(stop, idleTimeoutMs).unref();
  const onData = (chunk: Buffer) => {
    received += chunk.byteLength;
    idleTimer.refresh();
    if (received > bytes) stop();
  };
  // The reader that stopped would keep the bytes in memory.
  incoming.removeAllListeners('data');
  incoming.on('data', onData).once('end', stop).once('close', stop);
  incoming.resume();
  return stop;
}

function expectsMore({ complete, destroyed, headers }: IncomingMessage, endsConnection: boolean): boolean {
  if (complete || destroyed) return false;
  const least = endsConnection ? 0 : smallBytes;
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > least;
}

/**
 * Lets a response reach a client that is still sending its body. A connection that is closed with unread bytes is
 * reset, and clients then discard what they have received. So the whole response is sent, but it ends only when
 * the rest of the body has arrived and was discarded, within limits.
 * @returns the function that prepares the response to a request
 */
export function createLinger(limits: LingerLimits = defaultLimits) {
  let lingering = 0;

  /** A body that ends after the request's. */
  function lingeringBody(content: Uint8Array, incoming: IncomingMessage): ReadableStream<Uint8Array> {
    let isCancelled = false;
    let stop = () => {};
    return new ReadableStream({
      start(controller) {
        controller.enqueue(content);
        lingering += 1;
        stop = discard(incoming, limits, () => {
          lingering -= 1;
          if (!isCancelled) controller.close();
        });
      },
      cancel() {
        isCancelled = true;
        stop();
      },
    });
  }

  /** @param isClosing whether the server stops and ends connections with their responses */
  return async (response: Response, incoming: IncomingMessage, isClosing = false): Promise<Response> => {
    const endsConnection = isClosing || response.headers.get('connection') === 'close';
    if (!expectsMore(incoming, endsConnection) || lingering >= limits.connections) return response;
    const content = new Uint8Array(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    headers.set('content-length', String(content.byteLength));
    headers.set('connection', 'close');
    return new Response(lingeringBody(content, incoming), { status: response.status, headers });
  };
}
