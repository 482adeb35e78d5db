import { cameraCopy } from '@aura/domain/copy/camera';
import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { shellCopy } from '@aura/domain/copy/shell';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { outfitPhotoFile } from './support/photos.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const uploadButton = (page: Page) => page.getByRole('button', { name: uploadMenuCopy.uploadMenu });

async function takeSelfie(page: Page) {
  await uploadButton(page).click();
  await page.getByRole('menuitem', { name: uploadMenuCopy.takeSelfie }).click();
  return dialog(page, cameraCopy.title);
}

/** Makes camera access fail as after a denied permission; the test browser always grants it. */
async function denyCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    Object.assign(navigator.mediaDevices, { getUserMedia: refuse });
  });
}

/** Expects a loaded photo in the editor. */
async function expectPhotoInEditor(page: Page): Promise<void> {
  const image = dialog(page, composerCopy.title).getByRole('img', { name: composerCopy.imageAlt });
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test('a user takes a selfie, retakes it and posts it', async ({ page }) => {
  await signIn(page, mariam);
  const camera = await takeSelfie(page);
  const shutter = camera.getByRole('button', { name: cameraCopy.takePhoto });
  await expect(shutter).toBeFocused();
  await expect(camera.getByRole('status')).toHaveText(cameraCopy.live);
  await expect(shutter).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(camera.getByRole('img', { name: cameraCopy.previewAlt })).toBeVisible();
  await camera.getByRole('button', { name: cameraCopy.retake }).click();
  await expect(shutter).toBeEnabled();
  await shutter.click();
  await camera.getByRole('button', { name: cameraCopy.usePhoto }).click();
  await expect(camera).toBeHidden();
  await expectPhotoInEditor(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: composerCopy.discardHeading });
  await question.getByRole('button', { name: commonCopy.discard }).click();
  await expect(dialog(page, composerCopy.title)).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
});

test('when camera access is denied, the camera dialog explains it and offers the gallery', async ({
  page,
}) => {
  await denyCamera(page);
  await signIn(page, mariam);
  const camera = await takeSelfie(page);
  await expect(camera.getByRole('alert')).toContainText(cameraCopy.problems.refused);
  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();

  await takeSelfie(page);
  const chooser = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: uploadMenuCopy.uploadFromGallery }).click();
  await (await chooser).setFiles(await outfitPhotoFile());
  await expect(camera).toBeHidden();
  await expectPhotoInEditor(page);
});

test("a user takes an item's photo in a dialog over the form, which keeps its values", async ({ page }) => {
  await signIn(page, mariam);
  await page
    .getByRole('navigation', { name: shellCopy.navigation })
    .getByRole('link', { name: shellCopy.wardrobe })
    .click();
  await page.getByRole('button', { name: wardrobeCopy.addItems }).click();
  const form = dialog(page, itemUploadCopy.title);
  const take = form.getByRole('button', { name: itemUploadCopy.takeFrontPhoto });
  await take.click();
  const camera = dialog(page, cameraCopy.photoTitle);
  await expect(camera.getByRole('button', { name: cameraCopy.takePhoto })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  await expect(form).toBeVisible();
  await expect(take).toBeFocused();

  await page.keyboard.press('Enter');
  await camera.getByRole('button', { name: cameraCopy.takePhoto }).click();
  await camera.getByRole('button', { name: cameraCopy.usePhoto }).click();
  await expect(form.getByRole('img', { name: itemUploadCopy.frontPhotoAlt })).toBeVisible();
  await expect(take).toBeFocused();
});
