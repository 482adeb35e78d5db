import { commonCopy } from '@aura/domain/copy/common';
import { itemEditCopy, itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemCopy, wishlistCopy } from '@aura/domain/copy/items';
import { postCopy } from '@aura/domain/copy/post';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { desktop, openFeed, stepToItems } from './support/feed-page.ts';
import { expect, test } from './support/fixtures.ts';
import { expectImagesLoaded } from './support/images.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, text: string) => main(page).getByRole('article').filter({ hasText: text });
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name: new RegExp(`^${name}`) });

/** Opens a page by the navigation, and waits until it replaces the one before, which also has articles. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: shellCopy.navigation }).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
}

async function chooseAction(page: Page, cardText: string, action: string): Promise<void> {
  await card(page, cardText).getByRole('button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('edits and deletions of an item are stored', async ({ page }) => {
  await signIn(page, mariam);
  await goTo(page, shellCopy.wardrobe);
  await main(page).getByRole('article').first().getByRole('button').click();
  await page.getByRole('menuitem', { name: commonCopy.edit, exact: true }).click();

  const form = page.getByRole('dialog', { name: itemEditCopy.title });
  await form.getByLabel(itemCopy.category, { exact: true }).selectOption('Accessories');
  await expect(form.getByLabel(itemCopy.subcategory)).toHaveValue('');
  await form.getByLabel(itemCopy.subcategory).selectOption('Scarves');
  await form.getByRole('combobox', { name: itemCopy.brand }).fill('Other');
  await page.getByRole('option', { name: 'Other' }).click();
  await form.getByLabel(itemCopy.customBrand).fill('Aunt Rosa');
  await form.getByLabel(itemEditCopy.replaceFront).setInputFiles(await itemPhotoFile());
  await expect(form.getByText(itemEditCopy.newBadge, { exact: true })).toBeVisible();
  await form.getByRole('button', { name: itemEditCopy.submit }).click();
  await expect(page.getByText(itemEditCopy.updated)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card(page, 'Aunt Rosa')).toContainText('Scarves');

  await page.reload();
  await expect(card(page, 'Aunt Rosa')).toContainText('Scarves');
  await chooseAction(page, 'Aunt Rosa', commonCopy.delete);
  const question = page.getByRole('alertdialog', { name: itemMenuCopy.deleteHeading });
  await expectImagesLoaded(question);
  await question.getByRole('button', { name: itemMenuCopy.deleteItem }).click();
  await expect(page.getByText(wardrobeCopy.deleted)).toBeVisible();
  await expect(card(page, 'Aunt Rosa')).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(card(page, 'Aunt Rosa')).toHaveCount(0);
});

test('a wishlist entry added in the feed is stored, and one removed offline is synchronized later', async ({
  page,
  context,
  problems,
}) => {
  await openFeed(page, desktop);
  await stepToItems(page, 1);
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  const star = main(page)
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/^Add (.*) to wishlist$/, '$1');
  const sent = page.waitForResponse(/\/addFavorite$/);
  await star.click();
  expect((await sent).status()).toBe(200);

  await goTo(page, shellCopy.wardrobe);
  await tab(page, wardrobeCopy.tabs.wishlist).click();
  const wished = main(page).getByRole('article', { name }).first();
  await expect(wished).toContainText('From the feed, now');

  await wished.getByRole('button').click();
  await page.getByRole('menuitem', { name: itemMenuCopy.addToWardrobe }).click();
  const form = page.getByRole('dialog', { name: itemUploadCopy.title });
  await expect(form.getByLabel(itemCopy.category, { exact: true })).not.toHaveValue('');
  await form.getByRole('button', { name: commonCopy.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: commonCopy.discard }).click();
  await expect(form).toBeHidden();

  await cutConnection(context, problems);
  await wished.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: wishlistCopy.remove }).click();
  await expect(wished).toHaveCount(0);

  const removed = page.waitForResponse(/\/removeFavorite$/);
  await restoreConnection(context);
  expect((await removed).status()).toBe(200);
  await page.reload();
  await expect(tab(page, wardrobeCopy.tabs.wishlist)).toBeVisible();
  await expect(main(page).getByRole('article', { name })).toHaveCount(0);
});

test('navigating back restores the list and the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signIn(page, mariam);
  await goTo(page, shellCopy.wardrobe);
  await tab(page, wardrobeCopy.tabs.likedItems).click();
  await tab(page, wardrobeCopy.tabs.myItems).click();
  await main(page).getByRole('radio', { name: /^Tops/ }).click();
  await main(page).getByRole('searchbox').fill('s');
  await main(page).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/aura\/item\/[^/]+$/);
  await expect(main(page).getByRole('term').first()).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('searchbox')).toHaveValue('s');
  // A turn of the wheel ends the restoration of the position, which would otherwise repeat it while images load.
  await page.mouse.wheel(0, -1);
  await main(page).getByRole('article').last().scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollTop).toBeGreaterThan(100);
  const top = await scrollTop();
  await goTo(page, shellCopy.settings);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(main(page).getByRole('radio', { name: /^Tops/ })).toBeChecked();
  await expect(main(page).getByRole('searchbox')).toHaveValue('s');
  await expect.poll(scrollTop).toBe(top);
  await page.goBack();
  await expect(tab(page, wardrobeCopy.tabs.likedItems)).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
  await page.goForward();
  await expect(tab(page, wardrobeCopy.tabs.myItems)).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByRole('radio', { name: /^Tops/ })).toBeChecked();
});
