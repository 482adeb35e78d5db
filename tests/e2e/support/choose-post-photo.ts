import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import type { Page } from '@playwright/test';
import { outfitPhotoFile } from './photos.ts';

/** Selects the gallery in the upload menu. */
export async function requestPost(page: Page): Promise<void> {
  await page.getByRole('button', { name: uploadMenuCopy.uploadMenu }).click();
  await page.getByRole('menuitem', { name: uploadMenuCopy.uploadFromGallery }).click();
}

/** Chooses a photo in the upload menu, which opens the editor of a new post. */
export async function choosePostPhoto(page: Page, photo?: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await requestPost(page);
  await (await chooser).setFiles(photo ?? (await outfitPhotoFile()));
}
