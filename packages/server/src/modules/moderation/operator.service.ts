import { decisionTexts } from '@aura/domain/rules/moderation';
import { type ReportReason, reportReasons } from '@aura/domain/vocabularies/report-reasons';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { notifyOfDecision } from '../notifications/notify.service.ts';
import { endSuspension, findAccountsByEmail, insertDecision, suspendUser } from './decisions.repository.ts';

/** What the audit record has in place of a moderator for suspensions from the command line. */
const operator = 'operator';

/** @throws when no account, or more than one, has the email */
async function accountIdOf(db: Database, email: string): Promise<string> {
  const [account, second] = await findAccountsByEmail(db, email);
  if (account === undefined) throw new Error(`No account has the email ${email}.`);
  if (second !== undefined) throw new Error(`More than one account has the email ${email}.`);
  return account.id;
}

const isReason = (reason: string): reason is ReportReason =>
  (reportReasons as readonly string[]).includes(reason);

/**
 * Suspends an account for an indefinite time, with an entry in the audit record and a notification.
 * @throws when the reason is unknown, or the email is not that of exactly one account
 */
export async function suspendByEmail(
  db: Database,
  { email, reason, now }: { readonly email: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  if (!isReason(reason)) throw new Error(`REASON is one of ${reportReasons.join(', ')}.`);
  const authorId = await accountIdOf(db, email);
  const decision = { act: 'suspend', targetType: 'person', reason, words: '', until: null } as const;
  await db.transaction(async (tx) => {
    await suspendUser(tx, authorId, { ...decision, now });
    const id = newId('decision');
    await insertDecision(tx, {
      ...decision,
      id,
      caseId: `${operator}-${id}`,
      moderatorId: operator,
      authorId,
      targetId: authorId,
      decidedAt: now,
    });
    await notifyOfDecision(tx, {
      receiverId: authorId,
      postId: null,
      decision: decisionTexts(decision, ''),
      now,
    });
  });
}

/**
 * Ends the suspension of an account.
 * @throws when the email is not that of exactly one account
 */
export async function unsuspendByEmail(db: Database, email: string): Promise<void> {
  await endSuspension(db, await accountIdOf(db, email));
}
