import { blockedMaxCount } from '@aura/domain/limits/profile';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { comments, items, posts, users } from '../../db/schema.ts';

/** Users have one privacy level for their posts and one for their profile. */
type Aspect = 'profile' | 'posts';

/** The viewer's row id, its placeholder in a prepared statement, or a column with it. */
export type ViewerId = string | Placeholder | PgColumn;

/** Whether the viewer has not reported something; a reporter no longer sees it. */
export function notReported(viewerId: ViewerId, type: ReportTarget, targetId: PgColumn | SQL): SQL {
  return sql`not exists (select 1 from reports where reports.reporter_id = ${viewerId} and
    reports.target_type = ${sql.raw(`'${type}'`)} and reports.target_id = ${targetId})`;
}

/** Whether neither of the two blocks the other, and the viewer has not reported the owner. */
function areUnblocked(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`(not exists (select 1 from blocks where
    (blocks.blocker_id = ${owner} and blocks.blocked_id = ${viewerId}) or
    (blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${owner})) and
    ${notReported(viewerId, 'person', owner)})`;
}

/** Whether one person follows another. */
export function isFollowedBy(followerId: ViewerId, personId: ViewerId | SQL): SQL<boolean> {
  return sql<boolean>`exists (select 1 from follows
    where follows.follower_id = ${followerId} and follows.followed_id = ${personId})`;
}

/** Whether the two users follow each other. */
function areFriends(viewerId: ViewerId, owner: PgColumn): SQL {
  return sql`(${isFollowedBy(viewerId, owner)} and ${isFollowedBy(owner, viewerId)})`;
}

/**
 * The visibility rule (docs/product.md section 3) as a condition of a query that joins the owner as `users`. The owner sees
 * everything; for other viewers, a block in either direction or their report of the owner hides everything, otherwise
 * the owner's privacy level decides. Every read evaluates it, so changes take effect with the next request.
 * @param viewerId the viewer's row id; null for a viewer without a profile, who sees public content only
 */
export function visibleTo(viewerId: ViewerId | null, aspect: Aspect): SQL<boolean> {
  const privacy = aspect === 'posts' ? users.postPrivacy : users.profilePrivacy;
  if (viewerId === null) return sql<boolean>`(${privacy} = 'public')`;
  return sql<boolean>`(${users.id} = ${viewerId} or ${openTo(viewerId, sql`${privacy}`)})`;
}

/**
 * The visibility rule of a post, for queries that join its owner as `users`: of its owner's posts, and not reported by
 * the viewer.
 * @param postId the column with the post's id
 */
export function postVisibleTo(viewerId: ViewerId | null, postId: PgColumn | SQL = posts.id): SQL<boolean> {
  return sql<boolean>`(${visibleTo(viewerId, 'posts')} and ${notReportedPost(viewerId, postId)})`;
}

/** Whether the viewer has not reported a post. */
export function notReportedPost(viewerId: ViewerId | null, postId: PgColumn | SQL): SQL {
  return viewerId === null ? sql`true` : notReported(viewerId, 'post', postId);
}

/**
 * A rule about the owner as a scalar subquery, which is evaluated for each row. As a condition of a join, the planner
 * could start with `users` and evaluate the rule for every user before it returns the first row.
 * @param rule a rule of this module that reads the owner from `users`
 * @param ownerId the column with the owner's id
 */
export function ofOwner(rule: SQL<boolean>, ownerId: PgColumn | SQL): SQL<boolean> {
  return sql<boolean>`(select ${rule} from ${users} where ${users.id} = ${ownerId})`;
}

/** Whether a privacy level of `users`, of now or of before, lets a viewer other than the owner see something. */
export function openTo(viewerId: ViewerId, privacy: SQL): SQL<boolean> {
  return sql<boolean>`(${areUnblocked(viewerId, users.id)} and
    (${privacy} = 'public' or (${privacy} = 'friends' and ${areFriends(viewerId, users.id)})))`;
}

/** Whether the user's account was not erased; the rows of a large account are deleted in steps. */
export const notErased = (owner: PgColumn) =>
  sql<boolean>`${owner} not in (select users.id from users where users.erased_at is not null)`;

