import { importFilesMaxCount } from '@aura/domain/limits/own-data';
import { type ImportData, readImportData } from '@aura/domain/own-data/import-data';
import type { ExportedCutout, ExportedItem } from '@aura/domain/own-data/schema';
import { type ImportProblem, type ZipEntry, zipProblem } from '@aura/domain/own-data/zip-problem';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/index-native.js';

configure({ useWebWorkers: false });

export interface ItemPhotos {
  readonly front: Blob;
  readonly back: Blob;
}

/** The cut-outs of an item by masks that were drawn; null for a photo without one, or when its file is damaged. */
interface ItemCutouts {
  readonly front: Blob | null;
  readonly back: Blob | null;
}

/** A file that can be imported. */
export interface OpenedImport {
  readonly data: ImportData;
  /** @throws when the front photo is missing or damaged */
  readPhotos(item: ExportedItem): Promise<ItemPhotos>;
  readCutouts(item: ExportedItem): Promise<ItemCutouts>;
}

/** A CSV with the photos that were chosen with it. */
export interface CsvFiles {
  readonly csv: Blob;
  readonly photos: readonly { readonly name: string; readonly read: () => Promise<Blob> }[];
}

const dataFile = 'data.json';
/** Every workbook of Excel has it. */
const workbookFile = '[Content_Types].xml';
const isCsvName = (name: string) => /\.(csv|tsv)$/i.test(name) && !name.startsWith('__MACOSX/');

const toZipEntry = ({ filename, compressedSize, uncompressedSize, encrypted }: FileEntry): ZipEntry => ({
  name: filename,
  packedBytes: compressedSize,
  bytes: uncompressedSize,
  isEncrypted: encrypted,
});

/** The files of a ZIP; null when it is none. Reads only its directory. */
async function entriesOf(file: Blob): Promise<FileEntry[] | null> {
  try {
    const entries: FileEntry[] = [];
    // `zipProblem` says that a name is unsafe; the library would only fail.
    const reader = new ZipReader(new BlobReader(file), { filenameValidation: 'tolerant' });
    for await (const entry of reader.getEntriesGenerator()) {
      if (!entry.directory) entries.push(entry);
      // One too many is enough to refuse it.
      if (entries.length > importFilesMaxCount) break;
    }
    return entries;
  } catch {
    return null;
  }
}

/**
 * Unpacks a file.
 * @throws when it is damaged, or larger than the directory of the ZIP says
 */
async function unpack(entry: FileEntry, type: string): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length;
      if (bytes > entry.uncompressedSize) throw new Error('The file is larger than the ZIP says.');
      parts.push(part);
    },
  });
  await entry.getData(writable, { checkSignature: true });
  return new Blob(parts, { type });
}

/** The first two characters of a file; null when the browser cannot read it. */
const startOf = (file: Blob) =>
  file
    .slice(0, 2)
    .text()
    .catch(() => null);

/** The images of an item in an export. An item whose back photo is missing gets the front one. */
function imagesIn(entries: ReadonlyMap<string, FileEntry>): Omit<OpenedImport, 'data'> {
  async function read(name: string, type = 'image/jpeg'): Promise<Blob> {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`The ZIP has no ${name}.`);
    return unpack(entry, type);
  }
  const readCutout = async (cutout: ExportedCutout | undefined) =>
    cutout === undefined ? null : read(cutout.file, 'image/webp').catch(() => null);
  return {
    async readPhotos({ front: frontFile, back: backFile }) {
      const front = await read(frontFile?.file ?? '');
      return { front, back: backFile === null ? front : await read(backFile.file).catch(() => front) };
    },
    async readCutouts({ frontCutout, backCutout }) {
      return { front: await readCutout(frontCutout), back: await readCutout(backCutout) };
    },
  };
}

/** The CSV of a ZIP that is no export, with the other files as its photos; null when it has none or several. */
async function csvIn(entries: readonly FileEntry[]): Promise<CsvFiles | null> {
  const [csv, ...more] = entries.filter(({ filename }) => isCsvName(filename));
  if (csv === undefined || more.length > 0) return null;
  const others = entries.filter((entry) => entry !== csv);
  const photos = others.map((entry) => ({ name: entry.filename, read: () => unpack(entry, '') }));
  return { csv: await unpack(csv, 'text/csv'), photos };
}

/**
 * Opens a file: an export, a CSV, or a ZIP with a CSV and its photos. Sizes and names are checked before anything is
 * unpacked.
 * @param today `YYYY-MM-DD`
 */
export async function openImport(
  file: File,
  today: string,
): Promise<OpenedImport | CsvFiles | ImportProblem> {
  const start = await startOf(file);
  if (start === null) return 'unreadable';
  if (start !== 'PK') {
    return isCsvName(file.name) || file.type === 'text/csv' ? { csv: file, photos: [] } : 'notAZip';
  }
  const entries = await entriesOf(file);
  if (entries === null) return 'damaged';
  const problem = zipProblem(entries.map(toZipEntry));
  if (problem !== null) return problem;
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const dataEntry = byName.get(dataFile);
  try {
    if (dataEntry === undefined) {
      return byName.has(workbookFile) ? 'workbook' : ((await csvIn(entries)) ?? 'otherProduct');
    }
    const text = await (await unpack(dataEntry, 'application/json')).text();
    const data = readImportData(text, new Set(byName.keys()), today);
    return typeof data === 'string' ? data : { data, ...imagesIn(byName) };
  } catch {
    return 'damaged';
  }
}
