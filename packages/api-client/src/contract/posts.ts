import { feedFirstOffset, feedPageSize, feedSortBy, feedSortOrder } from '@aura/domain/limits/feed';
import { captionMaxLength, imageAltMaxLength, tagMaxLength, tagsMaxCount } from '@aura/domain/limits/post';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { peopleFilters } from '@aura/domain/vocabularies/feed-filters';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { commentWire } from './comment-wire.ts';
import {
  authorFields,
  count,
  id,
  imageMeta,
  imageWidth,
  likeState,
  ownEmail,
  pageLimit,
  searchableText,
  text,
} from './fields.ts';
import { feedMaxOffset, feedPageMaxPosts, postsByIdsMaxCount } from './wire-limits.ts';

export const postWire = z.object({
  ...authorFields,
  id,
  caption: z.string(),
  /** URL of the image relative to the API's prefix; signed and expiring when the post is not public. */
  image: z.nullable(z.string()),
  imageMeta: z.nullable(imageMeta),
  /** The author's description of the photo; may be empty. */
  imageAlt: z.string(),
  timestamp: z.union([z.string(), z.number()]),
  /** Time of the last change of caption, tags, alternative text or items; ISO 8601. */
  editedAt: z.nullable(z.string()),
  likes: count,
  /** Whether the caller likes it. */
  liked: z.optional(z.boolean()),
  commentCount: count,
  /** Present in the response for a single post. */
  comments: z.optional(z.array(commentWire)),
  auraTags: z.array(z.string()),
  itemIDs: z.array(id),
  /** Both are the email for the author, an opaque id for other users. */
  originalEmail: z.string(),
  userID: z.string(),
  location: z.string(),
  isOwner: z.boolean(),
});

export type PostWire = z.infer<typeof postWire>;

export const postEnvelope = z.object({ success: z.literal(true), post: postWire });

/** The texts of a post in a request. */
export const postTexts = {
  caption: searchableText(captionMaxLength),
  /** The description of the photo; when it is empty, screens use the caption. */
  imageAlt: text(imageAltMaxLength),
  auraTags: z
    .array(z.string().check(z.regex(/^#[^\s\0]+$/), z.maxLength(tagMaxLength)))
    .check(z.maxLength(tagsMaxCount)),
};

const getPost = defineCall({
  name: 'getPost',
  summary: 'One post with its comments',
  method: 'GET',
  path: '/post/{id}',
  encoding: 'query',
  access: 'public',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({ id }),
  response: postEnvelope,
  payload: 'post',
  errors: ['NOT_FOUND'],
  source: 'specified',
});

const getPostImage = defineCall({
  name: 'getPostImage',
  summary: "A post's image",
  method: 'GET',
  path: '/post/{id}/image',
  encoding: 'query',
  access: 'public',
  rateLimit: 'image',
  request: z.object({ id, w: imageWidth, sig: z.optional(text(200)) }),
  response: null,
  errors: ['NOT_FOUND'],
  source: 'specified',
});

const getPosts = defineCall({
  name: 'getPosts',
  summary: 'A page of the feed',
  method: 'GET',
  path: '/posts',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({
    limit: pageLimit(feedPageSize, feedPageMaxPosts),
    offset: z._default(
      z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(feedMaxOffset)),
      feedFirstOffset,
    ),
    sort_by: z._default(z.enum([feedSortBy]), feedSortBy),
    sort_order: z._default(z.enum([feedSortOrder, 'asc']), feedSortOrder),
    search_term: z.optional(searchableText(searchMaxLength)),
    /** Posts of people that the caller follows, or of people that they do not follow. */
    filter: z.optional(z.enum(peopleFilters)),
    /** Id of the last post of the previous page; keyset pagination costs the same for every page. */
    after: z.optional(id),
  }),
  response: z.object({
    success: z.literal(true),
    total_posts: count,
    returned_posts: count,
    posts: z.array(postWire),
    search_term: z.nullable(z.string()),
  }),
  errors: ['UNAUTHENTICATED'],
  allowsReplica: true,
  source: 'specified',
});

const getPostsByIds = defineCall({
  name: 'getPostsByIds',
  summary: 'Posts by their ids, without deleted and hidden ones',
  method: 'GET',
  path: '/getPostsByIds',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({ ids: z.array(id).check(z.maxLength(postsByIdsMaxCount)) }),
  response: z.object({ success: z.literal(true), posts: z.array(postWire) }),
  commaFields: ['ids'],
  payload: 'posts',
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

const likeRequest = z.object({ userID: ownEmail, postID: id });

const addLike = defineCall({
  name: 'addLike',
  summary: 'Like a post',
  method: 'POST',
  path: '/addLike',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  callerFields: ['userID'],
  response: likeState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

const removeLike = defineCall({
  name: 'removeLike',
  summary: 'Take a like back',
  method: 'POST',
  path: '/removeLike',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  callerFields: ['userID'],
  response: likeState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

export const postCalls = {
  getPost,
  getPostImage,
  getPosts,
  getPostsByIds,
  addLike,
  removeLike,
};
