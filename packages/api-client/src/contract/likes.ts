import { likesPageSize } from '@aura/domain/limits/likes';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { filledText, nextCursor, pageLimit, timeCursor } from './fields.ts';
import { itemWire } from './items.ts';
import { postWire } from './posts.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const page = {
  limit: pageLimit(likesPageSize),
  /** `next` of the previous page: the time of the like, and the id of the post or item. */
  after: z.optional(timeCursor),
};

/** Where the next page begins; null after the last one. */
const next = nextCursor;

const getLikedPosts = defineCall({
  name: 'getLikedPosts',
  summary: 'A page of the posts that a person likes, most recently liked first',
  method: 'GET',
  path: '/getLikedPosts',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({ username: filledText(accountNameMaxLength, 'username: too long'), ...page }),
  response: z.object({ success: z.literal(true), posts: z.array(postWire), next }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getLikedItems = defineCall({
  name: 'getLikedItems',
  summary: 'A page of the items that the caller likes, most recently liked first',
  method: 'GET',
  path: '/getLikedItems',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object(page),
  response: z.object({ success: z.literal(true), items: z.array(itemWire), next }),
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

export const likeCalls = { getLikedPosts, getLikedItems };
