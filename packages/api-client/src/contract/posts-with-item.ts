import { userPostsPageSize } from '@aura/domain/limits/profile';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, id, nextCursor, pageLimit, timeCursor } from './fields.ts';
import { postWire } from './posts.ts';

const getPostsWithItem = defineCall({
  name: 'getPostsWithItem',
  summary: "A page of the caller's posts that show an own item, newest first",
  method: 'GET',
  path: '/postsWithItem/{itemId}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({
    itemId: id,
    limit: pageLimit(userPostsPageSize),
    /** `next` of the previous page: the time and the id of a post. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(postWire),
    /** The number of all posts of the list. */
    total: count,
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

/** Apart from the posts of a person, which the first view of the own profile loads. */
export const postsWithItemCalls = { getPostsWithItem };
