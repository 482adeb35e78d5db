import { connect, type Socket } from 'node:net';
import { apiRoot } from '../../../packages/server/src/http/handle.ts';
import type { Target } from './harness.ts';

interface SlowClients {
  /** The number of connections that the server has closed. */
  closed(): number;
  end(): void;
}

function openConnections({ server }: Target, count: number, text: string) {
  let closed = 0;
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed += 1;
    });
    socket.write(text);
    return socket;
  });
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { sockets, closed: () => closed, end };
}

/** Opens connections that send the headers of a request byte by byte. */
export function openSlowSenders(target: Target, count: number): SlowClients {
  const { sockets, closed, end } = openConnections(
    target,
    count,
    `POST ${apiRoot}/addPost HTTP/1.1\r\nhost: x\r\n`,
  );
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('x');
  }, 1_000);
  return {
    closed,
    end: () => {
      clearInterval(timer);
      end();
    },
  };
}

/** More than the buffers of the system contain. */
const unreadBytes = 16_000_000;

/**
 * Opens connections that request more than the system buffers and read nothing until `read` is called, by which they
 * notice whether the server has closed them.
 */
export async function openSlowReaders(
  target: Target,
  count: number,
): Promise<SlowClients & { read: () => void }> {
  const path = '/api/openapi.json';
  const { byteLength } = await (await fetch(`${target.server.address}${path}`)).arrayBuffer();
  const requests = `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(Math.ceil(unreadBytes / byteLength));
  const { sockets, closed, end } = openConnections(target, count, requests);
  return {
    closed,
    end,
    read: () => {
      for (const socket of sockets) socket.resume();
    },
  };
}
