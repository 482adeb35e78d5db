import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { moderationCases, reports } from '../../db/moderation-schema.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { hasUsername } from '../profiles/usernames.repository.ts';
import { commentVisibleTo, postVisibleTo, unblocked } from '../visibility/visibility.repository.ts';

/** What is reported, with its author. */
export interface Target {
  readonly type: ReportTarget;
  readonly id: string;
  readonly authorId: string;
  /** The username of a person, the post of a post or a comment. */
  readonly username: string | null;
  readonly postId: string | null;
}

/** Who reports something, and why. */
export interface ReportValues {
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly now: Date;
}

/** @returns undefined when the viewer sees no such target */
export async function findTarget(
  db: Database,
  type: ReportTarget,
  id: string,
  viewerId: string,
): Promise<Target | undefined> {
  if (type === 'person') {
    const [row] = await db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(hasUsername(id), unblocked(viewerId, users.id)));
    return row && { type, id: row.id, authorId: row.id, username: row.username, postId: null };
  }
  const [row] =
    type === 'post'
      ? await db
          .select({ authorId: posts.ownerId, postId: posts.id })
          .from(posts)
          .innerJoin(users, eq(users.id, posts.ownerId))
          .where(and(eq(posts.id, id), postVisibleTo(viewerId)))
      : await db
          .select({ authorId: comments.authorId, postId: comments.postId })
          .from(comments)
          .where(and(eq(comments.id, id), commentVisibleTo(viewerId)));
  return row && { type, id, username: null, ...row };
}

/** Whether the viewer has reported the target before. `id`: a username for a person. */
export async function hasReported(
  db: Database,
  type: ReportTarget,
  id: string,
  viewerId: string,
): Promise<boolean> {
  const ofPerson = sql`(select ${users.id} from ${users} where ${hasUsername(id)})`;
  const targetId = type === 'person' ? ofPerson : sql`${id}`;
  const found = await db
    .select({ caseId: reports.caseId })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, viewerId),
        eq(reports.targetType, type),
        eq(reports.targetId, sql`${targetId}`),
      ),
    );
  return found.length > 0;
}

/**
 * Adds a report to the open case of its target, or opens one. The caller must be in a transaction.
 * @returns false when the same report is stored at the same moment; the caller must roll back
 */
export async function insertReport(tx: Database, target: Target, values: ReportValues): Promise<boolean> {
  const { reporterId, reason, note, now } = values;
  const targetColumns = { targetType: target.type, targetId: target.id };
  const [opened] = await tx
    .insert(moderationCases)
    .values({ id: newId('case'), ...targetColumns, authorId: target.authorId, reportedAt: now })
    .onConflictDoUpdate({
      target: [moderationCases.targetType, moderationCases.targetId],
      targetWhere: sql`${moderationCases.decidedAt} is null`,
      set: { reportCount: sql`${moderationCases.reportCount} + 1` },
    })
    .returning({ id: moderationCases.id });
  if (opened === undefined) throw new Error('The case was neither opened nor found.');
  const added = await tx
    .insert(reports)
    .values({ reporterId, ...targetColumns, caseId: opened.id, reason, note, createdAt: now })
    .onConflictDoNothing()
    .returning({ caseId: reports.caseId });
  return added.length > 0;
}
