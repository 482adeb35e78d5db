import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { authStateTimeoutMs } from '@aura/domain/limits/auth';
import { expect, test } from './support/fixtures.ts';
import { holdRequests } from './support/hold-requests.ts';
import { sourceOf } from './support/images.ts';
import { framesPassed, observeShifts, shiftsOf } from './support/layout-shifts.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

test("with a persisted session, the feed is shown before the provider's SDK has loaded", async ({ page }) => {
  await signIn(page, mariam);
  const post = page.getByRole('region', { name: feedCopy.carousel }).getByText(/^Post 1 of \d+$/);
  await expect(post).toBeAttached();

  const sdk = await holdRequests(page, /\/firebase-auth-[^/]*\.js$/);
  let isRequested = false;
  void sdk.requested.then(() => {
    isRequested = true;
  });
  await page.clock.install();
  await page.reload();
  await expect(post).toBeAttached();
  expect(isRequested).toBe(false);

  // The SDK verifies the session half a minute afterwards.
  await expect(async () => {
    await page.clock.fastForward('00:30');
    expect(isRequested).toBe(true);
  }).toPass();
  const verified = page.waitForResponse(/accounts:lookup/);
  sdk.release();
  await verified;
  await expect(post).toBeAttached();
  await expect(page).toHaveURL(/\/home$/);
});

test('while its code loads, the feed shows the photo of its first post until the post replaces it', async ({
  page,
}) => {
  await signIn(page, mariam);
  const carousel = page.getByRole('region', { name: feedCopy.carousel });
  await expect(carousel.getByRole('img').first()).toBeVisible();
  await page.addInitScript(observeShifts);
  const code = await holdRequests(page, /\/feed-page-[^/]*\.js$/);
  await page.reload();
  const early = page.locator('[data-early-view] img');
  await expect(early).toBeVisible();
  const place = await early.boundingBox();
  await expect.poll(() => sourceOf(early)).not.toBe('');
  const source = await sourceOf(early);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('#root img')) document.documentElement.dataset.withoutPhoto = '';
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  code.release();
  await expect(early).toHaveCount(0);
  const photo = carousel.getByRole('img').first();
  expect(await photo.boundingBox()).toEqual(place);
  await expect.poll(() => sourceOf(photo)).toBe(source);
  await expect(page.locator('html[data-without-photo]')).toHaveCount(0);
  await framesPassed(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('before the app has loaded, the page has the chosen theme', async ({ page }) => {
  await signIn(page, mariam);
  await page.evaluate(() => localStorage.setItem('aura:v1:theme', 'dark'));
  const { release } = await holdRequests(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[data-early-view]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
});

test('with a persisted session, / shows nothing of the landing page before the feed', async ({ page }) => {
  await signIn(page, mariam);
  const { release } = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('.landing')).toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: feedCopy.carousel })).toBeVisible();
});

test('on a desktop, nothing moves when the code of the feed and its first post arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, mariam);
  await page.addInitScript(observeShifts);
  const code = await holdRequests(page, /\/feed-page-[^/]*\.js$/);
  const posts = await holdRequests(page, /\/posts\?/);
  await page.reload();
  await expect(page.getByRole('main')).toBeAttached();
  code.release();
  await posts.requested;
  posts.release();
  await expect(page.getByRole('region', { name: feedCopy.carousel }).getByRole('img').first()).toBeVisible();
  await framesPassed(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('when the provider does not answer for 10 s, the page says so, and Retry shows the feed once it does', async ({
  page,
}) => {
  await signIn(page, mariam);
  const post = page.getByRole('region', { name: feedCopy.carousel }).getByText(/^Post 1 of \d+$/);
  await expect(post).toBeAttached();

  const provider = await holdRequests(page, /accounts:lookup/);
  // The stored token has expired, so the feed needs one from the provider.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('aura:v1:session') ?? '{}');
    session.token.expiresAt = 0;
    localStorage.setItem('aura:v1:session', JSON.stringify(session));
  });
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await provider.requested;
  // The call may start to wait after the request of the SDK.
  await expect(async () => {
    await page.clock.fastForward(authStateTimeoutMs);
    await expect(page.getByText(feedCopy.error)).toBeVisible({ timeout: 500 });
  }).toPass();

  provider.release();
  await page.getByRole('button', { name: commonCopy.tryAgain }).click();
  await expect(post).toBeAttached();
});
