import { cp } from 'node:fs/promises';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { feedCopy } from '@aura/domain/copy/feed';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import { profileCopy } from '@aura/domain/copy/profile';
import { imageCropCopy, profileEditCopy } from '@aura/domain/copy/profile-edit';
import { accountDeletionCopy, verificationCopy } from '@aura/domain/copy/settings';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Locator, Page } from '@playwright/test';
import { signIn as signInAtProvider } from './support/accounts.ts';
import { choosePostPhoto } from './support/choose-post-photo.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { runFolder } from './support/run-folder.ts';
import { signUp } from './support/session.ts';
import { readStoredData, type StoredData } from './support/stored-data.ts';
import { demoWorld } from './support/world.ts';

const user = {
  username: 'leaving.e2e',
  displayName: 'Lea Ving',
  email: 'leaving@e2e.example',
  password: 'linen-and-wool-7',
};
const words = 'Erasable words';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** Edits the profile on its page. */
async function editProfile(page: Page): Promise<void> {
  await press(main(page), profileCopy.editProfile);
  const form = dialog(page, profileEditCopy.title);
  await form.getByLabel(profileEditCopy.bio).fill(words);
  await form.getByLabel(profileEditCopy.chooseImage).setInputFiles(await itemPhotoFile());
  await press(dialog(page, imageCropCopy.title), imageCropCopy.use);
  await expect(form.getByRole('button', { name: profileEditCopy.removeImage })).toBeVisible();
  await press(form, commonCopy.save);
  await expect(page.getByText(profileEditCopy.saved)).toBeVisible();
}

async function addItem(page: Page): Promise<void> {
  await page.goto('/aura');
  await press(main(page), wardrobeCopy.uploadFirstItem);
  const form = dialog(page, itemUploadCopy.title);
  await form.getByLabel(itemUploadCopy.addFrontPhoto).setInputFiles(await itemPhotoFile());
  await form.getByLabel(itemUploadCopy.addBackPhoto).setInputFiles(await itemPhotoFile());
  await form.getByRole('textbox', { name: itemCopy.name }).fill(words);
  await form.getByRole('combobox', { name: itemCopy.category }).first().selectOption('Tops');
  await expect(form.getByRole('button', { name: itemUploadCopy.goToFinishedItem(1) })).toBeVisible();
  await press(form, itemUploadCopy.submit);
  await expect(page.getByText(itemUploadCopy.success(1))).toBeVisible();
}

async function sharePost(page: Page): Promise<void> {
  await choosePostPhoto(page, await itemPhotoFile());
  const form = dialog(page, composerCopy.title);
  await form.getByLabel(composerCopy.caption).fill(words);
  await press(form, composerCopy.share);
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
}

/** Likes and comments the second post of the feed, which belongs to another user. */
async function likeAndCommentPost(page: Page): Promise<void> {
  await press(main(page), feedCopy.nextPost);
  await expect(main(page).getByText(/^Post 2 of \d+$/)).toBeAttached();
  const like = main(page).getByRole('button', { name: new RegExp(`^${postCopy.like},`) });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const field = main(page).getByRole('textbox', { name: commentsCopy.inputLabel });
  await field.fill(words);
  await field.press('Enter');
  await expect(main(page).getByRole('article').filter({ hasText: words })).toBeVisible();
}

async function deleteAccount(page: Page): Promise<void> {
  // The last read of a settled page; one that is on its way during the deletion is refused.
  const counted = page.waitForResponse((response) => response.url().includes('/notifications?limit=0'));
  await page.goto('/settings?section=security');
  await counted;
  await press(main(page), accountDeletionCopy.open);
  const deletion = dialog(page, accountDeletionCopy.title);
  await deletion.getByLabel(accountDeletionCopy.phraseLabel).fill('DELETE_MY_ACCOUNT');
  await press(deletion, accountDeletionCopy.confirm);
  const verification = dialog(page, verificationCopy.title);
  await verification.getByLabel(verificationCopy.currentPassword, { exact: true }).fill(user.password);
  await press(verification, verificationCopy.verify);
  await expect(page).toHaveURL(/\/$/);
}

/** Reads a copy of the demo world that the product was started with. */
async function readDemoWorld(copy: string): Promise<StoredData> {
  await cp(await demoWorld(runFolder()), copy, { recursive: true });
  return readStoredData(copy);
}

test('a deleted account leaves no rows and no images and cannot sign in', async ({
  page,
  product,
}, testInfo) => {
  test.setTimeout(300_000);
  const stored = async () => {
    await product.stop();
    return readStoredData(product.dataDir);
  };
  const before = await readDemoWorld(testInfo.outputPath('world'));

  await signUp(page, user, '/profile');
  await editProfile(page);
  await addItem(page);
  await sharePost(page);
  await likeAndCommentPost(page);
  await page.goto('about:blank');
  const during = await stored();
  for (const table of ['users', 'items', 'posts', 'comments', 'post_likes'])
    expect(during.rows[table], table).toBeGreaterThan(before.rows[table] ?? 0);
  expect(during.images.length).toBeGreaterThanOrEqual(before.images.length + 4);
  expect(during.text).toContain(words);
  await product.startAgain();

  await deleteAccount(page);
  expect(await signInAtProvider(product.authPort, user.email, user.password)).toBe('EMAIL_NOT_FOUND');
  await page.goto('about:blank');
  const after = await stored();
  expect(after.rows).toEqual(before.rows);
  expect(after.images).toEqual(before.images);
  for (const trace of [user.username, user.displayName, user.email, words])
    expect(after.text).not.toContain(trace);
});
