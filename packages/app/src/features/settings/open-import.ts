import { importFilesMaxCount } from '@aura/domain/limits/own-data';
import { type ImportData, readImportData } from '@aura/domain/own-data/import-data';
import { type ImportProblem, type ZipEntry, zipProblem } from '@aura/domain/own-data/zip-problem';
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/index-native.js';

configure({ useWebWorkers: false });

/** A file that can be imported. */
export interface OpenedImport {
  readonly data: ImportData;
  /** @throws when the file of the ZIP is missing or damaged */
  readPhoto(name: string): Promise<Blob>;
}

const dataFile = 'data.json';

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
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
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

const startsLikeZip = async (file: Blob) => (await file.slice(0, 2).text()) === 'PK';

/**
 * Opens an export. Sizes and names are checked before anything is unpacked.
 * @param today `YYYY-MM-DD`
 */
export async function openImport(file: Blob, today: string): Promise<OpenedImport | ImportProblem> {
  if (!(await startsLikeZip(file))) return 'notAZip';
  const entries = await entriesOf(file);
  if (entries === null) return 'damaged';
  const problem = zipProblem(entries.map(toZipEntry));
  if (problem !== null) return problem;
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const dataEntry = byName.get(dataFile);
  if (dataEntry === undefined) return 'otherProduct';
  try {
    const text = await (await unpack(dataEntry, 'application/json')).text();
    const data = readImportData(text, new Set(byName.keys()), today);
    if (typeof data === 'string') return data;
    return {
      data,
      async readPhoto(name) {
        const entry = byName.get(name);
        if (entry === undefined) throw new Error(`The ZIP has no ${name}.`);
        return unpack(entry, 'image/jpeg');
      },
    };
  } catch {
    return 'damaged';
  }
}
