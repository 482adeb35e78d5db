import { tagMaxLength } from '@aura/domain/limits/post';
import { searchPageSize, tagPageSize } from '@aura/domain/limits/search';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { searchTypes } from '@aura/domain/vocabularies/search-types';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { authorFields, count, filledText, nextCursor, pageLimit } from './fields.ts';
import { itemWire } from './items.ts';
import { postWire } from './posts.ts';
import { searchPageMaxCount } from './wire-limits.ts';

/** A person whom a search has found. */
export const foundPersonWire = z.object({ ...authorFields, profileBio: z.string() });

/** A tag with the number of its posts that the caller may see. */
export const foundTagWire = z.object({ tag: z.string(), posts: count });

const search = defineCall({
  name: 'search',
  summary: "Search people, posts, tags or the caller's own items",
  method: 'GET',
  path: '/search',
  encoding: 'query',
  access: 'required',
  rateLimit: 'search',
  offline: 'none',
  request: z.object({
    q: filledText(searchMaxLength, 'q: too long').check(z.normalize('NFC')),
    type: z.enum(searchTypes),
    limit: pageLimit(searchPageSize, searchPageMaxCount),
    /** `next` of the page before. */
    after: z.optional(filledText(searchMaxLength, 'after: too long')),
  }),
  response: z.object({
    success: z.literal(true),
    /** The list of the requested type is filled, the others are empty. */
    people: z.array(foundPersonWire),
    posts: z.array(postWire),
    tags: z.array(foundTagWire),
    items: z.array(itemWire),
    /** Counted up to `searchTotalMax`; people and tags up to `searchMatchesMax`. */
    total: count,
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  errors: ['UNAUTHENTICATED'],
  allowsReplica: true,
  source: 'assumed',
});

/**
 * A `timeCursor`. Servers of the release before joined time and id by `-`, which clients send until they are reloaded.
 */
const tagCursor = z.string().check(z.maxLength(143), z.regex(/^\d{1,14}[_-][A-Za-z0-9_-]{1,128}$/));

const getTag = defineCall({
  name: 'getTag',
  summary: 'A page of the posts with a tag, newest first',
  method: 'GET',
  path: '/tag/{tag}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({
    /** With or without its `#`. */
    tag: filledText(tagMaxLength, 'tag: too long').check(z.regex(/^#?[^\s#]+$/)),
    limit: pageLimit(tagPageSize, searchPageMaxCount),
    /** `next` of the page before. */
    after: z.optional(tagCursor),
  }),
  response: z.object({
    success: z.literal(true),
    /** Normalized, with its `#`. */
    tag: z.string(),
    /** All posts with the tag that the caller may see. */
    total: count,
    posts: z.array(postWire),
    /** People whom the caller follows and who use the tag: the first `tagPeopleMaxCount`. */
    people: z.array(z.object(authorFields)),
    /** The number of all of them; people are only on the first page. */
    peopleTotal: count,
    /** The tags that most of the newest posts with the tag have too; only on the first page. */
    related: z._default(z.array(z.string()), []),
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

export const searchCalls = { search, getTag };
