import { settingsCopy } from '@aura/domain/copy/settings';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { cutConnection } from './support/connection.ts';
import { main, positionText } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true, serviceWorkers: 'allow' });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

/** Waits until the service worker has stored the app and answers the requests of the page. */
const waitForWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const userCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('aura:user:')));

/** Returns whether an answer of the server is cached. */
const isCached = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await caches.match(address, { ignoreSearch: true });
    return answer !== undefined;
  }, `/api/aura/${path}`);

const garment = (page: Page) =>
  main(page).getByRole('list', { name: wardrobeCopy.gridLabel }).locator('img').first();
const isLoaded = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** The browser reports each request that neither the server nor a cache has answered. */
const unanswered = /net::ERR_FAILED/;

test('the app can be installed, starts offline with the wardrobe and the feed, and forgets them at sign-out', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(180_000);
  await signIn(page, mariam);
  await waitForWorker(page);
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.url).toMatch(/\/manifest\.webmanifest$/);
  expect(manifest.errors).toEqual([]);

  await page.goto('/aura');
  await expect.poll(() => garment(page).evaluate(isLoaded)).toBe(true);
  await page.goto('/home');
  await expect(positionText(page, 1)).toBeAttached();
  await expect.poll(() => isCached(page, 'getAllUserItems')).toBe(true);
  await expect.poll(() => isCached(page, 'posts')).toBe(true);
  await expect.poll(() => userCaches(page)).toContainEqual(expect.stringMatching(/:own-images$/));

  problems.expect(unanswered);
  await cutConnection(context, problems);
  await page.reload();
  await expect(positionText(page, 1)).toBeAttached();
  await page.goto('/aura');
  await expect.poll(() => garment(page).evaluate(isLoaded)).toBe(true);

  await context.setOffline(false);
  await page.goto('/settings');
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => userCaches(page)).toEqual([]);

  await cutConnection(context, problems);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/$/);
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  expect(await userCaches(page)).toEqual([]);
});
