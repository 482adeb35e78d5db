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

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
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
