import { profileCopy } from '@aura/domain/copy/profile';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/hold-requests.ts';
import { sourceOf } from './support/images.ts';
import { framesPassed, observeShifts, shiftsOf } from './support/layout-shifts.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

/** Notes on the page when it shows no image for a moment. */
const watchImages = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('#root main img')) document.documentElement.dataset.withoutImage = '';
    }).observe(document.documentElement, { childList: true, subtree: true });
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const { path, list, code } of [
    { path: '/aura', list: wardrobeCopy.gridLabel, code: /\/wardrobe-page-[^/]*\.js$/ },
    { path: '/profile', list: profileCopy.tabs.posts, code: /\/profile-page-[^/]*\.js$/ },
  ]) {
    test(`at ${viewport.width} px, ${path} shows its first images while its code loads, until the app replaces them in place`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page, mariam, path);
      const images = page.getByRole('list', { name: list }).getByRole('img');
      await expect(images.first()).toBeVisible();
      await page.addInitScript(observeShifts);
      const held = await holdRequests(page, code);
      await page.reload();
      const early = page.locator('[data-early-view] [data-early-image] img');
      await expect(early.first()).toBeVisible();
      const count = await early.count();
      expect(count).toBeGreaterThan(1);
      const places = await Promise.all((await early.all()).map((image) => image.boundingBox()));
      for (const image of await early.all()) await expect.poll(() => sourceOf(image)).not.toBe('');
      const sources = await Promise.all((await early.all()).map(sourceOf));
      await watchImages(page);
      held.release();
      await expect(early).toHaveCount(0);
      for (const [index, place] of places.entries()) {
        expect(await images.nth(index).boundingBox()).toEqual(place);
        await expect.poll(() => sourceOf(images.nth(index))).toBe(sources[index]);
      }
      await framesPassed(page);
      await expect(page.locator('html[data-without-image]')).toHaveCount(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('the profile shows its counts while its code loads', async ({ page }) => {
  await signIn(page, mariam, '/profile');
  const counts = page.locator('#root main dd');
  await expect(counts).toHaveCount(3);
  // Those of followers contain the name of their button.
  const expected = (await counts.allTextContents()).map((text) => String(Number.parseInt(text, 10)));
  const held = await holdRequests(page, /\/profile-page-[^/]*\.js$/);
  await page.reload();
  await expect(page.locator('[data-early-view] dd')).toHaveText(expected);
  held.release();
  await expect(page.locator('[data-early-view]')).toHaveCount(0);
});

test('at an address with a filter, the wardrobe shows no image before the app', async ({ page }) => {
  await signIn(page, mariam, '/aura?category=Shoes');
  const grid = page.getByRole('list', { name: wardrobeCopy.gridLabel });
  await expect(grid).toBeVisible();
  const items = page.waitForResponse(/\/getAllUserItems\?/);
  const held = await holdRequests(page, /\/wardrobe-page-[^/]*\.js$/);
  await page.reload();
  await items;
  await framesPassed(page);
  await expect(page.locator('#root main img')).toHaveCount(0);
  held.release();
  await expect(grid).toBeVisible();
});
