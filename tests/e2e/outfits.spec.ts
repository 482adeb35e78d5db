import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import { matchesCopy } from '@aura/domain/copy/matches';
import { outfitBuilderCopy as builderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { todayCopy } from '@aura/domain/copy/today';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Page } from '@playwright/test';
import { cutConnection, restoreConnection } from './support/connection.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

const mariam = { email: 'mariam@aura.example', password: 'aura-demo-1' };

const canvas = (page: Page) => page.getByRole('application', { name: builderCopy.canvas });
const layer = (page: Page, title: string) =>
  canvas(page).getByRole('button', { name: new RegExp(`^${title}`) });
interface SavedOutfit {
  readonly name: string;
  readonly layers: readonly { readonly itemId: string; readonly rotation: number }[];
}
/** Waits until an outfit is saved as expected; every change saves again after a moment. */
const saved = async (page: Page, isExpected: (outfit: SavedOutfit) => boolean) => {
  await page.waitForResponse(
    (response) =>
      /\/(addOutfit|updateOutfit)/.test(response.url()) &&
      response.ok() &&
      isExpected(response.request().postDataJSON()),
  );
  await expect(page.getByText(builderCopy.saved, { exact: true }).first()).toBeVisible();
};
/** The outfits whose deletion this tab has sent and not seen answered. */
const unansweredDeletions = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.endsWith(':outfit-deletions'))
      .flatMap((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]')),
  );
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: builderCopy.add(title), exact: true }).click();
  await expect(layer(page, title)).toBeVisible();
}

async function rename(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: outfitsCopy.renameHeading });
  await dialog.getByRole('textbox', { name: outfitsCopy.name }).fill(name);
  await dialog.getByRole('button', { name: commonCopy.save }).click();
  await expect(dialog).toBeHidden();
}

test('an outfit is arranged by mouse and keys, saved by itself, listed, renamed and deleted', async ({
  page,
}) => {
  await signIn(page, mariam, '/aura?tab=outfits');
  await page.getByRole('link', { name: wardrobeCopy.newOutfit }).click();
  const added = saved(page, ({ layers }) => layers.length === 2);
  await add(page, 'The good trench');
  await add(page, 'The jeans');
  await added;

  const trench = layer(page, 'The good trench');
  // Waits until the garment rests: beside a photo, the garments make room.
  await trench.hover({ trial: true });
  const before = await trench.boundingBox();
  if (before === null) throw new Error('The garment has no box.');
  const moved = saved(page, ({ layers }) => layers.some(({ rotation }) => rotation === 15));
  // Away from the handles of the selected garment.
  const x = before.x + before.width / 4;
  const y = before.y + before.height / 4;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 6 });
  await page.mouse.up();
  const distance = async () => ((await trench.boundingBox())?.x ?? 0) - before.x;
  await expect.poll(async () => Math.abs((await distance()) - 60) <= 10).toBe(true);
  await trench.press('r');
  await moved;
  const place = await trench.getAttribute('style');
  expect(place).toContain('rotate(15deg)');

  await page.getByRole('button', { name: builderCopy.rename }).click();
  const renamed = saved(page, ({ name }) => name === 'Rain or not');
  await rename(page, 'Rain or not');
  await renamed;
  await page.reload();
  await expect(trench).toHaveAttribute('style', place ?? '');
  await page.getByRole('button', { name: builderCopy.close }).click();

  const deleted = page.waitForResponse((response) => response.url().includes('/deleteOutfit/'));
  await card(page, 'Rain or not').getByRole('button').click();
  await page.getByRole('menuitem', { name: commonCopy.delete }).click();
  await expect(card(page, 'Rain or not')).toBeHidden();
  await page.getByRole('tab', { name: new RegExp(`^${wardrobeCopy.tabs.myItems}`) }).click();
  expect((await deleted).status()).toBe(200);
  // The next page sends a deletion again that this one did not see answered.
  await expect.poll(() => unansweredDeletions(page)).toEqual([]);
  await page.goto('/aura?tab=outfits');
  await expect(card(page, 'First cold day')).toBeVisible();
  await expect(card(page, 'Rain or not')).toBeHidden();
});

