import { addItemsEntryCopy } from '@aura/domain/copy/add-items-entry';
import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const sweater = 'Navy sweater no. 2';
const tee = 'Plain tee';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true });

async function chooseFacet(page: Page, facet: string, value: RegExp): Promise<void> {
  await main(page).getByRole('button', { name: facet, exact: true }).click();
  await page.getByRole('menuitem', { name: value }).click();
}

test('an item is found by its color, archived, found in the archive, and moved out of it', async ({
  page,
}) => {
  await signIn(page, tomasz, '/aura');
  await expect(card(page, tee)).toBeVisible();
  // Navy belongs to blue.
  await chooseFacet(page, wardrobeCopy.facets.color, /^Blue \(/);
  await expect(card(page, tee)).toHaveCount(0);
  await expect(card(page, sweater)).toBeVisible();

  await main(page).getByRole('button', { name: itemSelectionCopy.select, exact: true }).click();
  await card(page, sweater).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: selectionBarCopy.barLabel });
  await expect(bar.getByRole('status')).toHaveText(selectionBarCopy.selectedCount(1));
  await bar.getByRole('button', { name: selectionBarCopy.archive, exact: true }).click();
  await expect(page.getByText(wardrobeCopy.archivedItems(1))).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(card(page, sweater)).toHaveCount(0);

  await main(page)
    .getByRole('button', { name: wardrobeCopy.archiveFilter(1), exact: true })
    .click();
  await expect(card(page, sweater)).toBeVisible();
  await page.reload();
  await expect(card(page, sweater)).toBeVisible();

  await card(page, sweater).getByRole('button').click();
  await page.getByRole('menuitem', { name: itemMenuCopy.unarchive }).click();
  await expect(page.getByText(wardrobeCopy.unarchivedItems(1))).toBeVisible();
  await expect(card(page, sweater)).toHaveCount(0);
  await main(page)
    .getByRole('button', { name: wardrobeCopy.archiveFilter(0), exact: true })
    .click();
  await expect(card(page, sweater)).toBeVisible();
  await expect(card(page, tee)).toHaveCount(0);
});

test('the upload menu opens the form for new items from any page', async ({ page }) => {
  await signIn(page, tomasz, '/settings');
  await page.getByRole('button', { name: uploadMenuCopy.uploadMenu, exact: true }).click();
  await page.getByRole('menuitem', { name: addItemsEntryCopy.addToWardrobe }).click();
  const form = page.getByRole('dialog', { name: itemUploadCopy.title });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/aura$/);
  await form.getByRole('button', { name: commonCopy.cancel, exact: true }).click();
  await expect(form).toBeHidden();
  await expect(card(page, tee)).toBeVisible();
});
