import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index } from 'drizzle-orm/pg-core';

/**
 * What a post is found by: a hash of each word of its caption and of each tag with its period of the feed
 * (docs/decisions/2026-11-23-search-paging.md). A migration defines the functions.
 */
export const postSearchKeys = sql.raw('post_search_keys(caption, tags, search_period(created_at))');

/** The index of the search, and those with which servers of the release before search. */
export const postSearchIndexes = (table: { readonly caption: AnyPgColumn; readonly tags: AnyPgColumn }) => [
  index('posts_search_index').using('gin', postSearchKeys),
  index('posts_caption_index').using('gin', sql`to_tsvector('simple', ${table.caption})`),
  index('posts_tags_index').using('gin', table.tags),
];
