import type { BrowserContext } from 'playwright';

/**
 * Answers the stream of live updates at once, since with an open stream the network is never idle. Call it before a page
 * is opened: a stream that a page leaves open when it navigates may count as a request of the next one.
 */
export function withoutLiveUpdates(context: BrowserContext): Promise<unknown> {
  return context.route(/\/api\/aura\/events/, (route) => route.fulfill({ status: 204 }));
}
