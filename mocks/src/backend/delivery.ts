import type { deliveryCalls } from '@aura/api-client/contract/notification-delivery';
import { pushProblems, readPushEndpoint } from '@aura/api-client/contract/push-endpoint';
import { pushSubscriptionsMaxCount } from '@aura/domain/limits/notification-delivery';
import { BackendError } from './backend-error.ts';
import { type Resolvers, requireUser, success } from './calls.ts';

/** A key without a private part: the mocks deliver nothing. */
const pushKey = 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM';

export const deliveryResolvers: Resolvers<keyof typeof deliveryCalls> = {
  getDeliveryOptions: (context) => {
    requireUser(context);
    return { ...success, pushKey, email: { available: false, verified: true, refused: false } };
  },

  addPushSubscription: (context, { endpoint: given, p256dh, auth }) => {
    const { id: userId } = requireUser(context);
    const { pushSubscriptions } = context.state;
    const endpoint = readPushEndpoint(given);
    if (endpoint === null) throw new BackendError('VALIDATION', pushProblems.endpoint);
    const stored = pushSubscriptions.get(endpoint);
    const isSame = stored?.userId === userId || (stored?.p256dh === p256dh && stored.auth === auth);
    if (stored && !isSame) throw new BackendError('VALIDATION', pushProblems.taken);
    pushSubscriptions.delete(endpoint);
    pushSubscriptions.set(endpoint, { userId, p256dh, auth });
    const own = [...pushSubscriptions].filter(([, subscription]) => subscription.userId === userId);
    for (const [oldest] of own.slice(0, -pushSubscriptionsMaxCount)) pushSubscriptions.delete(oldest);
    return success;
  },

  removePushSubscription: (context, { endpoint: given }) => {
    const { id: userId } = requireUser(context);
    const { pushSubscriptions } = context.state;
    const endpoint = readPushEndpoint(given);
    if (endpoint !== null && pushSubscriptions.get(endpoint)?.userId === userId)
      pushSubscriptions.delete(endpoint);
    return success;
  },
};
