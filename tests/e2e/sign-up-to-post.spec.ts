import { commentsCopy } from '@aura/domain/copy/comments';
import { composerCopy } from '@aura/domain/copy/composer';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as accounts from './support/accounts.ts';
import { removeButtons, waitForDetectedItems } from './support/analysis.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn, signUp } from './support/session.ts';
import { signUpByForm } from './support/sign-in-forms.ts';

const user = (name: string) => ({
  username: `${name}.e2e`,
  displayName: name,
  email: `${name}@e2e.example`,
  password: 'linen-and-wool-7',
});
const ines = user('ines');
const olga = user('olga');
const caption = 'Rain, wool, and no umbrella 🌧️ كل يوم';
const comment = 'Where is that skirt from?';
const reply = 'My aunt, Porto, 1974.';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shellCopy.navigation }).getByRole('link', { name }).click();

async function uploadItem(page: Page): Promise<void> {
  await goTo(page, shellCopy.wardrobe);
  await expect(page.getByText(wardrobeCopy.emptyHeading)).toBeVisible();
  await page.getByRole('button', { name: wardrobeCopy.addItems }).click();
  const form = dialog(page, itemUploadCopy.title);
  await form.getByLabel(itemUploadCopy.addFrontPhoto).setInputFiles(await itemPhotoFile('#8f3b33'));
  await expect(form.getByRole('img', { name: itemUploadCopy.frontPhotoAlt })).toBeVisible();
  await form.getByLabel(itemUploadCopy.addBackPhoto).setInputFiles(await itemPhotoFile('#7d332c'));
  await expect(form.getByRole('img', { name: itemUploadCopy.backPhotoAlt })).toBeVisible();
  await expect(form.getByText(itemUploadCopy.detecting)).toHaveCount(0, { timeout: analysisTimeoutMs });
  await form.getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  await form.getByRole('combobox', { name: itemCopy.subcategory }).selectOption('Sweaters');
  await choose(page, itemCopy.brand, 'Arket');
  await choose(page, itemCopy.color, 'Burgundy');
  await form.getByRole('button', { name: itemUploadCopy.submit }).click();
  await expect(form).toBeHidden();
  const card = main(page).getByRole('article').filter({ hasText: 'Sweaters' });
  await expect(card).toContainText('Arket');
  await expect(card).toContainText('Burgundy');
  await expectImageLoaded(page);
}

async function choose(page: Page, field: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(value);
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** Expects the first image of the page to have loaded. */
async function expectImageLoaded(page: Page): Promise<string> {
  const image = main(page).locator('img').first();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((image: HTMLImageElement) => image.src);
}

async function sharePost(page: Page): Promise<number> {
  await choosePostPhoto(page);
  const form = dialog(page, composerCopy.title);
  await waitForDetectedItems(form);
  const found = await removeButtons(form).count();
  expect(found).toBeGreaterThan(1);
  await removeButtons(form).first().click();
  await expect(removeButtons(form)).toHaveCount(found - 1);
  await form.getByLabel(composerCopy.caption).fill(caption);
  await form.getByLabel(composerCopy.tags).pressSequentially('Wool rain');
  await form.getByRole('button', { name: composerCopy.share }).click();
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  return found - 1;
}

async function expectPost(page: Page): Promise<void> {
  await expect(main(page).getByText(caption)).toBeVisible();
  await expect(main(page).getByText('#wool')).toBeVisible();
  await expect(main(page).getByText('#rain')).toBeVisible();
}

async function expectThread(page: Page): Promise<void> {
  const like = main(page).getByRole('button', { name: `${postCopy.like}, ${postCopy.likeCount(1)}` });
  await expect(like).toBeVisible();
  await expect(main(page).getByText(comment)).toBeVisible();
  const replies = main(page).getByRole('list', { name: commentsCopy.repliesTo(olga.username) });
  await expect(replies).toContainText(reply);
}

test('a post and comment of a new account survive a SIGKILL of the server', async ({
  page,
  openBrowser,
  product,
}) => {
  test.setTimeout(240_000);
  await signUpByForm(page, ines);
  await uploadItem(page);
  const itemCount = await sharePost(page);
  await expectPost(page);

  const address = await expectImageLoaded(page);
  const bytes = await (await page.request.get(address.replace(/[?&]w=\d+/, ''))).body();
  const { width, height, exif, format } = await sharp(bytes).metadata();
  expect({ format, exif, longSide: Math.max(width, height) }).toEqual({
    format: 'jpeg',
    exif: undefined,
    longSide: 1200,
  });
  expect(height).toBeGreaterThan(width);

  const other = await openBrowser();
  await signUp(other, olga);
  await expectPost(other);
  await main(other).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(other).getByRole('heading', { name: `Items (${itemCount})` })).toBeVisible();
  await main(other).getByRole('radio', { name: postCopy.image }).click();
  await main(other)
    .getByRole('button', { name: new RegExp(`^${postCopy.like},`) })
    .click();
  const field = main(other).getByRole('textbox', { name: commentsCopy.inputLabel });
  await field.fill(comment);
  await field.press('Enter');
  await main(other)
    .getByRole('button', { name: commentsCopy.replyTo(olga.username) })
    .click();
  await field.fill(reply);
  await field.press('Enter');
  await expectThread(other);

  await page.reload();
  await expectPost(page);
  await expectThread(page);

  await page.goto('about:blank');
  await other.goto('about:blank');
  await product.kill();
  await product.startAgain();

  const again = await openBrowser();
  await signIn(again, ines);
  await expectPost(again);
  await expectThread(again);
  await goTo(again, shellCopy.wardrobe);
  await expect(main(again).getByRole('article').filter({ hasText: 'Arket' })).toBeVisible();
  await expectImageLoaded(again);
  expect(await accounts.signIn(product.authPort, olga.email, olga.password)).toBe('signed in');
});
