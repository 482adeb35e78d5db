import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, filledText } from './fields.ts';
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

export const followCalls = { follow, unfollow };
