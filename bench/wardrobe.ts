import { wardrobeFirstPageSize } from '@aura/domain/limits/wardrobe';
import type { Database } from '../packages/server/src/db/database.ts';
import { startFeedServer } from './feed-server.ts';
import type { BenchmarkResult } from './report.ts';
import { fillFeed } from './rows.ts';
import { measureSizes } from './sizes.ts';

/** Items of `person1`, `person2` and `person3`. */
const sizes = [100, 2_000, 20_000] as const;
const rounds = 100;
/** Maximum ratio of the time with the most items to that with the fewest. */
const maxRatio = 1.5;

async function fillWardrobes(db: Database): Promise<void> {
  await fillFeed(db, 100);
  for (const [index, items] of sizes.entries()) {
    const owner = `u_${index + 1}`;
    await db.execute(`insert into pictures (id, owner_id, kind, key, width, height, thumbhash, palette)
      select '${owner}_image_' || n, '${owner}', 'item', '${owner}_image_' || n, 1200, 1600,
        '1QcSHQRnh493V4dIh4eXh1h4kJUI', array['#ffb199', '#d98bff', '#7cc7ff']
      from generate_series(1, ${items}) as n`);
    await db.execute(`insert into items (id, owner_id, name, category, subcategory, brand, size, color, material, style,
        front_picture_id, created_at)
      select '${owner}_item_' || n, '${owner}', 'Item ' || n, 'Tops', 'Shirts', 'Arket', 'M', 'Blue', 'Cotton', 'Casual',
        '${owner}_image_' || n, '2026-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, ${items}) as n`);
  }
  await db.execute('analyze');
}

/** The time of the item in the middle of a wardrobe, as a cursor. */
const middleOf = (items: number) => `${Date.parse('2026-01-01') + (items / 2) * 1000}_u`;

/** Measures pages of wardrobes by their number of items. */
export async function measureWardrobe(): Promise<BenchmarkResult> {
  const server = await startFeedServer(fillWardrobes);
  const read = (index: number, page: string) =>
    server.read(`/getAllUserItems?${page}&userID=person${index + 1}@example.com`, `bench-${index + 1}`);
  try {
    return await measureSizes(
      {
        'first page': (_items, index) => read(index, `limit=${wardrobeFirstPageSize}`),
        '40 items in the middle': (items, index) => read(index, `limit=40&after=${middleOf(items)}`),
      },
      {
        title: `First page of ${wardrobeFirstPageSize} items and a page in the middle by size of the wardrobe`,
        readName: 'read',
        sizes,
        rounds,
        comparedTo: 0,
        comparison: '20,000 / 100',
        maxRatio,
      },
    );
  } finally {
    await server.close();
  }
}
