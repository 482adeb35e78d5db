import { feedCopy } from '@aura/domain/copy/feed';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

test("with a persisted session, the feed is shown before the provider's SDK has loaded", async ({ page }) => {
  await signIn(page, mariam);
  const post = page.getByRole('region', { name: feedCopy.carousel }).getByText(/^Post 1 of \d+$/);
  await expect(post).toBeAttached();

  let sdkWanted = () => {};
  const sdkRequested = new Promise<void>((resolve) => {
    sdkWanted = resolve;
  });
  let letSdkCome = () => {};
  const held = new Promise<void>((resolve) => {
    letSdkCome = resolve;
  });
  await page.route(/\/firebase-auth-[^/]*\.js$/, async (route) => {
    sdkWanted();
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(post).toBeAttached();

  // The SDK verifies the session afterwards.
  await sdkRequested;
  letSdkCome();
  await page.waitForResponse(/accounts:lookup/);
  await expect(post).toBeAttached();
  await expect(page).toHaveURL(/\/home$/);
});
