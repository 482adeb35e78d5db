import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { searchCalls } from '@aura/api-client/contract/search';
import { toTag } from '@aura/domain/rules/post-tags';
import { matchesItemSearch } from '@aura/domain/rules/wardrobe';
import type { ReadReplica } from '../../db/replica.ts';
import type { Cursor } from '../../db/time-cursor.ts';
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

/** The first `limit` of rows, of which one more was read, and the last of them when others follow. */
function cut<Row>(rows: readonly Row[], limit: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: rows.length > limit ? page.at(-1) : undefined };
}

/** One page of a list that is read as a whole. */
function pageOf<Entry>(
  entries: readonly Entry[],
  { limit, after }: Pick<SearchRequest, 'limit' | 'after'>,
  keyOf: (entry: Entry) => string,
) {
  const start = entries.findIndex((entry) => keyOf(entry) === after) + 1;
  const { page, last } = cut(entries.slice(start), limit);
  return { page, total: entries.length, next: last === undefined ? null : keyOf(last) };
}

async function searchPeople(
  { db, images }: SearchServices,
  request: SearchRequest,
  viewerId: string | null,
): Promise<Found> {
  const found = await findPeople(db, request.q.replace(/^@/, '').toLowerCase(), viewerId);
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
  const request = {
    limit: limit + 1,
    offset: 0,
    order: 'desc',
    afterPostId: after ?? null,
    searchTerm: q,
    filter: null,
  } as const;
  const { posts, total } = await getFeed(services, request, viewerId, readReplica);
  const { page, last } = cut(posts, limit);
  return { ...nothing, posts: page, total, next: last?.id ?? null };
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

/**
 * A cursor that stays valid when its post is deleted: the time in milliseconds (up to the year 5138) and the id.
 * @returns null for another text
 */
function readCursor(text: string | undefined): Cursor | null {
  const [, time, id] = /^(\d{1,14})-(.+)$/.exec(text ?? '') ?? [];
  return time && id ? { at: new Date(Number(time)), id } : null;
}

/** One page of the posts with a tag; the first one also has the people whom the viewer follows and who use it, and related tags. */
export async function getTag(
  { db, images }: SearchServices,
  { tag: name, limit, after }: ParsedRequestOf<typeof searchCalls.getTag>,
  viewerId: string | null,
): Promise<TagPage> {
  const tag = toTag(name);
  const cursor = readCursor(after);
  const isFirst = cursor === null;
  const [rows, total, people, related] = await Promise.all([
    findTagPosts(db, tag, viewerId, { limit: limit + 1, after: cursor }),
    countTagPosts(db, tag, viewerId),
    viewerId === null || !isFirst ? [] : findTagPeople(db, tag, viewerId),
    isFirst ? findRelatedTags(db, tag, viewerId) : [],
  ]);
  const { page, last } = cut(rows, limit);
  return {
    tag,
    total,
    posts: page.map((row) => toPostWire(row, viewerId, images)),
    people: people.map(({ author }) => authorWire(images, viewerId, author)),
    peopleTotal: people[0]?.total ?? 0,
    related,
    next: last === undefined ? null : `${last.createdAt.getTime()}-${last.id}`,
  };
}
