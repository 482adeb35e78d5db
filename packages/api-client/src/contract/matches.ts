import { similarPostsPageSize } from '@aura/domain/limits/matches';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nextCursor, pageLimit, timeCursor } from './fields.ts';
import { itemWire } from './items.ts';
import { postWire } from './posts.ts';
import { searchPageMaxCount } from './wire-limits.ts';

const matchItems = defineCall({
  name: 'matchItems',
  summary: "The caller's closest own items for each item of a post",
  method: 'GET',
  path: '/matchItems/{postId}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({ postId: id }),
  response: z.object({
    success: z.literal(true),
    /** Whether the caller's wardrobe has items that are not archived. */
    hasWardrobe: z.boolean(),
    /** One for each item of the post, in its order; the closest own item comes first. */
    matches: z.array(z.object({ itemId: id, ownItemIds: z.array(id) })),
    /** The own items that the matches name, each once. */
    items: z.array(itemWire),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getPostsLikeItem = defineCall({
  name: 'getPostsLikeItem',
  summary: 'A page of the posts of other people with something like an own item, newest first',
  method: 'GET',
  path: '/postsLikeItem/{itemId}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({
    itemId: id,
    limit: pageLimit(similarPostsPageSize, searchPageMaxCount),
    /** `next` of the page before; the server encrypts it, since a page may end at a post that is not shown. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    /** Each with the item that is closest to the own one. A page may be empty although there are more. */
    found: z.array(z.object({ post: postWire, item: itemWire })),
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

export const matchCalls = { matchItems, getPostsLikeItem };
