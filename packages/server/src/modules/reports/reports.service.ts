import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { reportCalls } from '@aura/api-client/contract/reports';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import type { Changes } from '../live-updates/changes.ts';
import { findTarget, hasReported, insertReport, type Target } from './reports.repository.ts';

type ReportServices = Pick<Services, 'db' | 'clock' | 'changes'>;

/** Rolls the transaction of a repeated report back. */
class RepeatedReport extends Error {}

/** Takes the target away from the reporter's screens. */
function publishReported(changes: Changes, { type, postId, username }: Target, userId: string): void {
  if (type === 'comment' && postId !== null) changes.publish({ type: 'comments', postId });
  if (type === 'post' && postId !== null) {
    changes.publish({ type: 'hidden-from', userId, event: { type: 'post-removed', postId } });
  }
  if (type === 'person' && username !== null) {
    changes.publish({ type: 'hidden-from', userId, event: { type: 'posts-hidden', username } });
  }
}

/**
 * Reports something to the moderators; from then on the reporter no longer sees it. Reporting again changes nothing.
 * @throws `reports.own` for oneself and own content, `reports.target_not_found` also for what the viewer may not see
 */
export async function report(
  { db, clock, changes }: ReportServices,
  { targetType, targetId, reason, note }: ParsedRequestOf<typeof reportCalls.report>,
  reporterId: string,
): Promise<void> {
  const target = await findTarget(db, targetType, targetId, reporterId);
  if (target === undefined) {
    // Hidden from those who have reported it, perhaps at the same moment.
    if (await hasReported(db, targetType, targetId, reporterId)) return;
    throw new DomainError('reports.target_not_found');
  }
  if (target.authorId === reporterId) throw new DomainError('reports.own');
  const values = { reporterId, reason, note, now: clock() };
  const stored = await ignoreMissingReference(() =>
    db
      .transaction(async (tx) => {
        if (!(await insertReport(tx, target, values))) throw new RepeatedReport();
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof RepeatedReport) return true;
        throw error;
      }),
  );
  // The author was erased at the same moment.
  if (stored === undefined) throw new DomainError('reports.target_not_found');
  publishReported(changes, target, reporterId);
}
