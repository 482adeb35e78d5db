import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import type { Page } from '@playwright/test';
import { type chosenFile, chosenOutfit } from './photos.ts';

/** Chooses a photo for a new post from the upload menu; the editor opens with it. */
export async function choosePostPhoto(page: Page, photo?: ReturnType<typeof chosenFile>): Promise<void> {
  await page.getByRole('button', { name: uploadMenuCopy.uploadMenu }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: uploadMenuCopy.uploadFromGallery }).click();
  await (await chooser).setFiles(photo ?? (await chosenOutfit()));
}
