import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createLinger } from '../http/linger.ts';
import { prepareGracefulClose } from './graceful-close.ts';
import { StartError, systemErrorCode } from './start-error.ts';

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Time limits against slow and idle clients, in milliseconds. */
const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  /**
   * A connection without a byte in either direction, such as one whose client does not read, which Node notices after
   * at most twice the time. It is longer than the slowest answer and the pauses of live streams.
   */
  idleTimeout: 90_000,
};

interface Listener {
  readonly port: number;
  /** Replaces the request handler. */
  serve(fetch: Fetch): void;
  /** From now on, each answer ends its connection, so that a balancer stops using this server's. */
  endConnections(): void;
  /** Stops accepting requests and waits for running ones, up to a deadline. */
  close(): Promise<void>;
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function toStartError(error: unknown, port: number, host: string, prefix: string): StartError {
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE')
    return new StartError(`${prefix}PORT: ${port} on ${host} is in use by another program`);
  if (code === 'EACCES')
    return new StartError(`${prefix}PORT: ${port} needs rights that this process does not have`);
  return new StartError(`${prefix}HOST: cannot listen on ${host} port ${port} (${code || String(error)})`);
}

/**
 * Starts listening before everything else, so that a port in use is reported first.
 * @param first handles requests until `serve` is called
 * @param options.timeouts for clients, in milliseconds
 * @param options.prefix of the settings PORT and HOST in error messages
 * @throws StartError when the port cannot be used
 */
export async function listen(
  port: number,
  host: string,
  first: Fetch,
  { timeouts = serverTimeouts, prefix = '' } = {},
): Promise<Listener> {
  let current = first;
  const linger = createLinger();
  async function answer(request: Request, bindings: HttpBindings): Promise<Response> {
    const response = await current(request, bindings);
    return linger(response, bindings.incoming, bindings.outgoing.getHeader('connection') === 'close');
  }
  const server = createAdaptorServer({
    fetch: (request, bindings) => answer(request, bindings as HttpBindings),
    serverOptions: timeouts,
  }) as Server;
  server.setTimeout(timeouts.idleTimeout);
  const { endConnections, close } = prepareGracefulClose(server);
  await listenOn(server, port, host).catch((error: unknown) => {
    throw toStartError(error, port, host, prefix);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (fetch) => {
      current = fetch;
    },
    endConnections,
    close,
  };
}
