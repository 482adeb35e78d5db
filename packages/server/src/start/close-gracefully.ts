import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time after which running requests are aborted. */
const deadlineMs = 5_000;
/** Time for requests that are on their way on connections that were just opened. */
const arrivalMs = 100;

/**
 * Prepares a server to be closed without waiting for clients: running requests are answered with
 * `Connection: close`, and connections without one end, also those that have not sent any.
 * @returns `endConnections` ends connections with their answers while the server still accepts requests; `close`
 * resolves when all connections have ended
 */
export function closeGracefully(server: Server) {
  const connections = new Set<Socket>();
  const running = new Map<Socket, ServerResponse>();
  let isClosing = false;

  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket: Socket) => {
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

  const close = () =>
    new Promise<void>((resolve) => {
      endConnections();
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs).unref();
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      setTimeout(() => {
        for (const socket of connections) if (!running.has(socket)) socket.destroy();
      }, arrivalMs);
    });
  return { endConnections, close };
}
