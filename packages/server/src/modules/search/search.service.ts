import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { timeCursor } from '@aura/api-client/contract/fields';
import type { searchCalls } from '@aura/api-client/contract/search';
import { toTag } from '@aura/domain/rules/post-tags';
import { matchesItemSearch } from '@aura/domain/rules/wardrobe';
import type { ReadReplica } from '../../db/replica.ts';
import { cursorText, cutPage, readCursor, readPage } from '../../db/time-cursor.ts';
import type { Services } from '../../services.ts';
import { findWardrobeFacts } from '../items/items.repository.ts';
import { getItemsByIds } from '../items/items.service.ts';
import { getFeed } from '../posts/posts.service.ts';
import { toPostWire } from '../posts/posts.wire.ts';
import { authorWire } from '../profiles/author.wire.ts';
import { findPeople, findPersonRows } from './people-search.repository.ts';
import { findRelatedTags } from './related-tags.repository.ts';
import { countTagPosts, findTagPeople, findTagPosts, findTags } from './tags.repository.ts';

type SearchServices = Pick<Services, 'db' | 'images' | 'clock' | 'changes'>;
type SearchRequest = ParsedRequestOf<typeof searchCalls.search>;
type Found = Omit<ResponseOf<typeof searchCalls.search>, 'success'>;
type TagPage = Omit<ResponseOf<typeof searchCalls.getTag>, 'success'>;

const nothing: Found = { people: [], posts: [], tags: [], items: [], total: 0, next: null };

/**
 * The index of the first entry of a page.
 * @param cursor the number and the key of the last entry of the previous page, or its key alone, as servers of the
 * release before have sent it. When the entry no longer exists, its number says where the page begins.
 */
function startOf(keys: readonly string[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, number = '1', key = cursor] = /^(\d{1,9}):(.+)$/s.exec(cursor) ?? [];
  const index = keys.indexOf(key);
  return index === -1 ? Math.max(Number(number) - 1, 0) : index + 1;
}

/** One page of a list that is read as a whole. */
function pageOf<Entry>(
  entries: readonly Entry[],
  { limit, after }: Pick<SearchRequest, 'limit' | 'after'>,
  keyOf: (entry: Entry) => string,
) {
  const start = startOf(entries.map(keyOf), after);
  const { page, hasMore } = cutPage(entries.slice(start), limit);
  const last = hasMore ? page.at(-1) : undefined;
  const next = last === undefined ? null : `${start + page.length}:${keyOf(last)}`;
  return { page, total: entries.length, next };
}

async function searchPeople(
  { db, images }: SearchServices,
  request: SearchRequest,
  viewerId: string | null,
): Promise<Found> {
  const found = await findPeople(db, request.q.replace(/^@/, ''), viewerId);
  const { page, ...place } = pageOf(found, request, ({ username }) => username);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findPersonRows(db, ids, viewerId);
  const byId = new Map(rows.map((row) => [row.author.authorId, row]));
  const people = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...authorWire(images, viewerId, row.author), profileBio: row.bio }] : [];
  });
  return { ...nothing, ...place, people };
}

async function searchPosts(
  services: SearchServices,
  { q, limit, after }: SearchRequest,
  viewerId: string | null,
  readReplica: ReadReplica,
): Promise<Found> {
  // Servers of the release before have sent the id of the last post.
  const isCursor = timeCursor.safeParse(after).success;
  const request = {
    limit: limit + 1,
    offset: 0,
    order: 'desc',
    afterPostId: isCursor ? null : (after ?? null),
    afterCursor: isCursor && after !== undefined ? readCursor(after) : undefined,
    searchTerm: q,
    filter: null,
  } as const;
  const { posts, total } = await getFeed(services, request, viewerId, readReplica);
  const { page, hasMore } = cutPage(posts, limit);
  const last = hasMore ? page.at(-1) : undefined;
  const next = last === undefined ? null : cursorText({ at: new Date(last.timestamp), id: last.id });
  return { ...nothing, posts: page, total, next };
}

async function searchTags(
  { db }: SearchServices,
  request: SearchRequest,
  viewerId: string | null,
): Promise<Found> {
  const found = await findTags(db, toTag(request.q), viewerId);
  const { page, ...place } = pageOf(found, request, ({ tag }) => tag);
  return { ...nothing, ...place, tags: page };
}

async function searchItems(
  services: SearchServices,
  request: SearchRequest,
  viewerId: string | null,
): Promise<Found> {
  if (viewerId === null) return nothing;
  const wardrobe = await findWardrobeFacts(services.db, viewerId);
  const found = wardrobe.filter((item) => matchesItemSearch(item, request.q));
  const { page, ...place } = pageOf(found, request, ({ id }) => id);
  const ids = page.map(({ id }) => id);
  return { ...nothing, ...place, items: await getItemsByIds(services, ids, viewerId) };
}

/** One page of a search for people, posts, tags or the viewer's own items, with nothing that they may not see. */
export function search(
  services: SearchServices,
  request: SearchRequest,
  viewerId: string | null,
  readReplica: ReadReplica,
): Promise<Found> {
  switch (request.type) {
    case 'people':
      return searchPeople(services, request, viewerId);
    case 'posts':
      return searchPosts(services, request, viewerId, readReplica);
    case 'tags':
      return searchTags(services, request, viewerId);
    case 'items':
      return searchItems(services, request, viewerId);
  }
}

/** One page of the posts with a tag; the first one also has the people whom the viewer follows and who use it, and related tags. */
export async function getTag(
  { db, images }: SearchServices,
  { tag: name, ...page }: ParsedRequestOf<typeof searchCalls.getTag>,
  viewerId: string | null,
): Promise<TagPage> {
  const tag = toTag(name);
  const isFirst = page.after === undefined;
  const [people, { rows, next }, total, related] = await Promise.all([
    viewerId === null || !isFirst ? [] : findTagPeople(db, tag, viewerId),
    readPage(
      page,
      (range) => findTagPosts(db, tag, viewerId, range),
      ({ createdAt, id }) => ({ at: createdAt, id }),
    ),
    countTagPosts(db, tag, viewerId),
    isFirst ? findRelatedTags(db, tag, viewerId) : [],
  ]);
  return {
    tag,
    total,
    posts: rows.map((row) => toPostWire(row, viewerId, images)),
    people: people.map(({ author }) => authorWire(images, viewerId, author)),
    peopleTotal: people[0]?.total ?? 0,
    related,
    next,
  };
}
