import '../../../styles.css';
import { csvImportCopy } from '@aura/domain/copy/csv-import';
import { ownDataImportCopy } from '@aura/domain/copy/own-data-import';
import { cleanup, screen } from '@testing-library/react';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importServer, startImportServer, stopImportServer } from '../../../testing/import-server.ts';
import { openOwnData, press } from '../../../testing/open-own-data.tsx';

beforeEach(startImportServer);
afterEach(() => {
  cleanup();
  stopImportServer();
});

const csv = (...lines: readonly string[]) => new File([lines.join('\n')], 'closet.csv', { type: 'text/csv' });
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(ownDataImportCopy.choose), file);

/** A photo of one colour. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 60);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 40, 60);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

async function sizeOf(file: FormDataEntryValue | null | undefined): Promise<string> {
  if (!(file instanceof Blob)) throw new Error('no photo');
  const { width, height } = await createImageBitmap(file);
  return `${width}x${height}`;
}

it('the columns of a CSV are found, its refused rows are listed, and its items are added as drawings', async () => {
  openOwnData();
  await choose(csv('Item;Type;Cost', 'Navy coat;Coats;"149,00"', 'Chair;Furniture;5', 'White tee;T-Shirts;'));
  await screen.findByText('2 items');
  await screen.findByText(csvImportCopy.drawn(2));
  await screen.findByText('1 entry cannot be added');
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect(document.activeElement?.textContent).toBe(ownDataImportCopy.heading);
  expect(importServer.items).toEqual(['White tee', 'Navy coat']);
  const coat = importServer.bodies.at(-1);
  expect(JSON.parse(String(coat?.get('own')))).toMatchObject({ price: { amount: 14_900, currency: 'EUR' } });
  expect(await sizeOf(coat?.get('frontImage'))).toBe('800x1000');
  expect(coat?.get('frontImage')).toMatchObject({ type: 'image/png' });
});

it('another column can be chosen for a fact, and the preview follows', async () => {
  openOwnData();
  await choose(csv('A,B', 'Navy coat,Coats', 'White tee,T-Shirts'));
  await screen.findByText(csvImportCopy.categoryNeeded);
  await screen.findByText('2 entries cannot be added');
  await userEvent.selectOptions(screen.getByLabelText(csvImportCopy.columns.category), 'B');
  await screen.findByText('2 items');
  await userEvent.selectOptions(screen.getByLabelText(csvImportCopy.columns.name), 'A');
  await screen.findByText(csvImportCopy.example('Navy coat'));
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect(importServer.items).toEqual(['White tee', 'Navy coat']);
});

it('photos that are added to a CSV are used by their names', async () => {
  openOwnData();
  await choose(csv('name,category,photo', 'Navy coat,Tops,images/Coat.JPG'));
  await screen.findByText(csvImportCopy.photosMissing(1));
  await userEvent.upload(screen.getByLabelText(csvImportCopy.addPhotos), await photo('coat.jpg', 'navy'));
  await screen.findByText(csvImportCopy.photosAdded(1));
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect(await sizeOf(importServer.bodies[0]?.get('backImage'))).toBe('40x60');
});

it('a ZIP with a CSV and photos is imported like the CSV, and a workbook is refused', async () => {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  await zip.add('closet/list.csv', new TextReader('name,category,photo\nNavy coat,Tops,coat.jpg'));
  await zip.add('closet/coat.jpg', new BlobReader(await photo('coat.jpg', 'navy')));
  openOwnData();
  await choose(new File([await zip.close()], 'closet.zip'));
  await screen.findByText('1 item');
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.done);
  expect(await sizeOf(importServer.bodies[0]?.get('frontImage'))).toBe('40x60');

  const workbook = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  await workbook.add('[Content_Types].xml', new TextReader('<Types/>'));
  const file = new File([await workbook.close()], 'closet.xlsx');
  await userEvent.upload(await screen.findByLabelText(ownDataImportCopy.chooseAnother), file);
  await screen.findByText(csvImportCopy.problems.workbook);
});

it('a CSV import that the connection has stopped continues after a reload, without adding an item twice', async () => {
  const file = () => csv('name,category', 'Navy coat,Tops', 'White tee,Tops');
  importServer.failing = 'Navy coat';
  const { unmount } = openOwnData();
  await choose(file());
  await press(ownDataImportCopy.start);
  await screen.findByText(ownDataImportCopy.failed);
  unmount();
  importServer.failing = '';
  openOwnData();
  await choose(file());
  await screen.findByText('1 item');
  await press(ownDataImportCopy.resume);
  await screen.findByText(ownDataImportCopy.done);
  expect(importServer.items).toEqual(['White tee', 'Navy coat']);
});

it('when a CSV is not in Unicode, it says so, and another encoding can be chosen', async () => {
  const bytes = Uint8Array.from('name,category\nCaf\u00e9 coat,Tops', (character) => character.charCodeAt(0));
  openOwnData();
  await choose(new File([bytes], 'closet.csv'));
  await screen.findByText(csvImportCopy.notUnicode);
  await screen.findByText(csvImportCopy.example('Café coat'));
  await userEvent.selectOptions(
    screen.getByLabelText(csvImportCopy.encoding),
    csvImportCopy.encodings['utf-8'],
  );
  await screen.findByText(csvImportCopy.example('Caf\uFFFD coat'));
});

const unreadable = new DOMException('The file was moved.', 'NotFoundError');

it('a file that the browser cannot read is refused, and can be chosen again', async () => {
  const file = () => csv('name,category', 'Navy coat,Tops');
  openOwnData();
  vi.spyOn(Blob.prototype, 'text').mockRejectedValueOnce(unreadable);
  await choose(file());
  await screen.findByText(ownDataImportCopy.problems.unreadable);
  await userEvent.upload(await screen.findByLabelText(ownDataImportCopy.chooseAnother), file());
  await screen.findByText('1 item');
});

it('a CSV that cannot be read any more when a column is chosen is refused, and can be chosen again', async () => {
  openOwnData();
  await choose(csv('A,B', 'Navy coat,Tops'));
  const name = await screen.findByLabelText(csvImportCopy.columns.name);
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(unreadable);
  await userEvent.selectOptions(name, 'A');
  await screen.findByText(ownDataImportCopy.problems.unreadable);
  await screen.findByLabelText(ownDataImportCopy.chooseAnother);
});

it('an import that is started while a chosen column is read uses that column', async () => {
  openOwnData();
  await choose(csv('Name,Category,Other', 'Navy coat,Tops,White tee'));
  const name = await screen.findByLabelText(csvImportCopy.columns.name);
  let read = () => {};
  const { arrayBuffer } = Blob.prototype;
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(async function (this: Blob) {
    await new Promise<void>((resolve) => {
      read = resolve;
    });
    return arrayBuffer.call(this);
  });
  await userEvent.selectOptions(name, 'Other');
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  await press(ownDataImportCopy.start);
  read();
  await screen.findByText(ownDataImportCopy.done);
  expect(importServer.items).toEqual(['White tee']);
});
