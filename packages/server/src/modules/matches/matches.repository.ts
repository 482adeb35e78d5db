import { and, desc, eq, not, type Placeholder, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import { createPreparedStatements, createViewerStatement } from '../../db/prepared-statements.ts';
import { items, postItems, posts, users } from '../../db/schema.ts';
import { isInWardrobe } from '../items/items.repository.ts';
import { postVisibleTo } from '../visibility/visibility.repository.ts';

/** The facts of an item that are compared. */
const columns = {
  id: items.id,
  category: items.category,
  subcategory: items.subcategory,
  color: items.color,
  material: items.material,
  style: items.style,
};

type ComparedItem = Awaited<ReturnType<typeof findOwnItemsOfTypes>>[number];

const postItemsStatement = createViewerStatement((db, viewerId) =>
  db
    .select({ item: columns })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(postItems, eq(postItems.postId, posts.id))
    .leftJoin(items, eq(items.id, postItems.itemId))
    .where(and(eq(posts.id, sql.placeholder('postId')), postVisibleTo(viewerId)))
    .orderBy(postItems.position)
    .prepare(''),
);

/** The items of a post in their order; null when the viewer may not see the post. */
export async function findComparedPostItems(
  db: Database,
  postId: string,
  viewerId: string | null,
): Promise<ComparedItem[] | null> {
  const rows = await postItemsStatement(db, viewerId).execute({ postId, viewerId });
  return rows.length === 0 ? null : rows.flatMap(({ item }) => item ?? []);
}

/** The type of an item, as `matchType` of the domain. */
const matchType = sql`coalesce(nullif(${items.subcategory}, ''), ${items.category})`;

const isCompared = (ownerId: string | Placeholder) => and(isInWardrobe(ownerId), not(items.archived));

const prepareOwnItems = (db: Database) =>
  db
    .select(columns)
    .from(items)
    .where(and(isCompared(sql.placeholder('ownerId')), anyOf(matchType, sql.placeholder('types'))))
    .orderBy(desc(items.createdAt), desc(items.id))
    .prepare('');

const preparedOwnItems = createPreparedStatements<ReturnType<typeof prepareOwnItems>>();

/** The items of a wardrobe with one of the types, newest first, without archived ones. */
export function findOwnItemsOfTypes(db: Database, ownerId: string, types: readonly string[]) {
  return preparedOwnItems(db, '', () => prepareOwnItems(db)).execute({ ownerId, types });
}

const prepareOwnItem = (db: Database) =>
  db
    .select(columns)
    .from(items)
    .where(and(eq(items.id, sql.placeholder('id')), eq(items.ownerId, sql.placeholder('ownerId'))))
    .prepare('');

const preparedOwnItem = createPreparedStatements<ReturnType<typeof prepareOwnItem>>();

/** What is compared of an item; undefined unless it belongs to the owner. */
export async function findOwnComparedItem(db: Database, id: string, ownerId: string) {
  const [row] = await preparedOwnItem(db, '', () => prepareOwnItem(db)).execute({ id, ownerId });
  return row;
}

/** Whether a wardrobe has items that are not archived. */
export async function hasItems(db: Database, ownerId: string): Promise<boolean> {
  const rows = await db.select({ id: items.id }).from(items).where(isCompared(ownerId)).limit(1);
  return rows.length > 0;
}
