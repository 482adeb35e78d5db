import { accountRecordMaxCount } from '@aura/domain/limits/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { moderationDecisions } from '../../db/moderation-schema.ts';
import { posts, users } from '../../db/schema.ts';

const moderators = alias(users, 'moderator');

export type DecisionRow = Awaited<ReturnType<typeof selectDecisions>>[number];

function selectDecisions(db: Database, condition: SQL | undefined, limit: number) {
  return db
    .select({
      id: moderationDecisions.id,
      act: moderationDecisions.act,
      targetType: moderationDecisions.targetType,
      targetId: moderationDecisions.targetId,
      reason: moderationDecisions.reason,
      words: moderationDecisions.words,
      until: moderationDecisions.until,
      decidedAt: moderationDecisions.decidedAt,
      moderator: moderators.username,
      author: users.username,
    })
    .from(moderationDecisions)
    .leftJoin(moderators, eq(moderators.id, moderationDecisions.moderatorId))
    .leftJoin(users, eq(users.id, moderationDecisions.authorId))
    .where(condition)
    .orderBy(
      sql`${moderationDecisions.decidedAt} desc nulls last`,
      sql`${moderationDecisions.id} desc nulls last`,
    )
    .limit(limit);
}

/** Adds a decision to the audit record. */
export async function insertDecision(
  tx: Database,
  values: typeof moderationDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(moderationDecisions).values(values);
}

export async function findDecisionOfCase(db: Database, caseId: string): Promise<DecisionRow | undefined> {
  const [row] = await selectDecisions(db, eq(moderationDecisions.caseId, caseId), 1);
  return row;
}

interface DecisionsPage {
  readonly limit: number;
  /** The last decision of the page before. */
  readonly afterId: string | undefined;
}

function isAfter(afterId: string | undefined): SQL | undefined {
  if (afterId === undefined) return undefined;
  return sql`(${moderationDecisions.decidedAt}, ${moderationDecisions.id}) <
    (select decided_at, id from moderation_decisions where id = ${afterId})`;
}

/** The decisions of all moderators, newest first. */
export function findDecisions(db: Database, { limit, afterId }: DecisionsPage) {
  return selectDecisions(db, isAfter(afterId), limit);
}

/** The newest decisions about an account. */
export function findRecord(db: Database, authorId: string) {
  return selectDecisions(db, eq(moderationDecisions.authorId, authorId), accountRecordMaxCount);
}

/** The decisions that are shown to an author, newest first. */
export function findShownDecisions(db: Database, authorId: string, { limit, afterId }: DecisionsPage) {
  const shownToAuthor = and(eq(moderationDecisions.authorId, authorId), ne(moderationDecisions.act, 'keep'));
  return selectDecisions(db, and(shownToAuthor, isAfter(afterId)), limit);
}

/** Those of the ids that are posts of the author. */
export async function findOwnPostIds(
  db: Database,
  authorId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.ownerId, authorId), inArray(posts.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

interface NewSuspension {
  readonly reason: ReportReason;
  readonly words: string;
  /** Null for an indefinite time. */
  readonly until: Date | null;
  readonly now: Date;
}

/**
 * Suspends an account, unless it is suspended for longer already.
 * @returns when the suspension ends that is in force afterwards; null for an indefinite one
 */
export async function suspendUser(
  tx: Database,
  userId: string,
  { reason, words, until, now }: NewSuspension,
): Promise<Date | null> {
  const changed = await tx
    .update(users)
    .set({ suspendedAt: now, suspendedUntil: until, suspensionReason: reason, suspensionWords: words })
    .where(
      and(
        eq(users.id, userId),
        until === null ? undefined : or(isNull(users.suspendedAt), lt(users.suspendedUntil, until)),
      ),
    )
    .returning({ id: users.id });
  if (changed.length > 0) return until;
  const [longer] = await tx.select({ until: users.suspendedUntil }).from(users).where(eq(users.id, userId));
  return longer?.until ?? null;
}

/** Ends a suspension. */
export async function endSuspension(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ suspendedAt: null, suspendedUntil: null, suspensionReason: null, suspensionWords: '' })
    .where(eq(users.id, userId));
}

/** The accounts with an email, in upper or lower case: at most two. */
export function findAccountsByEmail(db: Database, email: string): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.erasedAt)))
    .limit(2);
}
