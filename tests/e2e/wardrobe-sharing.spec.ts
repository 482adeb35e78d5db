import { commonCopy } from '@aura/domain/copy/common';
import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import { itemCopy } from '@aura/domain/copy/items';
import { postCopy, postItemsCopy } from '@aura/domain/copy/post';
import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectImagesLoaded } from './support/images.ts';
import { signIn } from './support/session.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };
const tomasz = { email: 'tomasz@aura.example', password: 'aura-demo-1' };
const trench = 'The good trench';
const loafers = 'Oxblood loafers';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('article', { name });
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name: new RegExp(`^${name}`) });

async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: wardrobeCopy.itemMenu(name) })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function copyLinkOf(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseAction(page, name, commonCopy.share);
  await expect(page.getByText(commonCopy.linkCopied)).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the items of one of mariam's posts, which include the trench coat and the loafers. */
async function showItems(page: Page): Promise<void> {
  await page.goto('/post/post-mariam-1');
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(page).getByRole('heading', { name: postItemsCopy.itemsHeading(5) })).toBeVisible();
}

async function markItems(page: Page): Promise<void> {
  await showItems(page);
  for (const name of [trench, loafers]) {
    const like = main(page).getByRole('button', { name: itemCopy.like(name) });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  }
  const sent = page.waitForResponse(/\/addFavorite$/);
  await main(page)
    .getByRole('button', { name: itemCopy.addToWishlist(trench) })
    .click();
  expect((await sent).status()).toBe(200);
}

async function expectNotThere(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(main(page).getByRole('heading', { name: itemDetailsCopy.notFoundHeading })).toBeVisible();
  await expect(main(page).getByText(itemCopy.unavailable)).toBeVisible();
  await main(page).getByRole('link', { name: itemDetailsCopy.goToWardrobe }).click();
  await expect(page).toHaveURL(/\/aura$/);
}

test('an item is shared, liked and added to a wishlist by another user, and disappears everywhere when deleted', async ({
  page,
  openBrowser,
  problems,
}) => {
  await signIn(page, mariam, '/aura');
  const link = await copyLinkOf(page, trench);
  expect(link).toMatch(/\/aura\?item=[^&]+$/);

  const other = await openBrowser();
  await signIn(other, tomasz, link);
  await expect(other).toHaveURL(/\/aura\/item\/[^/]+$/);
  await expect(main(other).getByRole('heading', { level: 1, name: trench })).toBeVisible();
  await expect(main(other).getByText('Trench Coats')).toBeVisible();
  problems.expect(/status of 404/);
  await expectNotThere(other, '/aura?item=no-such-item');
  await expectNotThere(other, '/aura?item=item-leo-denim');

  await markItems(other);
  await other.goto('/aura?tab=likedItems');
  const unliked = other.waitForResponse(/\/removeItemLike$/);
  await chooseAction(other, loafers, itemMenuCopy.unlike);
  await other
    .getByRole('alertdialog', { name: itemMenuCopy.unlikeHeading })
    .getByRole('button', { name: itemMenuCopy.unlike })
    .click();
  await expect(card(other, loafers)).toHaveCount(0);
  expect((await unliked).status()).toBe(200);
  await other.reload();
  await expect(card(other, trench)).toBeVisible();
  await expect(card(other, loafers)).toHaveCount(0);
  await tab(other, wardrobeCopy.tabs.wishlist).click();
  await expect(card(other, trench)).toContainText('From a post, now');

  await showItems(page);
  await page
    .getByRole('navigation', { name: shellCopy.navigation })
    .getByRole('link', { name: shellCopy.wardrobe })
    .click();
  await chooseAction(page, trench, commonCopy.delete);
  await expectImagesLoaded(page.getByRole('alertdialog'));
  await page.getByRole('alertdialog').getByRole('button', { name: itemMenuCopy.deleteItem }).click();
  await expect(page.getByText(wardrobeCopy.deleted)).toBeVisible();
  await page.goBack();
  await main(page).getByRole('radio', { name: postCopy.items }).click();
  await expect(main(page).getByRole('heading', { name: postItemsCopy.itemsHeading(4) })).toBeVisible();
  await expect(main(page).getByText(itemCopy.unavailable)).toHaveCount(0);

  await other.reload();
  await expect(tab(other, wardrobeCopy.tabs.wishlist)).toBeVisible();
  for (const { name, empty } of [
    { name: wardrobeCopy.tabs.likedItems, empty: wardrobeCopy.emptyLikedHeading },
    { name: wardrobeCopy.tabs.wishlist, empty: wardrobeCopy.emptyWishlistHeading },
  ]) {
    await tab(other, name).click();
    await expect(tab(other, name)).toHaveAttribute('aria-selected', 'true');
    await expect(main(other).getByRole('article').or(main(other).getByText(empty)).first()).toBeVisible();
    await expect(card(other, trench)).toHaveCount(0);
  }
  await expectNotThere(other, link);
});
