import type { WorkboxPlugin } from 'workbox-core/types.js';
import { pageMessages } from '../platform/offline/worker-messages.ts';

declare const self: Pick<ServiceWorkerGlobalScope, 'clients'>;

/**
 * Whether the last data of a page came from the cache. Unknown before its first data since the worker was started: a
 * browser ends a worker that is idle.
 */
const isStoredByPage = new Map<string, boolean>();

/** Says to a page whether its last data came from the cache. */
export async function reportStoredAnswers(pageId: string): Promise<void> {
  const page = await self.clients.get(pageId);
  page?.postMessage(isStoredByPage.get(pageId) ? pageMessages.storedAnswers : pageMessages.currentAnswers);
}

function answered(pageId: string, isStored: boolean): void {
  isStoredByPage.set(pageId, isStored);
  void reportStoredAnswers(pageId);
}

/** Says to a page that its data come from the cache, and when an answer comes from the network again. */
export function storedAnswersPlugin(pageId: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ response }) => {
      if (isStoredByPage.get(pageId) !== false) answered(pageId, false);
      return response;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse = null }) => {
      if (cachedResponse === null) return null;
      answered(pageId, true);
      return cachedResponse;
    },
  };
}
