import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { matchCalls } from '@aura/api-client/contract/matches';
import { closestGarments, matchingColors, matchingTypes } from '@aura/domain/rules/garment-matches';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { getItemsByIds, notOwnedError } from '../items/items.service.ts';
import { toItemWire } from '../items/items.wire.ts';
import { toPostWire } from '../posts/posts.wire.ts';
import {
  findComparedPostItems,
  findOwnComparedItem,
  findOwnItemsOfTypes,
  hasItems,
} from './matches.repository.ts';
import { findSimilarPosts } from './similar-posts.repository.ts';

type MatchServices = Pick<Services, 'db' | 'images'>;
type SimilarPostServices = MatchServices & Pick<Services, 'sealedCursors'>;
type SimilarPosts = Omit<ResponseOf<typeof matchCalls.getPostsLikeItem>, 'success'>;
type PostMatches = Omit<ResponseOf<typeof matchCalls.matchItems>, 'success'>;

/**
 * Compares the items of a post with the viewer's wardrobe. An own item that the post shows is not compared with itself.
 * @throws `posts.not_found` also when the viewer may not see the post
 */
export async function matchItems(
  services: MatchServices,
  postId: string,
  viewerId: string | null,
): Promise<PostMatches> {
  const { db } = services;
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
  const items = viewerId === null ? [] : await getItemsByIds(services, ids, viewerId);
  return { hasWardrobe, matches, items };
}

/**
 * The posts of other people that the owner of an item may see and that have something like it, newest first. A page may
 * end at a post that they may not see, so its cursor is sealed; after one that does not open there are no posts.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function getPostsLikeItem(
  services: SimilarPostServices,
  { itemId, limit, after }: ParsedRequestOf<typeof matchCalls.getPostsLikeItem>,
  ownerId: string,
): Promise<SimilarPosts> {
  const { db, images, sealedCursors } = services;
  const item = await findOwnComparedItem(db, itemId, ownerId);
  if (item === undefined) throw await notOwnedError({ db }, itemId, ownerId);
  const cursor = after === undefined ? null : sealedCursors.open(after);
  if (after !== undefined && cursor === null) return { found: [], next: null };
  const wanted = { types: matchingTypes(item), colors: matchingColors(item), viewerId: ownerId };
  const { shown, next } = await findSimilarPosts(db, wanted, { limit, after: cursor });
  const found = shown.flatMap(({ post, items }) => {
    const [closest] = closestGarments(item, items);
    if (closest === undefined) return [];
    return [{ post: toPostWire(post, ownerId, images), item: toItemWire(closest, ownerId, images) }];
  });
  return { found, next: next && sealedCursors.seal(next) };
}
