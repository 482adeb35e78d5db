import type { BrowserContext } from '@playwright/test';
import type { Problems } from './problems.ts';

/** Cuts the connection, and with it whatever the page fetches at that moment, also ahead of its use. */
export async function cutConnection(context: BrowserContext, problems: Problems): Promise<void> {
  problems.expect(/ERR_INTERNET_DISCONNECTED|A part of the app did not load/);
  await context.setOffline(true);
}
