import { ownDataFiles } from '@aura/domain/own-data/own-data-files';
import { BlobReader, BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import type { OwnDataParts } from './backend/own-data.ts';

configure({ useWebWorkers: false });

/** Makes the ZIP of an export. */
export async function zipOwnData(
  { data, images }: OwnDataParts,
  readImage: (file: string) => Promise<Blob>,
): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'));
  const noImages = async function* () {};
  for await (const file of ownDataFiles({ ...data, images: noImages })) {
    if (!('text' in file)) continue;
    let text = '';
    for await (const part of file.text) text += part;
    await zip.add(file.name, new TextReader(text));
  }
  for (const [name, { source }] of images) {
    const bytes = 'sent' in source ? source.sent : await readImage(source.file);
    await zip.add(name, new BlobReader(bytes), { level: 0 });
  }
  return zip.close();
}