test('what is arranged without a connection is on the device and is saved when there is one', async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, mariam, '/aura/outfit/new');
  await expect(page.getByText(builderCopy.empty)).toBeVisible();
  await expect(page.getByRole('button', { name: builderCopy.add('Breton knit'), exact: true })).toBeVisible();
  await cutConnection(context, problems);
  await add(page, 'Breton knit');
  await expect(page.getByText(builderCopy.notSaved)).toBeVisible();
  await restoreConnection(context);
  await expect(page).toHaveURL(/\/aura\/outfit\/o_/);
  await page.reload();
  await expect(layer(page, 'Breton knit')).toBeVisible();
});

test('an outfit is shared as a post with its garments, without an analysis', async ({ page }) => {
  await signIn(page, mariam, '/aura?tab=outfits');
  await page.getByRole('link', { name: outfitsCopy.open('Court sketching') }).click();
  await expect(layer(page, 'Blazer, lucky')).toBeVisible();
  const analysed: string[] = [];
  page.on('request', (request) => request.url().includes('/evaluate') && analysed.push(request.url()));
  await page.getByRole('button', { name: builderCopy.share }).click();
  const editor = page.getByRole('dialog', { name: composerCopy.title });
  await expect(editor.getByText(composerCopy.itemsWithPost(4))).toBeVisible();
  await editor.getByRole('button', { name: composerCopy.share }).click();
  await expect(page.getByText(composerCopy.shared)).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  expect(analysed).toEqual([]);
});

test('the look of a post opens in the builder with the own garments, and the missing one is a wish', async ({
  page,
}) => {
  await signIn(page, mariam, '/post/post-noor-3?view=items');
  await expect(page.getByText(matchesCopy.owned(2, 3), { exact: true })).toBeVisible();
  const look = saved(page, ({ layers }) => layers.length === 3);
  await page.getByRole('button', { name: matchesCopy.recreate }).click();
  await expect(page.getByText(matchesCopy.addedToWishlist(1), { exact: true })).toBeVisible();
  await expect(layer(page, 'Ecru knit')).toBeVisible();
  await expect(layer(page, 'Wide linen trousers')).toBeVisible();
  await expect(canvas(page).getByRole('button', { name: /, wished, layer \d of 3$/ })).toHaveCount(1);
  await look;
  await expect(page).toHaveURL(/\/aura\/outfit\/o_/);
  await page.goto('/aura?tab=outfits');
  await expect(card(page, matchesCopy.lookOf('noor.alhadid'))).toBeVisible();
});

test('three outfits are suggested; one is shuffled, saved and worn, and after a reload they are the same', async ({
  page,
}) => {
  await signIn(page, mariam, '/aura?tab=outfits');
  const suggestions = page.getByRole('list', { name: todayCopy.listLabel }).getByRole('article');
  await expect(suggestions).toHaveCount(3);
  const first = suggestions.first();
  const garment = first.getByRole('list').getByRole('button').first();
  const before = (await garment.getAttribute('aria-label')) ?? '';
  await first.getByRole('button', { name: todayCopy.shuffle(before), exact: true }).click();
  await expect(garment).not.toHaveAccessibleName(before);
  const after = (await garment.getAttribute('aria-label')) ?? '';

  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: todayCopy.menu(title), exact: true }).click();
  await page.getByRole('menuitem', { name: todayCopy.save }).click();
  await expect(page.getByText(todayCopy.saved(title))).toBeVisible();
  const saved = page.getByRole('list', { name: outfitsCopy.listLabel, exact: true });
  await expect(saved.getByRole('article', { name: title, exact: true })).toBeVisible();

  await first.getByRole('button', { name: todayCopy.of(todayCopy.wear, title), exact: true }).click();
  const worn = first.getByRole('button', { name: new RegExp(`^${todayCopy.worn}`) });
  await expect(worn).toBeVisible();

  await page.reload();
  await expect(suggestions).toHaveCount(3);
  await expect(garment).toHaveAccessibleName(after);
  await expect(worn).toBeVisible();
});
