import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { RequestOf, ResponseOf } from '../contract/call.ts';
import { deliveryCalls } from '../contract/notification-delivery.ts';

type PushSubscriptionRequest = RequestOf<typeof deliveryCalls.addPushSubscription>;

/** How the server can deliver notifications to the current user. */
export type DeliveryOptions = Omit<ResponseOf<typeof deliveryCalls.getDeliveryOptions>, 'success'>;

/** Delivery of notifications outside the app (docs/product.md section 7). */
export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryOptions: build.query<DeliveryOptions, string>({
      query: (email) => callOf(deliveryCalls.getDeliveryOptions, { userID: email }),
      transformResponse: ({ pushKey, email }: ResponseOf<typeof deliveryCalls.getDeliveryOptions>) => ({
        pushKey,
        email,
      }),
    }),
    addPushSubscription: build.mutation<null, PushSubscriptionRequest>({
      query: (subscription) => callOf(deliveryCalls.addPushSubscription, subscription),
      transformResponse: () => null,
    }),
    removePushSubscription: build.mutation<null, string>({
      query: (endpoint) => callOf(deliveryCalls.removePushSubscription, { endpoint }),
      transformResponse: () => null,
    }),
  }),
});

export const {
  useGetDeliveryOptionsQuery,
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} = deliveryApi;
