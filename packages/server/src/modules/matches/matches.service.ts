import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { matchCalls } from '@aura/api-client/contract/matches';
import { closestGarments, matchingColors, matchingTypes } from '@aura/domain/rules/garment-matches';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { findItem, findItems } from '../items/items.repository.ts';
import { toItemWire } from '../items/items.wire.ts';
import { findPosts, type PostRow } from '../posts/posts.repository.ts';
import { toPostWire } from '../posts/posts.wire.ts';
import {
  findComparedPostItems,
  findOwnItemsOfTypes,
  findPostedGarments,
  hasItems,
  type PostedCursor,
} from './matches.repository.ts';

type MatchServices = Pick<Services, 'db' | 'images'>;
type SimilarPosts = Omit<ResponseOf<typeof matchCalls.getPostsLikeItem>, 'success'>;
type PostMatches = Omit<ResponseOf<typeof matchCalls.matchItems>, 'success'>;

/**
 * Compares the items of a post with the viewer's wardrobe. An own item that the post shows is not compared with itself.
 * @throws `posts.not_found` also when the viewer may not see the post
 */
export async function matchItems(
  { db, images }: MatchServices,
  postId: string,
  viewerId: string | null,
): Promise<PostMatches> {
  const posted = await findComparedPostItems(db, postId, viewerId);
  if (posted === null) throw new DomainError('posts.not_found');
  const types = [...new Set(posted.flatMap(matchingTypes))];
  const wardrobe =
    viewerId === null || types.length === 0 ? [] : await findOwnItemsOfTypes(db, viewerId, types);
  const hasWardrobe = wardrobe.length > 0 || (viewerId !== null && (await hasItems(db, viewerId)));
  const matches = posted.map((item) => {
    const others = wardrobe.filter(({ id }) => id !== item.id);
    return { itemId: item.id, ownItemIds: closestGarments(item, others).map(({ id }) => id) };
  });
  const ids = [...new Set(matches.flatMap(({ ownItemIds }) => ownItemIds))];
  const rows = ids.length === 0 ? [] : await findItems(db, ids, viewerId);
  const byId = new Map(rows.map((row) => [row.id, toItemWire(row, viewerId, images)]));
  return { hasWardrobe, matches, items: ids.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * Items of posts that are read for each post of a page, since viewers may not see all of them and posts have several.
 * When they do not suffice, the page is shorter and the next one goes on.
 */
const readsPerPost = 4;

/** Parts in which posts are read. The first has a third more than a page. */
const parts = 3;

function readCursor(text: string): PostedCursor {
  const end = text.indexOf('-');
  return { time: Number(text.slice(0, end)), postId: text.slice(end + 1) };
}

/**
 * The posts of other people that the owner of an item may see and that have something like it, newest first.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function getPostsLikeItem(
  { db, images }: MatchServices,
  { itemId, limit, after }: ParsedRequestOf<typeof matchCalls.getPostsLikeItem>,
  ownerId: string,
): Promise<SimilarPosts> {
  const item = await findItem(db, itemId, ownerId);
  if (item === undefined) throw new DomainError('items.not_found');
  if (item.ownerId !== ownerId) throw new DomainError('items.not_owned');
  const wanted = { types: matchingTypes(item), colors: matchingColors(item) };
  const window = limit * readsPerPost;
  const cursor = after === undefined ? null : readCursor(after);
  const read = await findPostedGarments(db, wanted, { limit: window, after: cursor });
  const times = new Map(read.map(({ postId, time }) => [postId, time]));
  const posts = await visiblePosts(db, [...times.keys()], ownerId, limit + 1);
  const shown = posts.slice(0, limit);
  const shownIds = new Set(shown.map(({ id }) => id));
  const ids = read.flatMap((garment) => (shownIds.has(garment.postId) ? [garment.itemId] : []));
  const rows = ids.length === 0 ? [] : await findItems(db, ids, ownerId);
  const found = shown.flatMap((post) => {
    const [closest] = closestGarments(
      item,
      rows.filter(({ id }) => post.itemIds.includes(id)),
    );
    if (closest === undefined) return [];
    return [{ post: toPostWire(post, ownerId, images), item: toItemWire(closest, ownerId, images) }];
  });
  const isWindowFull = read.length === window;
  const lastId = posts.length > limit ? shown.at(-1)?.id : isWindowFull ? read.at(-1)?.postId : undefined;
  return { found, next: lastId === undefined ? null : `${times.get(lastId)}-${lastId}` };
}

/**
 * The posts of others with these ids that a viewer may see, in the order of the ids. They are read in parts until there
 * are enough.
 * @param wanted number of posts that suffice
 */
async function visiblePosts(
  db: MatchServices['db'],
  ids: readonly string[],
  viewerId: string,
  wanted: number,
): Promise<PostRow[]> {
  const size = Math.ceil(ids.length / parts);
  const found: PostRow[] = [];
  for (let start = 0; start < ids.length && found.length < wanted; start += size) {
    const part = ids.slice(start, start + size);
    const rows = await findPosts(db, part, viewerId);
    const byId = new Map(rows.map((row) => [row.id, row]));
    found.push(
      ...part.flatMap((id) => byId.get(id) ?? []).filter(({ author }) => author.authorId !== viewerId),
    );
  }
  return found;
}
