import { feedSearchPages } from '@aura/domain/limits/feed';

const options = { forceRefetch: true, refetchCachedPages: false, subscribe: false } as const;

interface Read extends PromiseLike<{ readonly requestId?: string | undefined; readonly isSuccess: boolean }> {
  readonly requestId: string;
}

/**
 * Reads the newest page of an infinite query in place of the loaded ones. While a page loads, the cache starts no other
 * read and answers with that page; the newest one is read after it.
 * @param start dispatches the read with the options
 * @returns whether it succeeded
 */
export async function readNewestPage(start: (readOptions: typeof options) => Read): Promise<boolean> {
  // A search for posts that match the filters loads several pages one after the other.
  for (let left = feedSearchPages; left >= 0; left -= 1) {
    const read = start(options);
    const { requestId, isSuccess } = await read;
    if (requestId === read.requestId) return isSuccess;
  }
  return false;
}
