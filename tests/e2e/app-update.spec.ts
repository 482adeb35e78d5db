import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { shellCopy } from '@aura/domain/copy/shell';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { test as base, expect } from './support/fixtures.ts';
import { type ReleaseProxy, startReleaseProxy } from './support/release-proxy.ts';
import { signIn } from './support/session.ts';

const test = base.extend<{ releases: ReleaseProxy }>({
  releases: async ({ product }, use) => {
    const proxy = await startReleaseProxy(product.address);
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ releases }, use) => use(releases.address),
});

test.use({ sharesProduct: true, serviceWorkers: 'allow' });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const caption = 'Typed before the new version';

test('a new version is offered, and is not started before a reload, which keeps an open draft', async ({
  page,
  releases,
}) => {
  test.setTimeout(180_000);
  await signIn(page, mariam);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const editor = page.getByRole('dialog', { name: composerCopy.title });
  await choosePostPhoto(page);
  await editor.getByLabel(composerCopy.caption).fill(caption);

  releases.release();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect(page.getByText(shellCopy.newVersion)).toBeVisible({ timeout: 60_000 });
  await expect(editor.getByLabel(composerCopy.caption)).toHaveValue(caption);
  await page.getByRole('button', { name: commonCopy.reload, exact: true }).click();

  const notice = page.getByRole('region', { name: composerCopy.unsentLabel(1) });
  await notice.getByRole('button', { name: composerCopy.continueUnsent }).click();
  await expect(editor.getByLabel(composerCopy.caption)).toHaveValue(caption);
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(false);
  await expect(page.getByText(shellCopy.newVersion)).toHaveCount(0);
});
