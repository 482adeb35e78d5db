/**
 * A process that sends requests over several connections, on each the next one when the last is answered. Its first
 * message is the `Load`; it answers with what it has `Sent` and ends.
 */
import { Agent, request } from 'node:http';

/**
 * The requests of a connection.
 * @typedef {object} Sender
 * @property {Readonly<Record<string, string>>} headers
 * @property {readonly (string | null)[]} bodies are sent in turns
 *
 * @typedef {object} Load
 * @property {string} method
 * @property {string} url
 * @property {readonly Sender[]} senders one for each connection
 * @property {number} durationMs
 *
 * @typedef {object} Sent
 * @property {number[]} times of the requests that were answered 200, in milliseconds
 * @property {number} refused number of requests that were answered 503
 */

/**
 * @param {Pick<Load, 'method' | 'url'>} load
 * @param {Readonly<Record<string, string>>} headers
 * @param {string | null} body
 * @param {Agent} agent
 * @returns {Promise<boolean>} false for an answer 503
 */
function sendOne({ method, url }, headers, body, agent) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume();
      const { statusCode } = response;
      response.on('end', () => {
        if (statusCode === 200 || statusCode === 503) resolve(statusCode === 200);
        else reject(new Error(`${url}: ${statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/**
 * @param {Load} load
 * @returns {Promise<Sent>}
 */
async function send({ senders, durationMs, ...load }) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders.length });
  const end = performance.now() + durationMs;
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  const sendAll = async (/** @type {Sender} */ { headers, bodies }) => {
    for (let count = 0; performance.now() < end; count++) {
      const start = performance.now();
      const isAnswered = await sendOne(load, headers, bodies[count % bodies.length] ?? null, agent);
      if (isAnswered) times.push(performance.now() - start);
      else refused += 1;
    }
  };
  await Promise.all(senders.map(sendAll));
  agent.destroy();
  return { times, refused };
}

process.once('message', async (message) => {
  const sent = await send(/** @type {Load} */ (message));
  process.send?.(sent, () => process.disconnect());
});
