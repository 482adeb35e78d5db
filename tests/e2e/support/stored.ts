import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../packages/server/src/db/open-database.ts';
import { dumpDatabase } from '../../../packages/server/src/db/testing.ts';

/** What lies in a data folder. */
export interface Stored {
  /** How many rows each table of content has. */
  readonly rows: Readonly<Record<string, number>>;
  /** The folders of images, each with the image in several widths. */
  readonly images: readonly string[];
  /** Every row of every table. */
  readonly text: string;
}

/** Not content: a hash of whose token is refused, keys of requests that were answered, totals that are counted anew. */
const bookkeeping = ['erased_accounts', 'idempotency_keys', 'feed_totals'];

/**
 * Looks past the product at what it keeps.
 * @param dataDir of a product that is stopped
 */
export async function readStored(dataDir: string): Promise<Stored> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  const text = await dumpDatabase(database.db);
  await database.close();
  const tables: { name: string; rows: unknown[] }[] = JSON.parse(text);
  const content = tables.filter(({ name }) => !bookkeeping.includes(name));
  const rows = Object.fromEntries(content.map((table) => [table.name, table.rows.length]));
  const files = await readdir(join(dataDir, 'pictures'), { recursive: true, withFileTypes: true });
  const folders = files.filter((file) => file.isFile()).map((file) => file.parentPath);
  return { rows, images: [...new Set(folders)].sort(), text };
}