/**
 * Whether the user exists, neither user blocks the other, and the viewer has not reported the user: for likes and list
 * entries, which the privacy levels do not hide.
 */
export function unblocked(viewerId: ViewerId | null, owner: PgColumn): SQL<boolean> {
  if (viewerId === null) return notErased(owner);
  return sql<boolean>`(${owner} = ${viewerId} or
    (${areUnblocked(viewerId, owner)} and ${notErased(owner)}))`;
}

/** The most people of each kind whose content a count leaves out: as many as a person can block. */
const hiddenPeopleMax = sql.raw(String(blockedMaxCount));

/**
 * The ids of the people for whom `unblocked` is false: up to `hiddenPeopleMax` whom the viewer blocks, who block the
 * viewer, and whom the viewer has reported. Counts subtract what belongs to them, so that their cost is limited; one is
 * too high for a viewer with more of them.
 */
export function hiddenPeople(viewerId: ViewerId | null): SQL {
  const erased = sql`select users.id as id from users where users.erased_at is not null`;
  if (viewerId === null) return erased;
  return sql`(select blocks.blocked_id as id from blocks where blocks.blocker_id = ${viewerId}
      limit ${hiddenPeopleMax})
    union (select blocks.blocker_id from blocks where blocks.blocked_id = ${viewerId} limit ${hiddenPeopleMax})
    union (select reports.target_id from reports
      where reports.reporter_id = ${viewerId} and reports.target_type = 'person' limit ${hiddenPeopleMax})
    union ${erased}`;
}

/** Like `unblocked` for the author of a comment, and whether the viewer has not reported the comment. */
export function commentShownTo(
  viewerId: ViewerId | null,
  { id, authorId }: { readonly id: PgColumn; readonly authorId: PgColumn } = comments,
): SQL<boolean> {
  const isOpen = unblocked(viewerId, authorId);
  if (viewerId === null) return isOpen;
  return sql<boolean>`(${isOpen} and ${notReported(viewerId, 'comment', id)})`;
}

/**
 * The visibility rule of items, for queries of `items` that join the owner as `users`: an item of the wardrobe is visible with its
 * owner's profile, and every item with each visible post that links it. The owner sees their own items. A detected item
 * is a part of the photo of its posts, so that the privacy of the profile does not open it.
 */
export function itemVisibleTo(viewerId: ViewerId | null): SQL<boolean> {
  const isOwn = viewerId === null ? sql`false` : sql`${users.id} = ${viewerId}`;
  return sql<boolean>`(${isOwn} or
    (${items.source} = 'wardrobe' and ${visibleTo(viewerId, 'profile')}) or
    (${visibleTo(viewerId, 'posts')} and
      exists (select 1 from post_items where post_items.item_id = ${items.id} and
        ${notReportedPost(viewerId, sql`post_items.post_id`)})))`;
}

/**
 * The visibility rule of a comment, for queries of `comments`: the post is visible, neither the author nor the viewer
 * blocks the other, and the viewer has reported neither. What is left of a deleted comment is not visible.
 */
export function commentVisibleTo(viewerId: ViewerId | null): SQL<boolean> {
  return sql<boolean>`(${comments.deletedAt} is null and ${commentShownTo(viewerId)} and
    exists (select 1 from ${posts} join ${users} on ${users.id} = ${posts.ownerId}
      where ${posts.id} = ${comments.postId} and ${postVisibleTo(viewerId)}))`;
}

/**
 * Whether a signed address was issued for an open case about the target: moderators see a reported image that is not
 * public, and others never have such an address.
 * @param caseId what the address names instead of a viewer
 */
export function isInCase(caseId: string | null, type: ReportTarget, targetId: PgColumn): SQL {
  if (caseId === null) return sql`false`;
  return sql`exists (select 1 from moderation_cases where moderation_cases.id = ${caseId} and
    moderation_cases.target_type = ${type} and moderation_cases.target_id = ${targetId} and
    moderation_cases.decided_at is null)`;
}
