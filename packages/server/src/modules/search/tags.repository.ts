import {
  enoughMatches,
  searchMatchesMax,
  similarityMinLength,
  tagPeopleMaxCount,
} from '@aura/domain/limits/search';
import { resemblesName, swappedSpellings } from '@aura/domain/rules/name-similarity';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { planEachTime } from '../../db/named-statements.ts';
import { images, posts, users } from '../../db/schema.ts';
import { postTags } from '../../db/search-schema.ts';
import { afterCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { postColumns } from '../posts/posts.repository.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { hiddenPeople, notReportedPost, visibleTo } from '../visibility/visibility.repository.ts';
import { prefixPattern } from './search-terms.repository.ts';

/** Tags with a prefix that are compared by their number of posts. */
const prefixWindow = 1000;

/**
 * The users whose posts the viewer sees although they are not public, with 1, and those whose public posts a block
 * or a report hides, with -1: the difference between a tag's public posts and those that the viewer sees.
 */
function exceptions(viewerId: string): SQL {
  return sql`(
    select ${users.id} as id, 1 as sign from ${users}
      where ${users.id} = ${viewerId} and ${users.postPrivacy} <> 'public'
    union all
    select ${users.id}, 1 from follows join ${users} on ${users.id} = follows.followed_id
      where follows.follower_id = ${viewerId} and ${users.postPrivacy} = 'friends'
        and ${visibleTo(viewerId, 'posts')}
    union all
    select ${users.id}, -1 from ${users}
      where ${users.postPrivacy} = 'public' and ${users.id} in (${hiddenPeople(viewerId)}))`;
}

/** The number of posts with a tag that the viewer may see, from the stored count of its public posts. */
function visibleCount(viewerId: string | null, tag: SQL, publicPosts: SQL): SQL<number> {
  if (viewerId === null) return sql<number>`${publicPosts}`;
  return sql<number>`(${publicPosts} + coalesce((
    select sum(exceptions.sign * (select count(*) from post_tags
      where post_tags.owner_id = exceptions.id and post_tags.tag = ${tag}))
    from exceptions), 0) - (
    select count(*) from reports join post_tags on post_tags.post_id = reports.target_id
      join ${users} on ${users.id} = post_tags.owner_id
      where reports.reporter_id = ${viewerId} and reports.target_type = 'post'
        and post_tags.tag = ${tag} and ${visibleTo(viewerId, 'posts')}))::integer`;
}

const withExceptions = (viewerId: string | null) =>
  viewerId === null
    ? sql`exceptions as (select null::text as id, 0 as sign where false)`
    : sql`exceptions as materialized ${exceptions(viewerId)}`;

/** The tags that start with a term of which two neighbouring letters are swapped, read in the order of an index. */
function withSwappedLetters(term: string): SQL {
  const none = sql`(select tag, public_posts from tags where false)`;
  const starting = swappedSpellings(term).map(
    (
      spelling,
    ) => sql`(select tag, public_posts from tags where tag like ${prefixPattern(`#${spelling}`)}::text
      order by tag using ~<~ limit ${searchMatchesMax})`,
  );
  return sql`(${sql.join([none, ...starting], sql` union all `)})`;
}

export interface CountedTag extends Record<string, unknown> {
  readonly tag: string;
  readonly posts: number;
}

/**
 * Finds the tags that start with a term, or resemble it when few do, and have posts that the viewer may see.
 * @param tag the term as a normalized tag
 * @returns at most `searchMatchesMax` tags: the tag itself, then those with most posts
 */
export async function findTags(db: Database, tag: string, viewerId: string | null): Promise<CountedTag[]> {
  const term = tag.slice(1);
  const isFurther = sql`(select count(*) from started) < ${enoughMatches}
    and tags.tag not in (select started.tag from started)`;
  const counted = (found: SQL, rank: number) => sql`(select tag, ${sql.raw(String(rank))} as rank,
    ${visibleCount(viewerId, sql`found.tag`, sql`found.public_posts`)} as posts from ${found} as found)`;
  const { rows } = await db.execute<CountedTag & { isSimilar: boolean }>(sql`${planEachTime}
    with ${withExceptions(viewerId)},
    most_used as (select tag, public_posts from (
        select tag, public_posts from tags where tag like ${prefixPattern(tag)}::text
        order by tag using ~<~ limit ${sql.raw(String(prefixWindow))}) as first_tags
      order by public_posts desc, tag limit ${searchMatchesMax}),
    started as materialized (select * from ${counted(sql`most_used`, 1)} as counted where posts > 0),
    resembling as (
      select tags.tag, tags.public_posts
      from similar_tags(${term}::text) as alike join tags on tags.tag = alike.id
      where char_length(${term}::text) >= ${similarityMinLength} and ${isFurther}
      union select tags.tag, tags.public_posts from ${withSwappedLetters(term)} as tags where ${isFurther}),
    every as (select * from started union all select * from ${counted(sql`resembling`, 2)} as counted where posts > 0)
    select tag, posts, rank = 2 as "isSimilar" from every
    order by tag <> ${tag}::text, rank, posts desc, tag using ~<~ limit ${searchMatchesMax}`);
  return rows
    .filter((row) => !row.isSimilar || resemblesName(term, [row.tag]))
    .map(({ isSimilar: _, ...counted }) => counted);
}

/** The number of posts with a tag that the viewer may see. */
export async function countTagPosts(db: Database, tag: string, viewerId: string | null): Promise<number> {
  const { rows } = await db.execute<{ posts: number }>(sql`with ${withExceptions(viewerId)}
    select ${visibleCount(viewerId, sql`tags.tag`, sql`tags.public_posts`)} as posts from tags
    where tag = ${tag}`);
  return rows[0]?.posts ?? 0;
}

const position = { at: postTags.createdAt, id: postTags.postId };

/**
 * Reads a page of the posts with a tag that the viewer may see, newest first. The visibility rule is evaluated for
 * each row of the index scan, as in the feed.
 */
export function findTagPosts(db: Database, tag: string, viewerId: string | null, { limit, after }: Page) {
  const isVisible = sql`${planEachTime} (select ${visibleTo(viewerId, 'posts')} from ${users}
    where ${users.id} = ${postTags.ownerId}) and ${notReportedPost(viewerId, postTags.postId)}`;
  const page = db
    .select({ id: postTags.postId })
    .from(postTags)
    .where(and(eq(postTags.tag, tag), isVisible, afterCursor(position, after)))
    .orderBy(...newestFirst(position))
    .limit(limit)
    .as('page');
  return db
    .select(postColumns(viewerId))
    .from(page)
    .innerJoin(posts, eq(posts.id, page.id))
    .innerJoin(users, eq(users.id, posts.ownerId))
    .leftJoin(images, eq(images.id, posts.imageId))
    .orderBy(sql`${posts.createdAt} desc`, sql`${posts.id} desc`);
}

/**
 * The first people whom the viewer follows and who have visible posts with a tag, with the number of all. As `exists`,
 * the planner could read all posts of the tag.
 */
export function findTagPeople(db: Database, tag: string, viewerId: string) {
  return db
    .select({ author: authorColumns(viewerId), total: sql<number>`(count(*) over ())::integer` })
    .from(users)
    .where(
      sql`${users.id} in (select followed_id from follows where follower_id = ${viewerId}
          and (select true from post_tags where owner_id = followed_id and tag = ${tag}
            and ${notReportedPost(viewerId, postTags.postId)} limit 1))
        and ${visibleTo(viewerId, 'posts')}`,
    )
    .orderBy(sql`lower(${users.username})`)
    .limit(tagPeopleMaxCount);
}
