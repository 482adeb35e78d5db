import { ECDH } from 'node:crypto';
import { readPushEndpoint } from '@aura/api-client/contract/push-endpoint';
import { pushSubscriptionsMaxCount } from '@aura/domain/limits/notification-delivery';
import type { Config } from '../../../config/config.ts';
import { ignoreMissingReference } from '../../../db/foreign-keys.ts';
import { newId } from '../../../db/ids.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Services } from '../../../services.ts';
import type { PushTarget } from './push-sender.ts';
import {
  deleteOldestSubscriptions,
  deleteSubscription,
  upsertSubscription,
} from './push-subscriptions.repository.ts';

type SubscriptionServices = Pick<Services, 'config' | 'db' | 'clock'>;

const isLocal = (endpoint: string) =>
  URL.canParse(endpoint) &&
  ['http://127.0.0.1:', 'http://localhost:'].some((start) => endpoint.startsWith(start));

/** Returns the normalized endpoint; null for one that messages must not be sent to. */
export function readEndpoint({ push, publicUrl }: Config, text: string): string | null {
  if (push.allowsLocal && isLocal(text)) return new URL(text).href;
  return readPushEndpoint(text, publicUrl === null ? null : new URL(publicUrl).hostname);
}

/** Whether the key is a point of the curve; for any other, nothing can be encrypted. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores that a browser of a user receives push messages. Beyond `pushSubscriptionsMaxCount` the oldest ends.
 * @throws `push.endpoint_invalid`, `push.keys_invalid`, `push.endpoint_taken` for the endpoint of another browser, or
 * `profiles.not_found` when the account was erased meanwhile
 */
export async function addPushSubscription(
  { config, db, clock }: SubscriptionServices,
  { endpoint: text, p256dh, auth }: PushTarget,
  userId: string,
): Promise<void> {
  const endpoint = readEndpoint(config, text);
  if (endpoint === null) throw new DomainError('push.endpoint_invalid');
  if (!isOnCurve(p256dh)) throw new DomainError('push.keys_invalid');
  const isStored = await ignoreMissingReference(() =>
    db.transaction(async (tx) => {
      const id = newId('subscription');
      const row = { id, userId, endpoint, p256dh, auth, createdAt: clock() };
      if (!(await upsertSubscription(tx, row))) return false;
      await deleteOldestSubscriptions(tx, userId, pushSubscriptionsMaxCount);
      return true;
    }),
  );
  if (isStored === undefined) throw new DomainError('profiles.not_found');
  if (!isStored) throw new DomainError('push.endpoint_taken');
}

/** Removes a browser of the user; no effect when there is none. */
export async function removePushSubscription(
  { config, db }: SubscriptionServices,
  text: string,
  userId: string,
): Promise<void> {
  const endpoint = readEndpoint(config, text);
  if (endpoint !== null) await deleteSubscription(db, userId, endpoint);
}
