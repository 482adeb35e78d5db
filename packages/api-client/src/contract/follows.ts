import { followsPageSize } from '@aura/domain/limits/profile';
import { followLists } from '@aura/domain/vocabularies/follow-lists';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { authorFields, count, filledText, nextCursor, pageLimit, timeCursor } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const followRequest = z.object({
  username: filledText(accountNameMaxLength, 'username: too long'),
});

const followState = z.object({
  success: z.literal(true),
  following: z.boolean(),
  /** The person's followers; null when the caller may not see their profile. */
  followers: z.nullable(count),
});

const follow = defineCall({
  name: 'follow',
  summary: 'Follow a person; once is enough',
  method: 'POST',
  path: '/follow',
  encoding: 'json',
  access: 'required',
  rateLimit: 'follow',
  request: followRequest,
  response: followState,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const unfollow = defineCall({
  name: 'unfollow',
  summary: 'Stop following a person',
  method: 'POST',
  path: '/unfollow',
  encoding: 'json',
  access: 'required',
  rateLimit: 'follow',
  request: followRequest,
  response: followState,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getFollows = defineCall({
  name: 'getFollows',
  summary: 'A page of the followers of a person, or of the people whom they follow, newest first',
  method: 'GET',
  path: '/getFollows',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({
    username: followRequest.shape.username,
    list: z.enum(followLists),
    limit: pageLimit(followsPageSize),
    /** `next` of the previous page: the time of the follow, and the person's opaque id. */
    after: z.optional(timeCursor),
  }),
  response: z.object({
    success: z.literal(true),
    people: z.array(z.object(authorFields)),
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const followCalls = { follow, unfollow, getFollows };
