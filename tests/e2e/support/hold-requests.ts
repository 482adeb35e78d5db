import type { Page } from '@playwright/test';

/**
 * Holds all requests of a page to an address.
 * @param url pattern as for `page.route`
 * @returns `requested` resolves at the first request; `release` lets these and all later requests through
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<{ requested: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let request = () => {};
  const requested = new Promise<void>((resolve) => {
    request = resolve;
  });
  await page.route(url, async (route) => {
    request();
    await released;
    await route.continue();
  });
  return { requested, release };
}
