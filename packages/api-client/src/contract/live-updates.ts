import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { count, id } from './fields.ts';

/** The posts of a stream whose likes and comments are sent. */
export const watchedPostsMaxCount = 10;

const aboutPost = <const Type extends string>(type: Type) => z.object({ type: z.literal(type), postId: id });
const withCounts = <const Type extends string>(type: Type) =>
  z.object({ type: z.literal(type), postId: id, likes: count, comments: count });

/**
 * What the server sends while a stream is open (docs/decisions/2026-11-24-live-updates.md). Contents are not part of
 * it: they are read with the calls that check what the reader may see.
 */
export const liveEventSchema = z.union([
  /** The stream has begun, or has continued without a loss. */
  z.object({ type: z.literal('ready') }),
  /** Events may have been lost, so what is shown must be read again. */
  z.object({ type: z.literal('reset') }),
  aboutPost('post-added'),
  aboutPost('post-edited'),
  aboutPost('post-removed'),
  /** The likes of a watched post have changed. */
  withCounts('likes'),
  /** The comments of a watched post have changed. */
  withCounts('comments'),
  /** The reader may no longer see the posts of this person. */
  z.object({ type: z.literal('posts-hidden'), username: z.string() }),
  /** The reader's notifications have changed. */
  z.object({ type: z.literal('notifications') }),
  /** The server has changed items of the reader's wardrobe, such as their cut-outs. */
  z.object({ type: z.literal('items') }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;

const getEvents = defineCall({
  name: 'getEvents',
  summary: 'A stream of what changes (server-sent events)',
  method: 'GET',
  path: '/events',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  request: z.object({
    /** The posts whose likes and comments are sent. */
    posts: z._default(z.array(id).check(z.maxLength(watchedPostsMaxCount)), []),
    /** Id of the last event that was received. */
    after: z.optional(id),
  }),
  response: null,
  isStream: true,
  commaFields: ['posts'],
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const liveUpdateCalls = { getEvents };
