import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { commentLikes, comments, posts, users } from '../../db/schema.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { unblocked } from '../visibility/visibility.repository.ts';

const replies = alias(comments, 'reply');

export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];
export type CommentValues = Required<
  Pick<typeof comments.$inferInsert, 'id' | 'postId' | 'authorId' | 'parentId' | 'text' | 'createdAt'>
>;

function isLikedBy(viewerId: string | null) {
  if (viewerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from ${commentLikes}
    where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.userId} = ${viewerId})`;
}

function selectComments(db: Database, viewerId: string | null) {
  return db
    .select({
      id: comments.id,
      text: comments.text,
      parentId: comments.parentId,
      createdAt: comments.createdAt,
      likeCount: comments.likeCount,
      liked: isLikedBy(viewerId),
      replyCount: sql<number>`(select count(*)::integer from ${comments} as ${sql.identifier('reply')}
        where ${replies.parentId} = ${comments.id})`,
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

/** Comments of a post, newest first, without those whose author and the viewer block each other. */
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
    .where(and(eq(comments.postId, postId), isEarlier, unblocked(viewerId, users.id)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit);
}

export async function findComment(db: Database, id: string, viewerId: string) {
  const [row] = await selectComments(db, viewerId).where(eq(comments.id, id));
  return row;
}

/**
 * The thread of a comment: its parent's id, or its own id when it has no parent.
 * @returns undefined when the post has no such comment that the viewer may see
 */
export async function findThread(
  db: Database,
  postId: string,
  commentId: string,
  viewerId: string | null,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(
      and(eq(comments.id, commentId), eq(comments.postId, postId), unblocked(viewerId, comments.authorId)),
    );
  return row && (row.parentId ?? row.id);
}

/** Inserts a comment and increments the post's count in one statement. */
export async function insertComment(db: Database, row: CommentValues): Promise<void> {
  await db.execute(sql`with added as (
      insert into comments (id, post_id, author_id, parent_id, text, created_at) values (${row.id},
        ${row.postId}, ${row.authorId}, ${row.parentId}, ${row.text}, ${row.createdAt.toISOString()}::timestamptz)
      returning post_id)
    update ${posts} set comment_count = comment_count + 1 where id = (select post_id from added)`);
}
