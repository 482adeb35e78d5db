import { readFile } from 'node:fs/promises';
import { itemCalls } from '@aura/api-client/contract/items';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { postCopy } from '@aura/domain/copy/post';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import { shellCopy } from '@aura/domain/copy/shell';
import type { Page } from '@playwright/test';
import { removeButtons, waitForDetectedItems } from './support/analysis.ts';
import { sendAs } from './support/api.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const user = (name: string) => ({
  username: `${name}.items`,
  displayName: name,
  email: `${name}@items.example`,
  password: 'linen-and-wool-7',
});

const editor = (page: Page) => page.getByRole('dialog', { name: composerCopy.title });
const imageAltField = (page: Page) => editor(page).getByRole('textbox', { name: /^Alternative text/ });
const share = (page: Page) => editor(page).getByRole('button', { name: composerCopy.share }).click();

test('when the analysis takes longer than 60 seconds, the post is shared without it, and gets its items later', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await signUp(page, user('runa'));
  await page.clock.install();
  let asked = 0;
  await page.route('**/evaluateImage', () => {
    asked += 1;
  });
  await choosePostPhoto(page);
  await expect(editor(page).getByText(composerCopy.analyzing)).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  // Time also passes by itself: on a busy machine, several seconds since the request.
  await page.clock.fastForward(40_000);
  await expect(editor(page).getByText(composerCopy.analyzing)).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(editor(page).getByRole('alert')).toContainText(composerCopy.analysisFailed);
  await editor(page).getByRole('button', { name: commonCopy.retry }).click();
  await expect.poll(() => asked).toBe(2);
  await page.clock.fastForward(61_000);
  await expect(editor(page).getByRole('alert')).toContainText(composerCopy.analysisFailed);
  await share(page);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();

  await page.unroute('**/evaluateImage');
  await page.reload();
  await page.getByRole('link', { name: shellCopy.profile }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /0 likes/ })
    .click();
  await page.getByRole('button', { name: postEditCopy.title }).click();
  const form = page.getByRole('dialog', { name: postEditCopy.title });
  await form.getByRole('button', { name: postEditCopy.findItems }).click();
  await waitForDetectedItems(form);
  const found = await removeButtons(form).count();
  await form.getByRole('button', { name: commonCopy.save }).click();
  await expect(page.getByText(postEditCopy.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: `${postCopy.items} ${found}` })).toBeVisible();
});

test('a garment of the wardrobe that was added to a post is among the items of the shared post', async ({
  page,
}) => {
  const author = user('mona');
  await signUp(page, author);
  const photo = new Blob([new Uint8Array(await readFile(await itemPhotoFile()))], { type: 'image/jpeg' });
  await sendAs(page, itemCalls.addUserItem, {
    userID: author.email,
    itemName: 'Grey coat',
    category: 'Outerwear',
    subcategory: 'Trench Coats',
    size: 'M',
    color: 'Grey',
    material: 'Wool',
    brand: 'COS',
    style: 'Minimal',
    season: [],
    frontImage: photo,
    backImage: photo,
    own: { notes: '', price: null, purchaseDate: '2024-03-04', archived: false },
  });
  await choosePostPhoto(page);
  await waitForDetectedItems(editor(page));
  const found = await removeButtons(editor(page)).count();
  await editor(page).getByRole('button', { name: composerCopy.add }).click();
  await page
    .getByRole('dialog', { name: composerCopy.replaceTitle })
    .getByRole('button', { name: 'Grey coat' })
    .click();
  await expect(removeButtons(editor(page))).toHaveCount(found + 1);
  await expect(imageAltField(page)).toHaveValue(/trench coat/);
  await share(page);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: postCopy.items }).first().click();
  await expect(main.getByRole('heading', { name: `Items (${found + 1})` })).toBeVisible();
});
