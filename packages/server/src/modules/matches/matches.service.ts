import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { matchCalls } from '@aura/api-client/contract/matches';
import { closestGarments, matchingColors, matchingTypes } from '@aura/domain/rules/garment-matches';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { findItems, type ItemRow } from '../items/items.repository.ts';
import { notOwnedError } from '../items/items.service.ts';
import { toItemWire } from '../items/items.wire.ts';
import { findPosts, type PostRow } from '../posts/posts.repository.ts';
import { toPostWire } from '../posts/posts.wire.ts';
import {
  findComparedPostItems,
  findOwnComparedItem,
  findOwnItemsOfTypes,
  findPostedGarments,
  hasItems,
  type PostedCursor,
  type PostedGarment,
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
  const item = await findOwnComparedItem(db, itemId, ownerId);
  if (item === undefined) throw await notOwnedError({ db }, itemId, ownerId);
  const wanted = { types: matchingTypes(item), colors: matchingColors(item) };
  const window = limit * readsPerPost;
  const cursor = after === undefined ? null : readCursor(after);
  const read = await findPostedGarments(db, wanted, { limit: window, after: cursor });
  const seen = await visiblePosts(db, read, ownerId, limit + 1);
  const shown = seen.slice(0, limit);
  const found = shown.flatMap(({ post, garments }) => {
    const [closest] = closestGarments(item, garments);
    if (closest === undefined) return [];
    return [{ post: toPostWire(post, ownerId, images), item: toItemWire(closest, ownerId, images) }];
  });
  const isWindowFull = read.length === window;
  const lastId = seen.length > limit ? shown.at(-1)?.post.id : isWindowFull ? read.at(-1)?.postId : undefined;
  const lastTime = read.find(({ postId }) => postId === lastId)?.time;
  return { found, next: lastId === undefined ? null : `${lastTime}-${lastId}` };
}

/** A post with those of its items that are like the own one. */
interface SimilarPost {
  readonly post: PostRow;
  readonly garments: readonly ItemRow[];
}

/**
 * The posts of others that a viewer may see, in the order in which their items were read. They are read in parts until
 * there are enough, each with its items at the same time.
 * @param wanted number of posts that suffice
 */
async function visiblePosts(
  db: MatchServices['db'],
  read: readonly PostedGarment[],
  viewerId: string,
  wanted: number,
): Promise<SimilarPost[]> {
  const itemIds = new Map<string, string[]>();
  for (const { postId, itemId } of read) itemIds.set(postId, [...(itemIds.get(postId) ?? []), itemId]);
  const ids = [...itemIds.keys()];
  const size = Math.ceil(ids.length / parts);
  const found: SimilarPost[] = [];
  for (let start = 0; start < ids.length && found.length < wanted; start += size) {
    const part = ids.slice(start, start + size);
    const partItemIds = [...new Set(part.flatMap((id) => itemIds.get(id) ?? []))];
    const [posts, items] = await Promise.all([
      findPosts(db, part, viewerId),
      findItems(db, partItemIds, viewerId),
    ]);
    const postsById = new Map(posts.map((row) => [row.id, row]));
    const itemsById = new Map(items.map((row) => [row.id, row]));
    for (const id of part) {
      const post = postsById.get(id);
      if (post === undefined || post.author.authorId === viewerId) continue;
      found.push({
        post,
        garments: (itemIds.get(id) ?? []).flatMap((itemId) => itemsById.get(itemId) ?? []),
      });
    }
  }
  return found;
}
