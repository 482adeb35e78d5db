import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { DecisionWire, moderationCalls } from '@aura/api-client/contract/moderation';
import { conflictText, decisionTexts, suspensionEnd } from '@aura/domain/rules/moderation';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import type { Change } from '../live-updates/change.ts';
import { notifyOfDecision, publishNotifications, withdrawComment } from '../notifications/notify.service.ts';
import { deleteComment } from '../posts/comments.repository.ts';
import { deleteOwnedPost } from '../posts/posts.repository.ts';
import { type CaseRow, closeCase, findCase, lockCase, postIdOf } from './cases.repository.ts';
import { findDecisionOfCase, insertDecision, suspendUser } from './decisions.repository.ts';
import { toDecisionWire } from './moderation.wire.ts';

type DecideServices = Pick<Services, 'accounts' | 'db' | 'images' | 'clock' | 'changes'>;
type Decision = ParsedRequestOf<typeof moderationCalls.decideCase>;

/** What a decision leaves to be done after its transaction. */
interface Applied {
  readonly imageKeys: readonly string[];
  readonly change: Change | null;
  /** Ids of the users who were notified of what was removed. */
  readonly notifiedIds: readonly string[];
  /** When a suspension ends: an earlier one that is longer stays. Null for an indefinite one and for other decisions. */
  readonly until: Date | null;
}

const nothing: Applied = { imageKeys: [], change: null, notifiedIds: [], until: null };

/** Deletes the target the way its author would. */
async function removeTarget({ images, clock }: DecideServices, tx: Database, row: CaseRow): Promise<Applied> {
  const { targetType, targetId: id, author, commentedPostId: postId } = row;
  const notFound = new DomainError('moderation.case_not_found');
  if (targetType === 'person') throw new DomainError('moderation.person_not_removable');
  if (targetType === 'post') {
    const deleted = await deleteOwnedPost(tx, id, author.authorId);
    if (deleted === undefined) throw notFound;
    const imageKeys = await images.remove(tx, [deleted.imageId]);
    return { ...nothing, imageKeys, change: { type: 'post-removed', postId: id, ownerId: author.authorId } };
  }
  if (postId === null || (await deleteComment(tx, { id, postId }, clock())) === undefined) throw notFound;
  const notifiedIds = await withdrawComment(tx, { id, postId, authorId: author.authorId });
  return { ...nothing, notifiedIds, change: { type: 'comments', postId } };
}

async function apply(
  services: DecideServices,
  tx: Database,
  row: CaseRow,
  { act, reason, words, days }: Decision,
): Promise<Applied> {
  if (act === 'remove') return removeTarget(services, tx, row);
  if (act !== 'suspend' || reason === null) return nothing;
  const now = services.clock();
  const end = suspensionEnd(act, days, now.getTime());
  const until = end === null ? null : new Date(end);
  return {
    ...nothing,
    until: await suspendUser(tx, row.author.authorId, { reason, words, until, now }),
  };
}

/** @throws `moderation.already_decided` with who decided what */
async function refuseSecond(tx: Database, caseId: string): Promise<never> {
  const first = await findDecisionOfCase(tx, caseId);
  const message = first === undefined ? null : conflictText(first);
  throw new DomainError('moderation.already_decided', message);
}

/**
 * Decides about a case once, and stores who decided what and why.
 * @throws `moderation.already_decided`, `moderation.own_case`, `moderation.person_not_removable`,
 * `moderation.case_not_found` also when the target was deleted
 */
export async function decideCase(
  services: DecideServices,
  decision: Decision,
  moderatorId: string,
): Promise<DecisionWire> {
  const { accounts, db, images, clock, changes } = services;
  const { caseId, act, reason, words } = decision;
  const now = clock();
  const { authorId, applied, stored } = await db.transaction(async (tx) => {
    const locked = await lockCase(tx, caseId);
    if (locked?.decidedAt) await refuseSecond(tx, caseId);
    const row = await findCase(tx, caseId, moderatorId);
    if (locked === undefined || row === undefined) throw new DomainError('moderation.case_not_found');
    if (locked.authorId === moderatorId) throw new DomainError('moderation.own_case');
    const { targetType, targetId } = locked;
    const done = await apply(services, tx, row, decision);
    const { until } = done;
    await insertDecision(tx, {
      id: newId('decision'),
      caseId,
      moderatorId,
      authorId: locked.authorId,
      targetType,
      targetId,
      act,
      reason: act === 'keep' ? null : reason,
      words,
      until,
      decidedAt: now,
    });
    await closeCase(tx, caseId, now);
    if (act !== 'keep') {
      const message = { act, targetType, reason, words, until: until?.toISOString() ?? null };
      await notifyOfDecision(tx, {
        receiverId: locked.authorId,
        postId: act === 'remove' && targetType === 'post' ? null : postIdOf(row),
        decision: decisionTexts(message, row.caption ?? row.comment ?? ''),
        now,
      });
    }
    return {
      authorId: locked.authorId,
      applied: done,
      stored: await findDecisionOfCase(tx, caseId),
    };
  });
  if (stored === undefined) throw new DomainError('moderation.case_not_found');
  if (act === 'suspend') accounts.forgetAll();
  if (applied.change !== null) changes.publish(applied.change);
  if (act !== 'keep') publishNotifications(services, [authorId, ...applied.notifiedIds]);
  await images.erase(applied.imageKeys);
  return toDecisionWire(stored);
}
