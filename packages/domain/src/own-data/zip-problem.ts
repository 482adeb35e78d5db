import {
  importFileMaxBytes,
  importFilesMaxCount,
  importRatioMax,
  importRatioMinBytes,
  importTotalMaxBytes,
} from '../limits/own-data.ts';

/** Why a file is not imported. */
export type ImportProblem =
  | 'unreadable'
  | 'notAZip'
  | 'damaged'
  | 'encrypted'
  | 'unsafeName'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'otherProduct'
  | 'newerVersion'
  | 'workbook'
  | 'csvTooLarge'
  | 'csvEmpty'
  | 'csvUnclosedQuote'
  | 'notLoaded';

/** What the directory of a ZIP says about a file, before it is unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly isEncrypted: boolean;
}

/** Whether a name leaves the folder of the ZIP. */
function isUnsafeName(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..');
}

const isBomb = ({ bytes, packedBytes }: ZipEntry) =>
  bytes > importFileMaxBytes ||
  (bytes > importRatioMinBytes && bytes > Math.max(1, packedBytes) * importRatioMax);

/** Why a ZIP is not unpacked; null when it may be. */
export function zipProblem(entries: readonly ZipEntry[]): ImportProblem | null {
  if (entries.length > importFilesMaxCount) return 'tooManyFiles';
  if (entries.some(({ name }) => isUnsafeName(name))) return 'unsafeName';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'encrypted';
  const totalBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return totalBytes > importTotalMaxBytes || entries.some(isBomb) ? 'tooLarge' : null;
}
