import { readConfig } from '../packages/server/src/config/config.ts';
import type { Database } from '../packages/server/src/db/database.ts';
import { openUnmigrated } from '../packages/server/src/db/open-database.ts';
import { encodeAvif, processUpload, resizeVariant } from '../packages/server/src/images/process.ts';
import { createLog } from '../packages/server/src/log.ts';
import { createImages, imageKeyOf } from '../packages/server/src/modules/images/images.service.ts';
import { openStorage } from '../packages/server/src/storage/storage.ts';
import { sweep } from '../packages/server/src/sweep/sweep.ts';

/** A row that a request has created. */
interface CreatedRow extends Record<string, unknown> {
  readonly id: string;
  /** The key of the request. */
  readonly key: string;
  readonly createdAt: number;
  /** The storage keys of its images. */
  readonly images: readonly string[];
  /** How many images it must have. */
  readonly expected: number;
}

/** What a stopped server has left. */
export interface Findings {
  readonly rows: readonly CreatedRow[];
  /** Rows that lack an image or whose image has no stored object. */
  readonly incompleteRows: number;
  /** Rows of images that nothing shows. */
  readonly unreferencedImages: number;
  /** Stored objects without a row, and those left after a sweep an hour later. */
  readonly orphans: number;
  readonly orphansAfterSweep: number;
  /** Objects of rows that the sweep has deleted. */
  readonly sweptObjects: number;
}

const laterMs = 2 * 3_600_000;

async function readRows(db: Database): Promise<CreatedRow[]> {
  const createdAt = `(extract(epoch from created_at) * 1000)::float8 as "createdAt"`;
  const { rows } = await db.execute<CreatedRow>(`
    select id, caption as key, ${createdAt}, 1 as expected, array(select key from pictures where id = picture_id) as images from posts
    union all select id, name as key, ${createdAt}, 2 as expected,
      array(select key from pictures where id in (front_picture_id, back_picture_id)) as images from items`);
  return rows;
}

async function countUnreferencedImages(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(`select count(*)::integer as count from pictures
    where not exists (select from posts where picture_id = pictures.id)
      and not exists (select from items where pictures.id in (front_picture_id, back_picture_id))`);
  return rows[0]?.count ?? 0;
}

/** Compares the rows with the stored images, before and after a sweep whose clock is ahead. */
export async function examine(dataDir: string, databaseUrl: string | null): Promise<Findings> {
  const config = readConfig({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const { db, close } = await openUnmigrated(config);
  try {
    const storage = await openStorage(config);
    const clock = () => new Date(Date.now() + laterMs);
    const secret = 'a secret of the benchmark alone, 32+';
    const images = createImages({ storage, secret, clock, processUpload, resizeVariant, encodeAvif });
    const stored = async () => {
      const keys = new Set<string>();
      for await (const { key } of storage.list()) if (key.includes('/pic_')) keys.add(imageKeyOf(key));
      return keys;
    };
    const rows = await readRows(db);
    const shown = new Set(rows.flatMap((row) => row.images));
    const before = await stored();
    const isWhole = ({ images: keys, expected }: CreatedRow) =>
      keys.length === expected && keys.every((key) => before.has(key));
    const unreferencedImages = await countUnreferencedImages(db);
    await sweep({ config, db, images, storage, clock, log: createLog('silent') });
    const after = await stored();
    const unshown = (keys: Set<string>) => [...keys].filter((key) => !shown.has(key)).length;
    return {
      rows,
      incompleteRows: rows.filter((row) => !isWhole(row)).length,
      unreferencedImages,
      orphans: unshown(before),
      orphansAfterSweep: unshown(after),
      sweptObjects: [...shown].filter((key) => !after.has(key)).length,
    };
  } finally {
    await close();
  }
}
