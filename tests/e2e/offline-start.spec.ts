import { composerCopy } from '@aura/domain/copy/composer';
import { settingsCopy } from '@aura/domain/copy/settings';
import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { shareTarget } from '@aura/domain/share-target';
import type { Page } from '@playwright/test';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { main, positionText } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true, serviceWorkers: 'allow' });

/** The cache of shared photos that are not used yet. */
const sharedPhotosCache = 'aura:user-photos';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

/** Waits until the service worker has stored the app and answers the requests of the page. */
const waitForWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const userCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('aura:user')));

/** Returns whether an answer of the server is cached. */
const isCached = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await caches.match(address, { ignoreSearch: true });
    return answer !== undefined;
  }, `/api/aura/${path}`);

/** Shares a photo as another app does: posts a form to the share target. */
const sharePhoto = (page: Page) =>
  page.evaluate(async ({ path, field }) => {
    const canvas = new OffscreenCanvas(60, 80);
    canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
    const files = new DataTransfer();
    files.items.add(new File([photo], 'gallery.jpg', { type: 'image/jpeg' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
    input.files = files.files;
    const form = Object.assign(document.createElement('form'), { action: path, method: 'post' });
    form.enctype = 'multipart/form-data';
    form.append(input);
    document.body.append(form);
    form.submit();
  }, shareTarget);

const garment = (page: Page) =>
  main(page).getByRole('list', { name: wardrobeCopy.gridLabel }).locator('img').first();
const isLoaded = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

/** The browser reports each request that neither the server nor a cache has answered. */
const unanswered = /net::ERR_FAILED/;

test('the app can be installed, starts offline with the wardrobe, the feed and a shared photo, and forgets them at sign-out', async ({
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

  const sharedPhoto = page.getByRole('dialog', { name: sharedPhotosCopy.title(1) });
  await sharePhoto(page);
  await expect(sharedPhoto).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await sharedPhoto.getByRole('button', { name: composerCopy.title }).click();
  await expect(page.getByRole('dialog', { name: composerCopy.title })).toBeVisible();
  await expect.poll(() => userCaches(page)).not.toContain(sharedPhotosCache);
  await sharePhoto(page);
  await expect(sharedPhoto).toBeVisible();
  await expect.poll(() => userCaches(page)).toContain(sharedPhotosCache);

  await restoreConnection(context);
  await page.goto('/settings');
  await expect(sharedPhoto).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sharedPhoto).toBeHidden();
  await main(page).getByRole('button', { name: settingsCopy.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: settingsCopy.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => userCaches(page)).toEqual([]);

  await cutConnection(context, problems);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/$/);
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  expect(await userCaches(page)).toEqual([]);
});
