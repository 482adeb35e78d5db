import { caseContextCounts, caseReportsMaxCount, openCasesMaxCount } from '@aura/domain/limits/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { moderationCases, reports } from '../../db/moderation-schema.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { newestFirst } from '../../db/time-cursor.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { notErased, visibleTo } from '../visibility/visibility.repository.ts';

/** Reports that decide which reason is shown. */
const countedReports = 200;

const isOpen = isNull(moderationCases.decidedAt);

/** Whether the target still exists; its author may have deleted it. Reads only the table of the target, by its key. */
const isPresent = sql`(${notErased(moderationCases.authorId)} and case ${moderationCases.targetType}
  when 'post' then exists (select 1 from ${posts} where ${posts.id} = ${moderationCases.targetId})
  when 'comment' then exists (select 1 from ${comments}
    where ${comments.id} = ${moderationCases.targetId} and ${comments.deletedAt} is null)
  else true end)`;

const mainReason = sql<ReportReason>`coalesce((select counted.reason from (
    select reason, created_at from reports where case_id = ${moderationCases.id}
    order by created_at desc nulls last limit ${sql.raw(String(countedReports))}) as counted
  group by counted.reason order by count(*) desc, min(counted.created_at) limit 1), 'other')`;

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** The id of the post that a case is about, or of the post of its comment; null for a person. */
export const postIdOf = ({ targetType, targetId, commentedPostId }: CaseRow) =>
  targetType === 'post' ? targetId : commentedPostId;

function selectCases(db: Database, viewerId: string, condition: SQL | undefined, limit: number) {
  return db
    .select({
      id: moderationCases.id,
      targetType: moderationCases.targetType,
      targetId: moderationCases.targetId,
      reportCount: moderationCases.reportCount,
      reportedAt: moderationCases.reportedAt,
      reason: mainReason,
      author: authorColumns(viewerId),
      bio: users.bio,
      postPrivacy: users.postPrivacy,
      postCount: users.postCount,
      joinedAt: users.createdAt,
      caption: posts.caption,
      tags: posts.tags,
      imageId: posts.imageId,
      postedAt: posts.createdAt,
      comment: comments.text,
      commentedAt: comments.createdAt,
      commentedPostId: comments.postId,
    })
    .from(moderationCases)
    .innerJoin(users, eq(users.id, moderationCases.authorId))
    .leftJoin(posts, and(eq(moderationCases.targetType, 'post'), eq(posts.id, moderationCases.targetId)))
    .leftJoin(
      comments,
      and(eq(moderationCases.targetType, 'comment'), eq(comments.id, moderationCases.targetId)),
    )
    .where(condition)
    .orderBy(
      sql`${moderationCases.reportCount} desc nulls last`,
      moderationCases.reportedAt,
      moderationCases.id,
    )
    .limit(limit);
}

/** Open cases with the most reports first, the older ones first among equals. */
export function findOpenCases(
  db: Database,
  viewerId: string,
  { limit, afterId }: { readonly limit: number; readonly afterId: string | undefined },
) {
  const lastCase = (column: string) =>
    sql`(select ${sql.identifier(column)} from moderation_cases where id = ${afterId})`;
  const isNext =
    afterId === undefined
      ? undefined
      : sql`(${moderationCases.reportCount} <= ${lastCase('report_count')} and
          (${moderationCases.reportCount} < ${lastCase('report_count')} or
            (${moderationCases.reportedAt}, ${moderationCases.id}) > (${lastCase('reported_at')}, ${afterId}::text)))`;
  return selectCases(db, viewerId, and(isOpen, isPresent, isNext), limit);
}

/** The number of open cases, up to `openCasesMaxCount`. */
export function countOpenCases(db: Database): Promise<number> {
  const open = db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(isOpen, isPresent))
    .limit(openCasesMaxCount)
    .as('open_cases');
  return db.$count(open);
}

export async function findCase(db: Database, id: string, viewerId: string): Promise<CaseRow | undefined> {
  const [row] = await selectCases(db, viewerId, eq(moderationCases.id, id), 1);
  return row;
}

/** Locks a case until the transaction ends, so that one of two decisions is the first. */
export async function lockCase(tx: Database, id: string) {
  const [row] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
  return row;
}

export async function closeCase(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(moderationCases).set({ decidedAt: now }).where(eq(moderationCases.id, id));
}

/** The newest reports of a case, with who sent them. */
export function findReports(db: Database, caseId: string, viewerId: string) {
  return db
    .select({
      reason: reports.reason,
      note: reports.note,
      createdAt: reports.createdAt,
      reporter: authorColumns(viewerId),
    })
    .from(reports)
    .innerJoin(users, and(eq(users.id, reports.reporterId), isNull(users.erasedAt)))
    .where(eq(reports.caseId, caseId))
    .orderBy(sql`${reports.createdAt} desc nulls last`, reports.reporterId)
    .limit(caseReportsMaxCount);
}

/** A post that everyone may see; undefined when it is not public. */
export async function findPublicPost(db: Database, postId: string) {
  const [row] = await db
    .select({ id: posts.id, imageId: posts.imageId })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.id, postId), visibleTo(null, 'posts')));
  return row;
}

function selectThread(db: Database, condition: SQL, direction: 'asc' | 'desc', limit: number) {
  const order = sql.raw(direction);
  return db
    .select({
      id: comments.id,
      text: comments.text,
      createdAt: comments.createdAt,
      username: sql<string>`coalesce(${users.username}, ${users.id})`,
    })
    .from(comments)
    .innerJoin(users, and(eq(users.id, comments.authorId), isNull(users.erasedAt)))
    .where(and(condition, isNull(comments.deletedAt)))
    .orderBy(sql`${comments.createdAt} ${order}`, sql`${comments.id} ${order}`)
    .limit(limit);
}

/**
 * A comment between its neighbours on the post, the oldest first.
 * @param withNeighbours false for a post that is not public
 */
export async function findThreadOf(db: Database, commentId: string, withNeighbours: boolean) {
  const position = sql`(select post_id, created_at, id from comments where id = ${commentId})`;
  const row = sql`(${comments.createdAt}, ${comments.id})`;
  const samePost = sql`${comments.postId} = (select post_id from ${position} as position)`;
  const at = sql`(select created_at, id from ${position} as position)`;
  const own = await selectThread(db, eq(comments.id, commentId), 'asc', 1);
  if (!withNeighbours) return own;
  const count = caseContextCounts.comments;
  const before = await selectThread(db, sql`${samePost} and ${row} < ${at}`, 'desc', count);
  const after = await selectThread(db, sql`${samePost} and ${row} > ${at}`, 'asc', count);
  return [...before.reverse(), ...own, ...after];
}

/** The newest posts of a person that everyone may see. */
export function findPublicPostsOf(db: Database, ownerId: string) {
  return db
    .select({ id: posts.id, caption: posts.caption, imageId: posts.imageId })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .where(and(eq(posts.ownerId, ownerId), visibleTo(null, 'posts')))
    .orderBy(...newestFirst({ at: posts.createdAt, id: posts.id }))
    .limit(caseContextCounts.posts);
}
