import { connect, createServer, type Socket } from 'node:net';

/** A proxy between the server and a service that hangs or restarts. */
export interface TcpProxy {
  readonly port: number;
  /** Forwards nothing more, on old and new connections. */
  pause(): void;
  /** Forwards again what has arrived since. */
  resume(): void;
  /** Cuts all connections and refuses new ones. */
  stop(): void;
  /** Accepts connections again. */
  start(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a port of this machine. */
export async function createTcpProxy(targetPort: number, targetHost: string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  let isStopped = false;

  function forward(from: Socket, to: Socket): void {
    sockets.add(from);
    if (isPaused) from.pause();
    from.on('data', (data) => to.write(data));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
  const server = createServer((client) => {
    if (isStopped) {
      client.destroy();
      return;
    }
    const upstream = connect(targetPort, targetHost);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      isStopped = true;
      cut();
    },
    start() {
      isStopped = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
