import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { shellCopy } from '@aura/domain/copy/shell';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import type { Page } from '@playwright/test';
import { removeButtons, waitForDetectedItems } from './support/analysis.ts';
import { choosePostPhoto, requestPost } from './support/choose-post-photo.ts';
import { restoreConnection } from './support/connection.ts';
import { expect, test } from './support/fixtures.ts';
import { outfitPhotoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const user = (name: string) => ({
  username: `${name}.composer`,
  displayName: name,
  email: `${name}@composer.example`,
  password: 'linen-and-wool-7',
});

const caption = 'Third day of the same coat 🧥';
const imageAlt = 'A navy top over brick trousers, in the rain';

const editor = (page: Page) => page.getByRole('dialog', { name: composerCopy.title });
const imageAltField = (page: Page) => editor(page).getByRole('textbox', { name: /^Alternative text/ });
const notice = (page: Page) => page.getByRole('region', { name: composerCopy.unsentLabel(1) });
const share = (page: Page) => editor(page).getByRole('button', { name: composerCopy.share }).click();

const correctedBrand = 'Arket';

/** Chooses a brand for the first detected item. */
async function correctFirstItem(page: Page): Promise<void> {
  await editor(page)
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: itemEditCopy.title });
  await dialog.getByRole('combobox', { name: itemCopy.brand }).fill(correctedBrand);
  await page.getByRole('option', { name: correctedBrand }).click();
  await dialog.getByRole('button', { name: itemEditCopy.submit }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the number of removed items in the stored draft; null without a draft. */
const storedRemovals = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    const name = all.find((database) => database.name?.endsWith(':unsent-post'))?.name;
    if (name === undefined) return null;
    return new Promise<number | null>((resolve, reject) => {
      const opening = indexedDB.open(name);
      // It was deleted meanwhile, and must not be created again.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('form').objectStore('form').get('form');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result?.detection?.removedIds.length ?? null);
        };
      };
    });
  });

/** Lets the server process the next call and drops its response. */
async function dropNextResponse(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.once('Fetch.requestPaused', async ({ requestId }) => {
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await devtools.send('Fetch.disable');
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/addPost', requestStage: 'Response' }],
  });
}

/** Goes offline while the post is being uploaded. */
const goOfflineDuringUpload = (page: Page) =>
  page.route(
    '**/addPost',
    async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

test('after a reload, a lost response and a lost connection, a post is created only once', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/);
  await signUp(page, user('iris'));
  await choosePostPhoto(page);

  await waitForDetectedItems(editor(page));
  const found = await removeButtons(editor(page)).count();
  await expect(imageAltField(page)).toHaveValue(/^Outfit with /);
  await imageAltField(page).fill(imageAlt);
  await editor(page).getByLabel(composerCopy.caption).fill('Third day');
  await editor(page).getByLabel(composerCopy.tags).pressSequentially('Wool rain');
  const first = await removeButtons(editor(page)).first().getAttribute('aria-label');
  await removeButtons(editor(page)).first().click();
  await editor(page)
    .getByRole('button', { name: /^Undo removing / })
    .click();
  await expect(removeButtons(editor(page))).toHaveCount(found);
  await expect(removeButtons(editor(page)).first()).toHaveAttribute('aria-label', first ?? '');
  await removeButtons(editor(page)).first().click();
  await expect(removeButtons(editor(page))).toHaveCount(found - 1);

  await expect.poll(() => storedRemovals(page)).toBe(1);
  await correctFirstItem(page);
  await editor(page).getByLabel(composerCopy.caption).fill(caption);
  await page.reload();
  await notice(page).getByRole('button', { name: composerCopy.continueUnsent }).click();
  await expect(editor(page).getByLabel(composerCopy.caption)).toHaveValue(caption);
  await expect(editor(page).getByLabel(composerCopy.tags)).toHaveValue('#Wool #rain');
  await expect(imageAltField(page)).toHaveValue(imageAlt);
  await expect(editor(page).getByRole('img', { name: composerCopy.imageAlt })).toBeVisible();
  await expect(removeButtons(editor(page))).toHaveCount(found - 1);
  await expect(editor(page).getByText(correctedBrand)).toBeVisible();

  await dropNextResponse(page);
  await share(page);
  await expect(editor(page).getByRole('alert')).toHaveText(composerCopy.shareFailed);
  await goOfflineDuringUpload(page);
  await share(page);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await expect(notice(page).getByText(commonCopy.waitingForConnection)).toBeVisible();
  await restoreConnection(context);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();

  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: imageAlt })).toBeVisible();
  await page
    .getByRole('navigation', { name: shellCopy.navigation })
    .getByRole('link', { name: shellCopy.profile })
    .click();
  await expect(main.getByRole('img', { name: imageAlt })).toHaveCount(1);
  await page.reload();
  await expect(main.getByRole('img', { name: imageAlt })).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
});

test('one draft at a time is stored until it is continued or discarded', async ({ page }) => {
  await signUp(page, user('vera'));
  await choosePostPhoto(page);
  await editor(page).getByLabel(composerCopy.caption).fill(caption);
  await waitForDetectedItems(editor(page));
  await expect.poll(() => storedRemovals(page)).toBe(0);
  await page.reload();
  await expect(notice(page)).toBeVisible();

  await requestPost(page);
  const question = page.getByRole('alertdialog', { name: composerCopy.replaceHeading });
  await expect(question).toHaveAccessibleDescription(composerCopy.replaceBody);
  await question.getByRole('button', { name: composerCopy.continueUnsent }).click();
  await expect(editor(page).getByLabel(composerCopy.caption)).toHaveValue(caption);
  await page.reload();
  await expect(notice(page)).toBeVisible();

  await requestPost(page);
  const chooser = page.waitForEvent('filechooser');
  await question.getByRole('button', { name: composerCopy.startNew }).click();
  await (await chooser).setFiles(await outfitPhotoFile());
  await expect(editor(page).getByLabel(composerCopy.caption)).toHaveValue('');
  await waitForDetectedItems(editor(page));
  await expect.poll(() => storedRemovals(page)).toBe(0);
  await page.reload();

  await notice(page).getByRole('button', { name: commonCopy.discard }).click();
  await page
    .getByRole('alertdialog', { name: composerCopy.discardHeading })
    .getByRole('button', { name: commonCopy.discard })
    .click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => storedRemovals(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('button', { name: uploadMenuCopy.uploadMenu })).toBeVisible();
  expect(await storedRemovals(page)).toBeNull();
});
