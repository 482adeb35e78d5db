import { type BrowserContext, expect } from '@playwright/test';
import type { Problems } from './problems.ts';

/** Goes offline and expects the errors of pending requests, prefetches included. */
export async function cutConnection(context: BrowserContext, problems: Problems): Promise<void> {
  problems.expect(/ERR_INTERNET_DISCONNECTED|A part of the app did not load/);
  await context.setOffline(true);
  await expectOfflineNotices(context, 1);
}

/** Goes online again. */
export async function restoreConnection(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await expectOfflineNotices(context, 0);
}

/** The notice moves the page. If it appeared or disappeared during a press, the press could miss its button. */
async function expectOfflineNotices(context: BrowserContext, count: number): Promise<void> {
  for (const page of context.pages()) await expect(page.locator('[data-offline]')).toHaveCount(count);
}
