import { moderationActs, reportTargets } from '@aura/domain/vocabularies/moderation';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { userColumn } from './schema.ts';

/** Reports and what moderators decide (docs/decisions/2026-11-24-moderation.md). */

/** The reports of one target until a moderator decides. A target can be deleted while its case is open. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: text('id').primaryKey(),
    targetType: text('target_type', { enum: reportTargets }).notNull(),
    targetId: text('target_id').notNull(),
    /** Whose content, or who, was reported. */
    authorId: userColumn('author_id'),
    reportCount: integer('report_count').notNull().default(1),
    /** The first report. */
    reportedAt: timestampColumn('reported_at').notNull(),
    decidedAt: timestampColumn('decided_at'),
  },
  (table) => [
    uniqueIndex('moderation_cases_open_unique')
      .on(table.targetType, table.targetId)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_queue_index')
      .on(table.reportCount.desc(), table.reportedAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_author_index').on(table.authorId),
  ],
);

/** Who reported what; the reporter no longer sees the target. */
export const reports = pgTable(
  'reports',
  {
    reporterId: userColumn('reporter_id'),
    targetType: text('target_type', { enum: reportTargets }).notNull(),
    targetId: text('target_id').notNull(),
    caseId: text('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.reporterId, table.targetType, table.targetId] }),
    index('reports_case_index').on(table.caseId, table.createdAt.desc()),
  ],
);

/**
 * The audit record: rows are inserted and never changed or deleted, except that the words are emptied when the
 * author's account is deleted; a trigger refuses everything else. The ids reference nothing, so that they outlast
 * what they name.
 */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    id: text('id').primaryKey(),
    caseId: text('case_id').notNull().unique(),
    moderatorId: text('moderator_id').notNull(),
    authorId: text('author_id').notNull(),
    targetType: text('target_type', { enum: reportTargets }).notNull(),
    targetId: text('target_id').notNull(),
    act: text('act', { enum: moderationActs }).notNull(),
    reason: text('reason', { enum: reportReasons }),
    words: text('words').notNull(),
    /** The end of a suspension; null for an indefinite one. */
    until: timestampColumn('until'),
    decidedAt: timestampColumn('decided_at').notNull(),
  },
  (table) => [
    index('moderation_decisions_newest_index').on(table.decidedAt.desc(), table.id.desc()),
    index('moderation_decisions_author_index').on(table.authorId, table.decidedAt.desc()),
  ],
);
