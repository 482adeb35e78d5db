import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { main } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const user = (name: string) => ({
  username: `${name}.cellar`,
  displayName: name,
  email: `${name}@cellar.example`,
  password: 'linen-and-wool-7',
});

const form = (page: Page) => page.getByRole('dialog', { name: itemUploadCopy.title });
const waiting = (page: Page) => main(page).getByRole('list', { name: itemUploadCopy.waitingLabel });
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click();

/** Waits for what is loaded after the first view. */
const expectLoaded = (page: Page) =>
  expect(page.getByRole('tab', { name: new RegExp(`^${wardrobeCopy.tabs.outfits} \\d`) })).toBeVisible();

/** Fills in one item. */
async function fillForm(page: Page, name: string): Promise<void> {
  const photo = await itemPhotoFile();
  await main(page).getByRole('button', { name: wardrobeCopy.addItems }).click();
  await form(page).getByLabel(itemUploadCopy.addFrontPhoto).setInputFiles(photo);
  await form(page).getByLabel(itemUploadCopy.addBackPhoto).setInputFiles(photo);
  for (const alt of [itemUploadCopy.frontPhotoAlt, itemUploadCopy.backPhotoAlt])
    await expect(form(page).getByRole('img', { name: alt })).toBeVisible();
  await form(page).getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  await form(page).getByRole('textbox', { name: itemCopy.name }).fill(name);
}

/** Expects the number of items on the server, independently of the page's cache. */
async function expectOwnItems(page: Page, count: number): Promise<void> {
  await page.reload();
  await expect(page.getByText(wardrobeCopy.showingItems(count, wardrobeCopy.allCategories))).toBeVisible();
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('items that are uploaded offline wait through a reload and in a second tab, and are sent once', async ({
    page,
    context,
    problems,
  }) => {
    test.setTimeout(180_000);
    const sent: string[] = [];
    context.on('response', (response) => {
      if (!response.url().endsWith('/addUserItem')) return;
      sent.push(response.request().headers()['idempotency-key'] ?? '');
    });
    await signUp(page, user('vera'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/aura');
    await expectLoaded(page);

    problems.expect(/net::ERR_FAILED/);
    await cutConnection(context, problems);
    for (const name of ['The linen shirt', 'The wool shirt']) {
      await fillForm(page, name);
      await press(page, itemUploadCopy.submit);
      await expect(form(page)).toBeHidden();
      await expect(waiting(page).getByRole('button', { name })).toContainText(
        commonCopy.waitingForConnection,
      );
    }

    await page.reload();
    const second = await context.newPage();
    await second.goto('/aura');
    for (const tab of [page, second]) await expect(waiting(tab).getByRole('listitem')).toHaveCount(2);
    expect(sent).toEqual([]);

    await restoreConnection(context);
    for (const tab of [page, second]) await expect(waiting(tab)).toHaveCount(0, { timeout: 60_000 });
    await expectOwnItems(second, 2);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
  });
});
