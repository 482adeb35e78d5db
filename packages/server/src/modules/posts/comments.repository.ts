import { replyCountMax } from '@aura/domain/limits/comments';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { commentLikes } from '../../db/likes-schema.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { timestamp } from '../../db/timestamp.ts';
import { isLikedBy } from '../likes/liked-by.repository.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { commentShownTo, commentVisibleTo } from '../visibility/visibility.repository.ts';

const replies = alias(comments, 'reply');

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];
export type CommentValues = Required<
  Pick<typeof comments.$inferInsert, 'id' | 'postId' | 'authorId' | 'parentId' | 'text' | 'createdAt'>
>;

function selectComments(db: Database, viewerId: string | null) {
  return db
    .select({
      id: comments.id,
      text: comments.text,
      parentId: comments.parentId,
      createdAt: comments.createdAt,
      likeCount: comments.likeCount,
      liked: isLikedBy(viewerId, 'comment'),
      editedAt: comments.editedAt,
      deletedAt: comments.deletedAt,
      replyCount: sql<number>`(select count(*)::integer from (
        select 1 from ${comments} as ${sql.identifier('reply')}
        where ${replies.parentId} = ${comments.id} and ${commentShownTo(viewerId, replies)}
        limit ${sql.raw(String(replyCountMax))}) as counted)`,
      author: authorColumns(viewerId),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId));
}

/** Which comments of a post to read. */
interface CommentsPage {
  readonly limit: number;
  /** Id of the last comment of the previous page; by default the newest comments are read. */
  readonly afterId?: string | undefined;
}

/** Comments of a post, newest first, without those that `commentShownTo` hides. */
export function findComments(
  db: Database,
  postId: string,
  viewerId: string | null,
  { limit, afterId }: CommentsPage,
) {
  const cursor = sql`(select created_at, id from ${comments} where id = ${afterId})`;
  const isEarlier =
    afterId === undefined ? undefined : sql`(${comments.createdAt}, ${comments.id}) < ${cursor}`;
  return selectComments(db, viewerId)
    .where(and(eq(comments.postId, postId), isEarlier, commentShownTo(viewerId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit);
}

export async function findComment(db: Database, id: string, viewerId: string) {
  const [row] = await selectComments(db, viewerId).where(eq(comments.id, id));
  return row;
}

/**
 * The thread of a comment, which is its parent's id, or its own id when it has no parent; and its author,
 * null when it was deleted.
 * @returns undefined when the post has no such comment that the viewer may see
 */
export async function findThread(
  db: Database,
  postId: string,
  commentId: string,
  viewerId: string | null,
): Promise<{ readonly id: string; readonly authorId: string | null } | undefined> {
  const { id, parentId, authorId, deletedAt } = comments;
  const [row] = await db
    .select({ id, parentId, authorId, deletedAt })
    .from(comments)
    .where(and(eq(id, commentId), eq(comments.postId, postId), commentShownTo(viewerId)));
  return row && { id: row.parentId ?? row.id, authorId: row.deletedAt === null ? row.authorId : null };
}

/** Inserts a comment and increments the post's count in one statement. */
export async function insertComment(db: Database, row: CommentValues): Promise<void> {
  await db.execute(sql`with added as (
      insert into comments (id, post_id, author_id, parent_id, text, created_at) values (${row.id},
        ${row.postId}, ${row.authorId}, ${row.parentId}, ${row.text}, ${timestamp(row.createdAt)})
      returning post_id)
    update ${posts} set comment_count = comment_count + 1 where id = (select post_id from added)`);
}

/** A comment that the viewer may see, with the people who may change it. */
export async function findChangeableComment(db: Database, id: string, viewerId: string) {
  const [row] = await db
    .select({
      id: comments.id,
      postId: comments.postId,
      text: comments.text,
      authorId: comments.authorId,
      postOwnerId: posts.ownerId,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(eq(comments.id, id), commentVisibleTo(viewerId)));
  return row;
}

export async function updateCommentText(db: Database, id: string, text: string, now: Date): Promise<void> {
  await db
    .update(comments)
    .set({ text, editedAt: now })
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
}

/**
 * Deletes a comment and decrements the post's count. A deleted comment with replies stays as an empty placeholder, which
 * is deleted with its last reply. The caller must be in a transaction.
 * @returns ids of the deleted rows; undefined when the comment was deleted before
 */
export async function deleteComment(
  db: Database,
  { id, postId }: Pick<CommentValues, 'id' | 'postId'>,
  now: Date,
): Promise<string[] | undefined> {
  // Replies are added and deleted one after the other: both change the post's row first.
  await db.execute(sql`select id from ${posts} where id = ${postId} for no key update`);
  // The comment before its likes, as a like does, so that the two do not wait for each other.
  await db.execute(sql`select id from ${comments} where id = ${id} for no key update`);
  await db.execute(sql`with deleted as (delete from ${commentLikes} where comment_id = ${id} returning 1)
    update ${comments} set like_count = like_count - (select count(*) from deleted) where id = ${id}`);
  const { rows } = await db.execute<{ removed: string[] }>(sql`with target as (
      select id, post_id, parent_id,
        exists (select 1 from ${comments} as reply where reply.parent_id = ${comments.id}) as has_replies
      from ${comments} where id = ${id} and deleted_at is null),
    emptied as (update ${comments} set text = '', edited_at = null, deleted_at = ${timestamp(now)}
      where id = (select id from target where has_replies)),
    removed as (delete from ${comments} where id = (select id from target where not has_replies) or
        (id = (select parent_id from target) and deleted_at is not null and not exists
          (select 1 from ${comments} as reply where reply.parent_id = ${comments.id} and reply.id <> ${id}))
      returning id)
    update ${posts} set comment_count = comment_count - 1 where id = (select post_id from target)
    returning array(select id from removed) as removed`);
  return rows[0]?.removed;
}

/**
 * Deletes comments, and the placeholders whose last reply is among them, and decrements the posts' counts. The posts are
 * locked first, as `deleteComment` does.
 * @param condition also true for the replies of the comments that it selects
 * @returns the number of deleted rows
 */
export function deleteCountedComments(db: Database, condition: SQL): Promise<number> {
  const lockPosts = sql`select id from ${posts} where id in (select post_id from ${comments} where ${condition})
    order by id for no key update`;
  return db.transaction(async (tx) => {
    // A statement of its own, so that the next one sees the replies for which it has waited.
    await tx.execute(lockPosts);
    const { rows } = await tx.execute<{ rows: number }>(sql`with locked as (${lockPosts}),
      deleted as (delete from ${comments} where (${condition}) and post_id in (select locked.id from locked)
        returning id, post_id, parent_id, deleted_at),
      placeholders as (delete from ${comments} where deleted_at is not null and id in (select parent_id from deleted) and
          not exists (select 1 from ${comments} as reply where reply.parent_id = ${comments.id} and
            reply.id not in (select id from deleted))
        returning 1),
      per_post as (select post_id, count(*) as comments from deleted where deleted_at is null group by post_id),
      counted as (update ${posts} set comment_count = comment_count - per_post.comments
        from per_post where posts.id = per_post.post_id)
      select ((select count(*) from deleted) + (select count(*) from placeholders))::integer as rows`);
    return rows[0]?.rows ?? 0;
  });
}
