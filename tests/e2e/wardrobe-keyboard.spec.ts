import { commonCopy } from '@aura/domain/copy/common';
import { itemEditCopy, itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Locator, Page } from '@playwright/test';
import { defaultLabels } from '../../packages/ui/src/primitives/LabelsProvider/default-labels.ts';
import { findNothing } from './support/analysis.ts';
import { expect, test } from './support/fixtures.ts';
import { tabTo } from './support/keyboard.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const chip = (page: Page, name: string) => main(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const firstCard = (page: Page) => main(page).getByRole('article').first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function chooseFile(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await itemPhotoFile());
}

/**
 * Opens the menu of the first card and chooses an action.
 * @param key moves the focus from the first action to the chosen one
 */
async function chooseFromMenu(page: Page, action: string, key: 'Home' | 'End'): Promise<void> {
  await tabTo(page, firstCard(page).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press(key);
  // The focus moves asynchronously.
  await expect(page.getByRole('menuitem', { name: action, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function narrowAndWiden(page: Page): Promise<void> {
  await tabTo(page, tab(page, wardrobeCopy.tabs.myItems));
  await page.keyboard.press('End');
  await expect(tab(page, wardrobeCopy.tabs.outfits)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, wardrobeCopy.tabs.wishlist)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/aura$/);

  await tabTo(page, chip(page, wardrobeCopy.allCategories));
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Tops')).toBeFocused();
  await expect(page).toHaveURL(/category=Tops/);
  await tabTo(page, main(page).getByRole('searchbox'));
  await page.keyboard.type('(no such)');
  await expect(main(page).getByRole('heading', { name: /^No items found for/ })).toBeVisible();
  await tabTo(page, main(page).getByRole('search').getByRole('button', { name: wardrobeCopy.clearSearch }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await tabTo(page, main(page).getByRole('combobox', { name: wardrobeCopy.sortLabel }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=name/);
  await tabTo(page, main(page).getByRole('button', { name: wardrobeCopy.showAllCategories }));
  await page.keyboard.press('Enter');
  await expect(chip(page, wardrobeCopy.allCategories)).toBeFocused();
  await expect(page).toHaveURL(/\/aura\?sort=name$/);
}

async function edit(page: Page): Promise<void> {
  await chooseFromMenu(page, commonCopy.edit, 'Home');
  const form = dialog(page, itemEditCopy.title);
  await chooseFile(page, form.getByLabel(itemEditCopy.replaceFront));
  await expect(form.getByText(itemEditCopy.newBadge, { exact: true })).toBeVisible();
  await tabTo(page, form.getByLabel(itemCopy.category, { exact: true }));
  await page.keyboard.type('Acc');
  await expect(form.getByLabel(itemCopy.category, { exact: true })).toHaveValue('Accessories');
  await tabTo(page, form.getByRole('button', { name: itemEditCopy.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(itemEditCopy.updated)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(firstCard(page)).toContainText('Accessories');
  await expect(firstCard(page).getByRole('button')).toBeFocused();
}

async function remove(page: Page): Promise<void> {
  const title = (await firstCard(page).getAttribute('aria-label')) ?? '';
  const question = page.getByRole('alertdialog', { name: itemMenuCopy.deleteHeading });
  await chooseFromMenu(page, commonCopy.delete, 'End');
  await expect(question.getByRole('button', { name: defaultLabels.cancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(firstCard(page).getByRole('button')).toBeFocused();
  await chooseFromMenu(page, commonCopy.delete, 'End');
  await tabTo(page, question.getByRole('button', { name: itemMenuCopy.deleteItem }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(wardrobeCopy.deleted)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await expect(firstCard(page)).not.toHaveAccessibleName(title);
}

async function add(page: Page): Promise<void> {
  // Mocked, since on a busy machine the analysis may time out and show its error.
  await findNothing(page);
  const opener = main(page).getByRole('button', { name: wardrobeCopy.addItems });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const form = dialog(page, itemUploadCopy.title);
  await chooseFile(page, form.getByLabel(itemUploadCopy.addFrontPhoto));
  await chooseFile(page, form.getByLabel(itemUploadCopy.addBackPhoto));
  await expect(form.getByText(itemUploadCopy.detectionFailed)).toBeVisible();
  await tabTo(page, form.getByLabel(itemCopy.category, { exact: true }));
  await page.keyboard.type('Dres');
  await tabTo(page, form.getByRole('button', { name: itemUploadCopy.submit }));
  await expect(form.getByRole('button', { name: /complete$/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(itemUploadCopy.success(1))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
}

for (const { colorScheme, ...viewport } of [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 780, colorScheme: 'dark' },
] as const) {
  test.describe(`${viewport.width} pixels wide, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('the wardrobe can be used by keyboard', async ({ page }) => {
      await signIn(page, mariam, '/aura');
      await expect(firstCard(page)).toBeVisible();
      await narrowAndWiden(page);

      await tabTo(page, firstCard(page).getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('term').first()).toBeVisible();
      await page.goBack();
      await expect(firstCard(page)).toBeVisible();

      await edit(page);
      await remove(page);
      await add(page);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  });
}
