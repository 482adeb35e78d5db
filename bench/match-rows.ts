import { subcategories } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import type { Database } from '../packages/server/src/db/database.ts';
import { fillFeed } from './rows.ts';

/** Number of rows of a benchmark of matches. */
interface MatchWorld {
  readonly posts: number;
  readonly ownItems: number;
}

/** Items that posts link, each several times. */
const postedItems = 20_000;
const itemsPerPost = 2;

const types = Object.entries(subcategories).flatMap(([category, names]) =>
  names.map((subcategory) => ({ category, subcategory })),
);
const textArray = (values: readonly string[]) => `array['${values.join("','")}']`;

/** The columns of an item of each combination of type and colour in turn. */
const facts = `(${textArray(types.map(({ category }) => category))})[1 + n % ${types.length}],
  (${textArray(types.map(({ subcategory }) => subcategory))})[1 + n % ${types.length}], 'COS', 'M',
  (${textArray(colors.map(({ name }) => name))})[1 + n / 7 % ${colors.length}], 'Wool', 'Casual'`;
const insertItems =
  'insert into items (id, owner_id, name, category, subcategory, brand, size, color, material, style';

/** Fills a database with posts of two items each, and the wardrobe of `bench-0`; triggers are disabled. */
export async function fillMatchWorld(db: Database, { posts, ownItems }: MatchWorld): Promise<void> {
  await fillFeed(db, posts);
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    await tx.execute(`${insertItems}, source, posted)
      select 'd_' || n, 'u_' || n % 1000, '', ${facts}, 'detected', true from generate_series(0, ${postedItems - 1}) as n`);
    await tx.execute(`${insertItems})
      select 'own_' || n, 'u_0', 'Own ' || n, ${facts} from generate_series(0, ${ownItems - 1}) as n`);
    await tx.execute(`truncate post_items`);
    await tx.execute(`insert into post_items (post_id, item_id, position, garment_type, garment_color, posted_at)
      select posts.id, items.id, place, items.subcategory, lower(items.color), posts.created_at
      from posts, generate_series(0, ${itemsPerPost - 1}) as place,
        lateral (select 'd_' || (substr(posts.id, 3)::integer * 31 + place * 1009) % ${postedItems} as id) as linked
        join items on items.id = linked.id`);
  });
  await db.execute('vacuum (analyze)');
}
