import { userPostsPageSize } from '@aura/domain/limits/profile';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { filledText, timeCursor } from './fields.ts';
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
  request: z.object({
    username: filledText(accountNameMaxLength, 'username: too long'),
    limit: z._default(
      z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(userPostsPageSize)),
      userPostsPageSize,
    ),
    /** `next` of the previous page: the time and the id of a post. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(postWire),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(timeCursor),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const userPostCalls = { getUserPosts };
