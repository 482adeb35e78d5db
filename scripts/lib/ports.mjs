import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns whether a port of this machine is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isPortFree(port) {
  // A server on all addresses and one on the loopback address do not always exclude each other.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined));
}

/**
 * Waits until a port is free.
 * @param {number} port
 * @param {number} limitMs maximum time
 * @returns {Promise<boolean>} whether it is free
 */
export async function waitForFreePort(port, limitMs) {
  const end = Date.now() + limitMs;
  while (!(await isPortFree(port))) {
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 100));
  }
  return true;
}

/** Below the ports that systems give to outgoing connections, which would take a port between two starts. */
const portRange = { from: 20_000, to: 32_000 };

/**
 * Finds a free port, at random, since several processes may search at the same time.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(portRange.from, portRange.to);
    if (await isPortFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
