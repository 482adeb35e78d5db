import { createECDH, createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { parseRetryAfter } from '../../../parse-retry-after.ts';
import { createPublicLookup } from './public-lookup.ts';

/** The browser that a message is encrypted for. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * What became of a message: `accepted` by the push service, `ended`: the subscription has ended, `refused`: the
 * service will not accept it later either, or `failed`, and can be tried again.
 */
export type PushOutcome =
  | { readonly result: 'accepted' | 'ended' | 'refused'; readonly status: number | null }
  | { readonly result: 'failed'; readonly status: number | null; readonly retryAfterMs: number };

/** Sends push messages (RFC 8030, 8291, 8292). */
export interface PushSender {
  /** The public key that identifies the server (VAPID), in base64url. */
  readonly publicKey: string;
  /**
   * @param topic a message replaces a waiting one with the same topic
   * @param signal aborted when the server stops
   */
  send(target: PushTarget, payload: string, topic: string, signal: AbortSignal): Promise<PushOutcome>;
  close(): void;
}

interface PushSenderOptions {
  /** Private key of P-256 in base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:` address of the operator; null when there is none. */
  readonly contact: string | null;
  /** Whether messages may be sent to this machine and over `http`. */
  readonly allowsLocal: boolean;
  /** Replaced by tests. */
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** How long a push service stores a message for a browser that is not connected. */
const timeToLiveSeconds = 24 * 3600;
const maxSockets = 16;
const topicLength = 32;
/** Push services demand a contact; this one has no mailbox. */
const noContact = 'mailto:postmaster@localhost';

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

function outcomeOf({ statusCode: status = 0, headers }: http.IncomingMessage): PushOutcome {
  if (status >= 200 && status < 300) return { result: 'accepted', status };
  if (status === 404 || status === 410) return { result: 'ended', status };
  if (status === 429 || status >= 500)
    return { result: 'failed', status, retryAfterMs: parseRetryAfter(headers['retry-after']) };
  return { result: 'refused', status };
}

/** Creates a sender that follows no redirects, ignores bodies and connects to public addresses only. */
export function createPushSender({
  privateKey,
  contact,
  allowsLocal,
  lookup = createPublicLookup(),
  timeoutMs = defaultTimeoutMs,
}: PushSenderOptions): PushSender {
  const publicKey = publicKeyOf(privateKey);
  const vapidDetails = { subject: contact ?? noContact, publicKey, privateKey };
  const agent = new https.Agent({ keepAlive: true, maxSockets, ...(!allowsLocal && { lookup }) });

  /** Sends a request; the body of the response is thrown away. */
  function post(
    endpoint: string,
    { headers, body }: { readonly headers: http.OutgoingHttpHeaders; readonly body: Buffer },
    stopped: AbortSignal,
  ): Promise<PushOutcome> {
    const isLocal = allowsLocal && endpoint.startsWith('http:');
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
    return new Promise((resolve, reject) => {
      const request = isLocal
        ? http.request(endpoint, { method: 'POST', headers, signal })
        : https.request(endpoint, { method: 'POST', headers, signal, agent });
      request.on('response', (response) => {
        response.on('error', () => undefined).resume();
        resolve(outcomeOf(response));
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, payload, topic, signal) {
      const { default: webPush } = await import('web-push');
      const options = {
        vapidDetails,
        TTL: timeToLiveSeconds,
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, topicLength),
      };
      let details: ReturnType<typeof webPush.generateRequestDetails>;
      try {
        const subscription = { endpoint, keys: { p256dh, auth } };
        details = webPush.generateRequestDetails(subscription, payload, options);
      } catch {
        return { result: 'refused', status: null };
      }
      if (details.body === null) return { result: 'refused', status: null };
      const { headers, body } = details;
      return post(endpoint, { headers: { ...headers }, body }, signal).catch(() => ({
        result: 'failed',
        status: null,
        retryAfterMs: 0,
      }));
    },
    close: () => agent.destroy(),
  };
}
