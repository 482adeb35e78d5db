import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';

/** Time after which running requests are aborted. */
const deadlineMs = 5_000;
/** Time for requests that are on their way on connections that were just opened. */
const arrivalMs = 100;
/** Longest time in which a busy server accepts the connections that wait for it. */
const acceptanceMs = 1_000;
/** A pass of the event loop in which connections hardly arrive unseen. */
const shortPassMs = 1;

/**
 * Prepares a server to be closed without waiting for clients: running requests are answered with
 * `Connection: close`, and connections without one end, also those that have not sent any.
 * @returns `endConnections` ends connections with their answers while the server still accepts requests; `close`
 * resolves when all connections have ended
 */
export function prepareGracefulClose(server: Server) {
  const connections = new Set<Socket>();
  const running = new Map<Socket, ServerResponse>();
  let isClosing = false;
  let accepted = 0;

  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  // Before the listener that answers, which may send the headers at once.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    running.set(socket, response);
    if (isClosing) endConnection(response);
    response.once('close', () => {
      running.delete(socket);
      // The headers may have been sent before the server was closed.
      if (isClosing) socket.destroySoon();
    });
  });

  function endConnections(): void {
    isClosing = true;
    for (const response of running.values()) endConnection(response);
  }

  /**
   * Resolves after a short pass of the event loop without a new connection: the system resets connections that are
   * closed before they have been accepted.
   */
  async function allAccepted(): Promise<void> {
    const limit = performance.now() + acceptanceMs;
    let start = 0;
    let before = 0;
    do {
      [start, before] = [performance.now(), accepted];
      await setImmediate();
    } while ((accepted > before || performance.now() - start > shortPassMs) && performance.now() < limit);
  }

  async function close(): Promise<void> {
    endConnections();
    await allAccepted();
    const closed = new Promise((resolve) => server.close(resolve));
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs).unref();
    await delay(arrivalMs);
    // Requests that came while the server was busy are read first.
    await setImmediate();
    for (const socket of connections) if (!running.has(socket)) socket.destroy();
    await closed;
    clearTimeout(deadline);
  }
  return { endConnections, close };
}
