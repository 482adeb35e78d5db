import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { posts, users } from '../../db/schema.ts';
import { visibleTo } from '../visibility/visibility.ts';
import { type FeedQuestion, feedQuery, feedTotal } from './feed-query.ts';

/** Where a page of the feed lies. */
export interface FeedPlace {
  readonly limit: number;
  readonly offset: number;
  readonly order: FeedQuestion['order'];
  /** The last post of the page before; it goes before `offset` as long as the viewer sees it. */
  readonly after: string | null;
  /** Words of the caption or one tag; null for the whole feed. */
  readonly searchTerm: string | null;
}

/** The place of a post that the viewer sees: newest first, ties by id. */
async function findPlace(db: Database, id: string, viewerId: string | null) {
  const [row] = await db
    .select({ createdAt: posts.createdAt, id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, id), visibleTo(viewerId, 'posts')));
  return row ? { createdAt: row.createdAt.toISOString(), id: row.id } : null;
}

/** The same question with a slot for everything that differs from request to request. */
function withSlots({ viewerId, order, after, searchTerm }: FeedQuestion): FeedQuestion {
  const slot = (name: string) => sql.placeholder(name);
  return {
    viewerId: viewerId && slot('viewerId'),
    order,
    limit: slot('limit'),
    offset: slot('offset'),
    after: after && { createdAt: slot('afterTime'), id: slot('afterId') },
    searchTerm: searchTerm === null ? null : slot('searchTerm'),
  };
}

// Unnamed, so that poolers which share connections between transactions stand between as well.
const prepare = (db: Database, question: FeedQuestion) => feedQuery(db, withSlots(question)).prepare('');

/** The feed's statement is long: it is written once for each form that it takes, not once for each request. */
const statements = new WeakMap<Database, Map<string, ReturnType<typeof prepare>>>();

function statementFor(db: Database, question: FeedQuestion): ReturnType<typeof prepare> {
  const { viewerId, order, after, searchTerm } = question;
  const form = [viewerId === null, order, after === null, searchTerm === null].join();
  const known = statements.get(db) ?? new Map<string, ReturnType<typeof prepare>>();
  const statement = known.get(form) ?? prepare(db, question);
  statements.set(db, known.set(form, statement));
  return statement;
}

/** A page of the feed with the number of all posts in it. */
export async function findFeedPage(db: Database, viewerId: string | null, place: FeedPlace) {
  const { limit, offset, order, searchTerm } = place;
  const after = place.after === null ? null : await findPlace(db, place.after, viewerId);
  const question = { viewerId, order, limit, offset, after, searchTerm };
  const values = { viewerId, limit, offset, afterTime: after?.createdAt, afterId: after?.id, searchTerm };
  const rows = await statementFor(db, question).execute(values);
  return { rows, total: rows[0]?.total ?? (await countFeed(db, question)) };
}

async function countFeed(db: Database, question: FeedQuestion): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${feedTotal(question)} as total`);
  return rows[0]?.total ?? 0;
}
