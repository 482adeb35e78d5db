import { request as httpsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { StopError } from '../stop-error.mjs';

const START_MS = 180_000;

/** @param {string} address */
export async function statusOf(address) {
  return (await fetch(address)).status;
}

/**
 * Waits until a server is ready.
 * @param {string} address of the server
 * @throws {StopError} after three minutes
 */
export async function waitForReady(address) {
  const end = Date.now() + START_MS;
  for (;;) {
    const response = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > end) throw new StopError(`The server at ${address} does not get ready.`);
    await sleep(500);
  }
}

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 * @property {import('node:http').IncomingHttpHeaders} headers
 */

/**
 * Sends a request to a proxy whose certificate is made for the check.
 * @param {number} port
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: Uint8Array, from?: string, announced?: number }} [options]
 * `from`: the address of this machine that it is sent from; `announced`: the length of a body of which only the beginning is sent,
 * since a proxy may close the connection of a refused upload while it is still sent
 * @returns {Promise<Answer>}
 */
export function sendTo(
  port,
  path,
  { method = 'GET', headers = {}, body, from = '127.0.0.1', announced } = {},
) {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress: from,
        servername: 'localhost',
        headers: {
          host: `localhost:${port}`,
          ...headers,
          ...(announced === undefined ? {} : { 'content-length': String(announced) }),
        },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.once('end', () => {
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
          request.destroy();
        });
        response.once('error', reject);
      },
    );
    request.once('error', reject);
    if (announced === undefined) request.end(body);
    else request.write(new Uint8Array(65_536));
  });
}
