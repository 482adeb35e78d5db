import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { main } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

const answer = '/api/aura/getAllUserItems';
const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

test('while the server does not answer, the stored wardrobe is shown with the offline notice, until it does', async ({
  page,
  product,
  problems,
}) => {
  test.setTimeout(180_000);
  const notice = page.locator('[data-offline]');
  const items = main(page).getByRole('list', { name: wardrobeCopy.gridLabel }).getByRole('listitem');
  await signIn(page, mariam);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/aura');
  await expect(items.first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  // The worker stores an answer after it has handed it to the page.
  await expect
    .poll(() =>
      page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreSearch: true })), answer),
    )
    .toBe(true);

  problems.expect(/ERR_|Failed to load resource|A part of the app did not load/);
  await product.kill();
  await page.reload();
  await expect(items.first()).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(notice).toHaveCount(1);

  await product.startAgain();
  await page.reload();
  await expect(items.first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});
