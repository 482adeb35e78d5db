import * as z from 'zod/mini';

/** Version of the file's layout; a change that older versions cannot read increases it. */
export const formatVersion = 1;

/** Names of the entries that are neither rows nor images. */
export const manifestName = 'manifest.json';
export const accountsName = 'local/accounts.json';
export const endName = 'end.json';

/** The first entry of a backup. */
export const manifestSchema = z.object({
  format: z.number(),
  /** Version of the server that made it. */
  version: z.string(),
  createdAt: z.string(),
  /** Hashes of the applied migrations: the schema of the rows. */
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
  /** The next values of the sequences. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** The last entry; a file without it is incomplete. */
export const endSchema = z.object({
  rows: z.record(z.string(), z.number()),
  images: z.number(),
  /** Images that were deleted while the backup was made. */
  missingImages: z.number(),
  /** SHA-256 of the names, sizes and contents of all entries before. */
  sha256: z.string(),
});

export type BackupEnd = z.output<typeof endSchema>;

/** The name of the entry with some rows of a table. */
export function rowsName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.json.gz`;
}

/** @returns the table whose rows the entry has; null for another entry */
export function tableOf(name: string): string | null {
  return /^tables\/(\w+)\/\d{6,}\.json\.gz$/.exec(name)?.[1] ?? null;
}

const imageFolder = 'images/';

/** The name of the entry with an image, given its key in the storage. */
export function imageName(key: string): string {
  return imageFolder + key;
}

/** @returns the key in the storage of the image in the entry; null for another entry */
export function imageKey(name: string): string | null {
  return name.startsWith(imageFolder) ? name.slice(imageFolder.length) : null;
}
