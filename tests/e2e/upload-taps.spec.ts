import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true, viewport: { width: 390, height: 780 } });

const fay = {
  username: 'fay.taps',
  displayName: 'Fay',
  email: 'fay@taps.example',
  password: 'linen-and-wool-7',
};

/** What the analysis finds on each photo. */
const found = {
  category: 'Tops',
  subcategory: 'Sweaters',
  brand: '',
  color: 'Navy',
  material: '',
  style: '',
  id: 'found-1',
  description: 'Navy sweater',
  confidence: 0.9,
  image: null,
  imageMeta: null,
  cutout: null,
  cutoutMeta: null,
};

test('on a phone, adding five items takes at most 8 taps besides choosing photos', async ({ page }) => {
  const photo = await itemPhotoFile();
  await page.route('**/evaluateImage', (route) => route.fulfill({ json: { success: true, items: [found] } }));
  await signUp(page, fay);
  const form = page.getByRole('dialog', { name: itemUploadCopy.title });
  const complete = form
    .getByRole('list', { name: itemUploadCopy.itemsLabel })
    .getByRole('button', { name: /complete$/ });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const navigation = page.getByRole('navigation', { name: shellCopy.navigation });
  await tap(navigation.getByRole('link', { name: shellCopy.wardrobe }));
  await tap(page.getByRole('button', { name: wardrobeCopy.addItems }));
  await form.getByLabel(itemUploadCopy.addFrontPhoto).setInputFiles(Array.from({ length: 5 }, () => photo));
  const useFronts = form.getByRole('button', { name: itemUploadCopy.useFrontsAsBacks, exact: true });
  // Large photos take a while on a busy machine.
  await expect(useFronts).toBeEnabled({ timeout: 60_000 });
  await tap(useFronts);
  await expect(complete).toHaveCount(5, { timeout: 60_000 });
  await tap(form.getByRole('button', { name: itemUploadCopy.submit, exact: true }));
  await expect(form).toBeHidden({ timeout: 60_000 });
  expect(taps).toBeLessThanOrEqual(8);
  await page.reload();
  const summary = wardrobeCopy.showingItems(5, wardrobeCopy.allCategories);
  await expect(page.getByText(summary)).toBeVisible();
});
