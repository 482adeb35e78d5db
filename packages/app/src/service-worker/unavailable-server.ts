import type { WorkboxPlugin } from 'workbox-core/types.js';

/** While a server is down, starts or is overloaded, it or its proxy answers so. A 500 is the answer to one request. */
const unavailableStatuses: readonly number[] = [502, 503, 504];

/**
 * Handles a response of an unavailable server like a failed request, so that a stored response is used. When none is
 * stored, the page receives the response, with its status and `Retry-After`. For one request, before plugins that read
 * the response.
 */
export function unavailableServerPlugin(): WorkboxPlugin {
  let unavailable: Response | undefined;
  return {
    fetchDidSucceed: async ({ response }) => {
      if (!unavailableStatuses.includes(response.status)) return response;
      unavailable = response;
      throw new Error(`The server answered with ${response.status}.`);
    },
    handlerDidError: async () => unavailable,
  };
}
