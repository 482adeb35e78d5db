import { readFile } from 'node:fs/promises';
import { cutoutCalls } from '@aura/api-client/contract/cutouts';
import { itemCalls } from '@aura/api-client/contract/items';
import { outfitCalls } from '@aura/api-client/contract/outfits';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { wearCalls } from '@aura/api-client/contract/wears';
import { ownDataCopy } from '@aura/domain/copy/own-data';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import { ownDataPageCopy } from '@aura/domain/copy/own-data-page';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { type OwnData, ownDataSchema } from '@aura/domain/own-data/schema';
import type { Download, Page } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/index-native.js';
import sharp from 'sharp';
import { sendAs } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { itemPhotoFile } from './support/photos.ts';
import { signUp } from './support/session.ts';

test.use({ sharesProduct: true });

const user = (name: string) => ({
  username: `${name}.data`,
  displayName: name,
  email: `${name}@data.example`,
  password: 'linen-and-wool-7',
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** A mask of a part of the item's photo. */
async function drawnMask(): Promise<Blob> {
  const white = { create: { width: 100, height: 200, channels: 3, background: '#ffffff' } } as const;
  const mask = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#000000' } })
    .composite([{ input: white, left: 100, top: 100 }])
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(mask)], { type: 'image/png' });
}

/** Adds an item with a cut-out that was drawn. */
async function addItem(page: Page, email: string): Promise<string> {
  const photo = new Blob([new Uint8Array(await readFile(await itemPhotoFile()))], { type: 'image/jpeg' });
  const facts = {
    size: 'M',
    color: 'Navy',
    material: 'Wool',
    brand: 'COS',
    style: 'Minimal',
    season: [],
    itemName: 'Grey coat <b>',
    category: 'Tops',
    subcategory: 'Coats',
  } as const;
  const own = {
    notes: 'Mended',
    price: { amount: 4990, currency: 'EUR' },
    purchaseDate: '2024-03-04',
  } as const;
  const photos = { frontImage: photo, backImage: photo };
  const request = { userID: email, ...facts, own: { ...own, archived: false }, ...photos };
  const { item } = await sendAs(page, itemCalls.addUserItem, request);
  const edit = { itemId: item.id, side: 'front' as const, photo: item.image ?? '', mask: await drawnMask() };
  await sendAs(page, cutoutCalls.editCutout, edit);
  return item.id;
}

/** Exports the data of the user on the page, in the settings. */
async function exportData(page: Page): Promise<Download> {
  await page.goto('/settings');
  await main(page).getByRole('link', { name: ownDataCopy.heading }).click();
  const download = page.waitForEvent('download');
  await press(page, ownDataCopy.export);
  return download;
}

async function readExport(download: Download) {
  const zip = new Blob([new Uint8Array(await readFile(await download.path()))]);
  const entries = await new ZipReader(new BlobReader(zip)).getEntries();
  const text = async (name: string) => {
    const entry = entries.find(({ filename }) => filename === name);
    if (entry === undefined || entry.directory) throw new Error(`The export has no ${name}.`);
    return entry.getData(new TextWriter());
  };
  return { text, data: ownDataSchema.parse(JSON.parse(await text('data.json'))) };
}

