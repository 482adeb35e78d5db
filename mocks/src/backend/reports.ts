import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { reportCalls } from '@aura/api-client/contract/reports';
import { reportProblems } from '@aura/domain/refusals';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { requireVisibleComment } from './comments.ts';
import { requireVisiblePost } from './posts.ts';
import { findUserByName } from './profiles.ts';
import type { StoredCase } from './state.ts';
import { isBlocked, reportKey } from './visibility.ts';

type Request = Pick<ParsedRequestOf<typeof reportCalls.report>, 'targetType' | 'targetId'>;

/** @throws `NOT_FOUND` also for what the viewer may not see */
function requireTarget(context: CallContext, { targetType, targetId }: Request) {
  if (targetType === 'post') return { id: targetId, authorId: requireVisiblePost(context, targetId).ownerId };
  if (targetType === 'comment') {
    return { id: targetId, authorId: requireVisibleComment(context, targetId).comment.authorId };
  }
  const person = findUserByName(context.state, targetId);
  if (person === undefined || isBlocked(context.viewer, person)) throw new BackendError('NOT_FOUND');
  return { id: person.id, authorId: person.id };
}

export const reportResolvers: Resolvers<keyof typeof reportCalls> = {
  report: (context, { targetType, targetId, reason, note }) => {
    const { state } = context;
    const user = requireUser(context);
    const storedId = targetType === 'person' ? findUserByName(state, targetId)?.id : targetId;
    if (user.reported.has(reportKey(targetType, storedId ?? ''))) return success;
    const { id, authorId } = requireTarget(context, { targetType, targetId });
    if (authorId === user.id) throw new BackendError('VALIDATION', reportProblems.own);
    const isOfTarget = (one: StoredCase) =>
      !one.isDecided && one.targetType === targetType && one.targetId === id;
    const opened = [...state.cases.values()].find(isOfTarget) ?? {
      id: state.newId('case'),
      targetType,
      targetId: id,
      authorId,
      reportCount: 0,
      reports: [],
      createdAt: state.now(),
      isDecided: false,
    };
    opened.reportCount += 1;
    opened.reports.push({ reporterId: user.id, reason, note, createdAt: state.now() });
    state.cases.set(opened.id, opened);
    user.reported.add(reportKey(targetType, id));
    return success;
  },
};
