import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const workerPath = '/service-worker.js';

/** A proxy in front of a product, which can answer with the service worker of a later release. */
export interface ReleaseProxy {
  readonly address: string;
  /** From now on, the service worker is that of a later release. */
  release(): void;
  close(): Promise<void>;
}

/** Changes the release in the code of a service worker. */
const asLaterRelease = (code: string) => code.replace(/(version:.)[0-9a-f]{16}/, '$1ffffffffffffffff');

export async function startReleaseProxy(target: string): Promise<ReleaseProxy> {
  let isReleased = false;

  async function answer(
    response: IncomingMessage,
    outgoing: ServerResponse,
    isWorker: boolean,
  ): Promise<void> {
    if (!isWorker || !isReleased) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const { 'content-length': _length, etag: _etag, ...headers } = response.headers;
    outgoing.writeHead(200, headers).end(asLaterRelease(await text(response)));
  }

  const server = createServer((incoming, outgoing) => {
    const isWorker = incoming.url === workerPath;
    const { 'accept-encoding': encoding, 'if-none-match': etag, ...headers } = incoming.headers;
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      {
        method: incoming.method,
        headers: isWorker ? headers : incoming.headers,
      },
      (response) => void answer(response, outgoing, isWorker),
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
