import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../scripts/lib/paths.mjs';
import type { Load, Sent } from './send-requests.mjs';

/** Requests to one address. */
export type Target = Omit<Load, 'durationMs'>;

/**
 * Sends requests for some time from another process, so that a server in this one has its processor for itself.
 * @throws when a request is answered neither 200 nor 503
 */
export async function sendRequests(load: Load): Promise<Sent> {
  const sender = fork(inRoot('bench/send-requests.mjs'));
  const ended = once(sender, 'exit').then(() => Promise.reject(new Error(`${load.url}: a request failed`)));
  // It also ends after its answer.
  ended.catch(() => undefined);
  sender.send(load);
  const [sent] = await Promise.race([once(sender, 'message'), ended]);
  return sent as Sent;
}

/**
 * Requests that read an address.
 * @param people headers of the person of each connection
 */
export const reads = (url: string, people: readonly { readonly authorization: string }[]): Target => ({
  method: 'GET',
  url,
  senders: people.map((headers) => ({ headers, bodies: [null] })),
});
