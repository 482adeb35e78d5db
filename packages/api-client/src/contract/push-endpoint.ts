import { pushEndpointMaxLength } from '@aura/domain/limits/notification-delivery';

/** Why a push subscription is refused. */
export const pushProblems = {
  endpoint: 'endpoint: must be the https address of a push service',
  keys: 'p256dh: not valid',
  taken: 'endpoint: belongs to another subscription',
} as const;

/** Names that only a private network resolves. */
const privateName =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|test|invalid|home\.arpa)$/;

/** The `URL` parser writes every form of an IPv4 address as four numbers, and an IPv6 address in brackets. */
const ipAddress = /^(\[.*\]|\d{1,3}(\.\d{1,3}){3})$/;

/**
 * Returns the normalized address of a push service; null unless it is an `https` address on the standard port with a
 * public host name: the server sends requests to it.
 * @param ownHost the host of the site, which is no push service
 */
export function readPushEndpoint(text: string, ownHost: string | null = null): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  const name = hostname.replace(/\.$/, '');
  if (ipAddress.test(name) || !name.includes('.') || privateName.test(name) || name === ownHost) return null;
  return href.length <= pushEndpointMaxLength ? href : null;
}
