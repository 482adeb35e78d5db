import '../../styles.css';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { ownDataFormat, ownDataVersion } from '@aura/domain/own-data/schema';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { cleanup, screen } from '@testing-library/react';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importServer, startImportServer, stopImportServer } from '../../testing/import-server.ts';
import { openOwnData, press } from '../../testing/open-own-data.tsx';

const photo = (name: string) => ({ file: `images/items/${name}.jpg`, width: 8, height: 8, thumbhash: null });
const item = (id: string) => ({
  ...{ id, createdAt: '2026-01-01T00:00:00.000Z', source: 'wardrobe', ...unknownItemFacts },
  ...{ ...unknownOwnFacts, name: `Coat ${id}`, category: 'Tops', showsCutout: true },
  ...{ front: photo(id), back: photo(id) },
});

/** The ZIP of an export with these items. */
async function exportOf(...ids: readonly string[]): Promise<File> {
  const lists = { items: ids.map(item), outfits: [], wears: [], wishlist: [] };
  const data = { format: ownDataFormat, version: ownDataVersion, exportId: 'export-1', ...lists };
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await zip.add('data.json', new TextReader(JSON.stringify(data)));
  for (const id of ids) await zip.add(photo(id).file, new BlobReader(new Blob([`photo of ${id}`])));
  return new File([await zip.close()], 'export.zip');
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
  expect(importServer.items).toEqual(['Coat a', 'Coat b']);
});

it('an import that the connection has stopped goes on after a reload, without adding an item twice', async () => {
  importServer.failing = 'Coat b';
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
  expect(importServer.items).toEqual(['Coat a', 'Coat b']);
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
