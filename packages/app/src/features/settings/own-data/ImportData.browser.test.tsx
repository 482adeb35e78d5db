import '../../../styles.css';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { ownDataFormat, ownDataVersion } from '@aura/domain/own-data/schema';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { cleanup, screen } from '@testing-library/react';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importServer, startImportServer, stopImportServer } from '../../../testing/import-server.ts';
import { openOwnData, press } from '../../../testing/open-own-data.tsx';

const photo = (name: string) => ({ file: `images/items/${name}.jpg`, width: 8, height: 8, thumbhash: null });
const item = (id: string) => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  source: 'wardrobe',
  ...unknownItemFacts,
  ...unknownOwnFacts,
  name: `Coat ${id}`,
  category: 'Tops',
  showsCutout: true,
  front: photo(id),
  back: photo(id),
});

async function zipOf(items: readonly object[], files: Readonly<Record<string, Blob>>) {
  const lists = { items, outfits: [], wears: [], wishlist: [] };
  const data = { format: ownDataFormat, version: ownDataVersion, exportId: 'export-1', ...lists };
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await zip.add('data.json', new TextReader(JSON.stringify(data)));
  for (const [name, file] of Object.entries(files)) await zip.add(name, new BlobReader(file));
  return new File([await zip.close()], 'export.zip');
}

const photosOf = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [photo(id).file, new Blob([`photo of ${id}`])]));

/** The ZIP of an export with these items. */
const exportOf = (...ids: readonly string[]) => zipOf(ids.map(item), photosOf(ids));

/** The ZIP of an export with an item whose front has a cut-out of 3 by 4 pixels. */
async function exportWithCutout(): Promise<File> {
  const canvas = new OffscreenCanvas(3, 4);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 3, 4);
  const file = 'images/items/a-front-cutout.webp';
  const frontCutout = { file, width: 3, height: 4, thumbhash: null, left: 2, top: 1 };
  const cutout = await canvas.convertToBlob({ type: 'image/webp' });
  return zipOf([{ ...item('a'), frontCutout }], { ...photosOf(['a']), [file]: cutout });
}

beforeEach(startImportServer);
afterEach(() => {
  cleanup();
  stopImportServer();
});

const choose = async (file: File, label: string = ownDataImportCopy.choose) =>
  userEvent.upload(await screen.findByLabelText(label), file);

it('a file is previewed, and its items are added', async () => {
  openOwnData();
  await choose(await exportOf('a', 'b'));
  await screen.findByText('2 items');
  expect(importServer.items).toEqual([]);
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect(importServer.items).toEqual(['Coat b', 'Coat a']);
});

it('a cut-out that the person has drawn is restored by its mask in the size of the photo', async () => {
  openOwnData();
  await choose(await exportWithCutout());
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  const [body] = importServer.masks;
  expect([body?.get('side'), body?.get('photo')]).toEqual(['front', 'front-1']);
  const bitmap = await createImageBitmap(body?.get('mask') as Blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, 8, 8).data ?? [];
  const whites = [...pixels].flatMap((value, at) => (at % 4 === 0 && value > 127 ? [at / 4] : []));
  expect([bitmap.width, bitmap.height]).toEqual([8, 8]);
  expect(whites).toEqual([1, 2, 3, 4].flatMap((y) => [2, 3, 4].map((x) => 8 * y + x)));
});

it('when the server refuses the mask of a cut-out, the item is added without it', async () => {
  importServer.maskStatus = 422;
  openOwnData();
  await choose(await exportWithCutout());
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect([importServer.items, importServer.masks.length]).toEqual([['Coat a'], 1]);
});

it('when the connection fails at a mask, the import stops and continues with the same item', async () => {
  importServer.maskStatus = 500;
  openOwnData();
  await choose(await exportWithCutout());
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.failed);
  importServer.maskStatus = 200;
  await press(ownDataImportCopy.resume);
  await screen.findByText(ownDataImportCopy.done);
  const [first, second] = importServer.keys;
  expect(second).toBe(first);
  expect(importServer.masks).toHaveLength(2);
});

it('an import that the connection has stopped continues after a reload, without adding an item twice', async () => {
  importServer.failing = 'Coat a';
  const { unmount } = openOwnData();
  await choose(await exportOf('a', 'b'));
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.failed);
  unmount();
  importServer.failing = '';
  openOwnData();
  await choose(await exportOf('a', 'b'));
  await screen.findByText(ownDataImportCopy.resumeBody);
  await screen.findByText('1 item');
  await press(ownDataImportCopy.resume);
  await screen.findByText(ownDataImportCopy.done);
  expect(importServer.items).toEqual(['Coat b', 'Coat a']);
  const [, refused, repeated] = importServer.keys;
  expect(repeated).toBe(refused);
});

it.each([
  ['is no ZIP', async () => new File(['name,category'], 'items.zip'), ownDataImportCopy.problems.notAZip],
  [
    'is cut off',
    async () => new File([(await exportOf('a')).slice(0, 200)], 'cut.zip'),
    ownDataImportCopy.problems.damaged,
  ],
  [
    'has a name that leaves its folder',
    async () => zipOf([], { '../photo.jpg': new Blob(['photo']) }),
    ownDataImportCopy.problems.unsafeName,
  ],
  [
    'is of another product',
    async () => {
      const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
      await zip.add('closet.json', new TextReader('{}'));
      return new File([await zip.close()], 'closet.zip');
    },
    ownDataImportCopy.problems.otherProduct,
  ],
])('a file that %s is refused, and another can be chosen', async (_what, create, text) => {
  openOwnData();
  await choose(await create());
  await screen.findByText(text);
  await choose(await exportOf('a'), ownDataImportCopy.chooseAnother);
  await screen.findByText('1 item');
});
