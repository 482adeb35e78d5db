import type { PeopleFilter } from '@aura/domain/vocabularies/feed-filters';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { posts, users } from '../../db/schema.ts';
import {
  isFollowedBy,
  notReportedPost,
  type ViewerId,
  visibleTo,
} from '../visibility/visibility.repository.ts';

/**
 * Whether a post passes the filter by its author: `following` selects posts of people that the viewer follows,
 * `discover` those of everyone else except the viewer (docs/product.md section 2, Feed and post).
 * @param ownerId the column with the author's id
 */
export function passesFilter(
  filter: PeopleFilter | null,
  viewerId: ViewerId | null,
  ownerId: PgColumn | SQL,
): SQL {
  if (filter === null) return sql`true`;
  if (viewerId === null) return filter === 'following' ? sql`false` : sql`true`;
  const isFollowed = isFollowedBy(viewerId, ownerId);
  return filter === 'following' ? isFollowed : sql`(${ownerId} <> ${viewerId} and not ${isFollowed})`;
}

/** The number of posts of people that the viewer follows and whose posts they may see, from stored counts. */
export function followedCount(viewerId: ViewerId | null): SQL {
  if (viewerId === null) return sql`0`;
  return sql`((select coalesce(sum((select post_count from ${users}
      where ${users.id} = followed_id and ${visibleTo(viewerId, 'posts')})), 0)
    from follows where follower_id = ${viewerId}) - ${reportedPostCount(viewerId, 'following')})`;
}

/** The number of posts that the viewer would see if they had not reported them. */
export function reportedPostCount(viewerId: ViewerId, filter: PeopleFilter | null = null): SQL {
  return sql`(select count(*) from reports
    join ${posts} on ${posts.id} = reports.target_id
    join ${users} on ${users.id} = ${posts.ownerId}
    where reports.reporter_id = ${viewerId} and reports.target_type = 'post' and
      ${visibleTo(viewerId, 'posts')} and ${passesFilter(filter, viewerId, posts.ownerId)})`;
}

/**
 * The posts of which one page of the filter `following` consists: the next posts of each followed person, read with
 * the index of the author's posts, so that the cost grows with the number of followed people and not of posts.
 * @param next the condition and order of the next posts, and their number
 */
export function followedPosts(
  viewerId: ViewerId | null,
  next: { readonly condition: SQL; readonly order: SQL; readonly count: SQL },
): SQL {
  return sql`(select next_posts.id, next_posts.created_at
    from follows
    join ${users} on ${users.id} = follows.followed_id and ${visibleTo(viewerId, 'posts')}
    cross join lateral (
      select posts.id, posts.created_at from posts
      where posts.owner_id = follows.followed_id and ${next.condition} and
        ${notReportedPost(viewerId, posts.id)}
      order by ${next.order} limit ${next.count}) as next_posts
    where follows.follower_id = ${viewerId})`;
}
