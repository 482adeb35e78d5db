import { pushEndpointMaxLength } from '@aura/domain/limits/notification-delivery';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, filledText, ownEmail } from './fields.ts';

/** The address that a browser's push service has given to a subscription. */
const endpoint = filledText(pushEndpointMaxLength, 'endpoint: too long');

/** Base64url of an uncompressed point of P-256 (65 bytes). */
const p256dh = z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, 'not valid'));

/** Base64url of 16 bytes. */
const auth = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'not valid'));

const deliveryOptions = z.object({
  success: z.literal(true),
  /** The server's VAPID key, for which a browser subscribes. */
  pushKey: z.string(),
  email: z.object({
    /** Whether the server can send emails. */
    available: z.boolean(),
    /** Whether the caller's address is verified; no other address receives emails. */
    verified: z.boolean(),
    /** Whether no more emails are sent because the caller's mail server has refused the address several times. */
    refused: z._default(z.boolean(), false),
  }),
});

const getDeliveryOptions = defineCall({
  name: 'getDeliveryOptions',
  summary: 'How the server can deliver notifications to the caller',
  method: 'GET',
  path: '/deliveryOptions',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  callerFields: ['userID'],
  request: z.object({ userID: ownEmail }),
  response: deliveryOptions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const addPushSubscription = defineCall({
  name: 'addPushSubscription',
  summary: 'Deliver notifications to a browser of the caller; once is enough',
  method: 'POST',
  path: '/addPushSubscription',
  encoding: 'json',
  access: 'required',
  whileSuspended: true,
  rateLimit: 'write',
  request: z.object({ endpoint, p256dh, auth }),
  response: done,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const removePushSubscription = defineCall({
  name: 'removePushSubscription',
  summary: 'Deliver no notifications to a browser any more',
  method: 'POST',
  path: '/removePushSubscription',
  encoding: 'json',
  access: 'required',
  whileSuspended: true,
  rateLimit: 'write',
  request: z.object({ endpoint }),
  response: done,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const deliveryCalls = { getDeliveryOptions, addPushSubscription, removePushSubscription };
