import { userPostsPageSize } from '@aura/domain/limits/profile';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { filledText, nextCursor, pageLimit, timeCursor } from './fields.ts';
import { postWire } from './posts.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const getUserPosts = defineCall({
  name: 'getUserPosts',
  summary: 'A page of the posts of a person, newest first',
  method: 'GET',
  path: '/getUserPosts',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({
    username: filledText(accountNameMaxLength, 'username: too long'),
    limit: pageLimit(userPostsPageSize),
    /** `next` of the previous page: the time and the id of a post. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(postWire),
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const userPostCalls = { getUserPosts };