test('the export in the settings is a ZIP with the data and a page to read', async ({ page }) => {
  const ada = user('ada');
  await signUp(page, ada, '/settings');
  const id = await addItem(page, ada.email);
  const download = await exportData(page);
  await expect(main(page).getByRole('link', { name: ownDataCopy.saveFile })).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^aura-data-\d{4}-\d\d-\d\d\.zip$/);
  const { data, text } = await readExport(download);
  expect(data.items).toMatchObject([{ id, name: 'Grey coat <b>', notes: 'Mended' }]);

  // A page of its own, as a file of the computer is.
  await page.goto('about:blank');
  await page.setContent((await text('index.html')).replaceAll(/<img [^>]*>/g, ''));
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading(ownDataPageCopy.title)).toBeVisible();
  await expect(page.getByText(ownDataPageCopy.files)).toBeVisible();
  await expect(heading('Grey coat <b>')).toBeVisible();
  for (const name of [
    ownDataPageCopy.items,
    ownDataPageCopy.outfits,
    ownDataPageCopy.wears,
    ownDataPageCopy.posts,
    ownDataPageCopy.detectedItems,
    ownDataPageCopy.comments,
    ownDataPageCopy.wishlist,
    ownDataPageCopy.likes,
    ownDataPageCopy.following,
  ]) {
    await expect(heading(name)).toBeVisible();
  }
  await expect(page.getByText(ownDataPageCopy.none, { exact: true })).toHaveCount(6);
});

/** An outfit and a wear of an item. */
async function addOutfitAndWear(page: Page, itemId: string): Promise<void> {
  const place = { x: 40, y: 60, scale: 50, rotation: 15, mirrored: true, locked: false };
  const facts = { name: 'Sunday market', occasions: ['travel' as const], layers: [{ itemId, ...place }] };
  const { outfit } = await sendAs(page, outfitCalls.addOutfit, facts);
  const wear = { date: '2026-01-05', itemIds: [itemId], outfitId: outfit.id };
  await sendAs(page, wearCalls.addWear, wear);
}

const cutoutSides = ['left', 'top', 'width', 'height'] as const;

/** What a new account must have after an import: everything but ids, times and the encoding of photos. */
function comparable({ items, outfits, wears, wishlist }: OwnData) {
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name;
  return {
    items: items.map(({ id: _, createdAt: __, front, back, frontCutout, ...item }) => ({
      ...item,
      // The outline moves by less than 1 % of the photo, since the mask is applied to a photo that was encoded again.
      cutout: frontCutout && cutoutSides.map((side) => Math.round(frontCutout[side] / 50)),
      sizes: [front, back].map((image) => [image?.width, image?.height]),
    })),
    outfits: outfits.map(({ name, occasions, layers }) => ({
      name,
      occasions,
      layers: layers.map(({ itemId, ...place }) => ({ ...place, item: nameOf(itemId) })),
    })),
    wears: wears.map(({ date, planned, itemIds, outfitId }) => ({
      date,
      planned,
      items: itemIds.map(nameOf),
      outfit: outfits.find(({ id }) => id === outfitId)?.name,
    })),
    wishlist,
  };
}

test('an export of a deleted account is imported into a new one, and again adds nothing', async ({
  page,
}) => {
  const ben = user('ben');
  await signUp(page, ben, '/settings');
  await addOutfitAndWear(page, await addItem(page, ben.email));
  const download = await exportData(page);
  const before = await readExport(download);
  const zip = {
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await download.path()),
  };
  const deletion = { userID: ben.email, confirmationText: accountDeletionPhrase } as const;
  // A page without the app, which would say that the session has ended.
  await page.goto('/api/openapi.json');
  await sendAs(page, profileChangeCalls.deleteAccount, deletion);

  const bea = user('bea');
  await signUp(page, bea, '/settings?section=data');
  await main(page).getByLabel(ownDataImportCopy.choose, { exact: true }).setInputFiles(zip);
  await expect(main(page).getByText(ownDataImportCopy.lists.outfits(1), { exact: true })).toBeVisible();
  await press(page, ownDataImportCopy.start);
  await expect(main(page).getByText(ownDataImportCopy.done)).toBeVisible();
  const after = await readExport(await exportData(page));
  expect(comparable(after.data)).toEqual(comparable(before.data));

  await main(page).getByLabel(ownDataImportCopy.choose, { exact: true }).setInputFiles(zip);
  await expect(main(page).getByText(ownDataImportCopy.duplicates(1))).toBeVisible();
  await expect(main(page).getByText(ownDataImportCopy.lists.outfits(1), { exact: true })).toBeHidden();
});
