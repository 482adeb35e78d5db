import type { WorkboxPlugin } from 'workbox-core/types.js';
import { pageMessages } from '../platform/offline/worker-messages.ts';

declare const self: Pick<ServiceWorkerGlobalScope, 'clients'>;

/** The pages whose last data came from the cache. */
const pages = new Set<string>();

/** Says to a page whether its last data came from the cache. */
export async function reportStoredAnswers(pageId: string): Promise<void> {
  const page = await self.clients.get(pageId);
  page?.postMessage(pages.has(pageId) ? pageMessages.storedAnswers : pageMessages.currentAnswers);
}

/** Says to a page that its data come from the cache, and when an answer comes from the network again. */
export function storedAnswersPlugin(pageId: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ response }) => {
      if (pages.delete(pageId)) void reportStoredAnswers(pageId);
      return response;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse = null }) => {
      if (cachedResponse === null) return null;
      pages.add(pageId);
      void reportStoredAnswers(pageId);
      return cachedResponse;
    },
  };
}
