import type { BrowserContext } from '@playwright/test';
import type { Problems } from './problems.ts';

/** Goes offline and expects the errors of pending requests, prefetches included. */
export async function cutConnection(context: BrowserContext, problems: Problems): Promise<void> {
  problems.expect(/ERR_INTERNET_DISCONNECTED|A part of the app did not load/);
  await context.setOffline(true);
}
