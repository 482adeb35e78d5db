import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { moderationCalls } from '@aura/api-client/contract/moderation';
import { openCasesMaxCount } from '@aura/domain/limits/moderation';
import { conflictText, decisionTexts, suspensionEnd } from '@aura/domain/rules/moderation';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { caseWire, decisionWire, summaryWire, targetOf } from './cases.ts';
import { removeComment } from './comments.ts';
import { removePost } from './posts.ts';
import {
  newestFirst,
  type State,
  type StoredCase,
  type StoredDecision,
  type StoredNotification,
} from './state.ts';

type Decision = ParsedRequestOf<typeof moderationCalls.decideCase>;

/** The open cases whose target exists, those with the most reports first, then the older ones. */
function openCases(state: State): StoredCase[] {
  const isPresent = (one: StoredCase) => one.targetType === 'person' || targetOf(state, one).post !== null;
  return [...state.cases.values()]
    .filter((one) => !one.isDecided && isPresent(one))
    .sort((a, b) => b.reportCount - a.reportCount || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/** One page of a list, after the entry with an id. */
function pageAfterId<T extends { readonly id: string }>(
  all: readonly T[],
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
) {
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const rest = after !== undefined && start === 0 ? [] : all.slice(start);
  return { entries: rest.slice(0, limit), hasMore: rest.length > limit };
}

function requireCase({ state }: CallContext, id: string): StoredCase {
  const found = state.cases.get(id);
  if (found === undefined) throw new BackendError('NOT_FOUND');
  return found;
}

/** @throws `VALIDATION` for a person, `NOT_FOUND` when the target was deleted */
function removeTarget(state: State, one: StoredCase): void {
  if (one.targetType === 'person') throw new BackendError('VALIDATION');
  const { post, comment } = targetOf(state, one);
  if (post === null) throw new BackendError('NOT_FOUND');
  if (comment) removeComment(state, post, comment);
  else removePost(state, post);
}

/**
 * Suspends the author, unless the account is suspended for longer already.
 * @returns when the suspension ends that is in force afterwards; null for an indefinite one and for other decisions
 */
function suspendAuthor(
  state: State,
  { authorId }: StoredCase,
  { act, reason, words, days }: Decision,
): number | null {
  const author = state.users.get(authorId);
  if (act !== 'suspend' || !author || reason === null) return null;
  const until = suspensionEnd(act, days, state.now());
  const { suspension } = author;
  const isLonger = suspension && until !== null && (suspension.until === null || suspension.until >= until);
  if (isLonger) return suspension.until;
  author.suspension = { until, reason, words };
  return until;
}

/** The notification of a decision, as long as its target exists. */
function notificationOf(
  state: State,
  one: StoredCase,
  { act, reason, words }: Decision,
  until: number | null,
): StoredNotification {
  const { post, comment } = targetOf(state, one);
  const message = {
    act,
    targetType: one.targetType,
    reason,
    words,
    until: until === null ? null : new Date(until).toISOString(),
  };
  const isPostRemoved = act === 'remove' && one.targetType === 'post';
  return {
    id: state.newId('notification'),
    receiverId: one.authorId,
    type: 'moderation',
    groupKey: '',
    postId: isPostRemoved ? null : (post?.id ?? null),
    decision: decisionTexts(message, comment?.text ?? post?.caption ?? ''),
    changedAt: state.now(),
    isRead: false,
    events: [],
  };
}

/** @throws `ALREADY_DECIDED` with who decided what */
function refuseSecond(state: State, { id }: StoredCase): never {
  const first = state.decisions.find(({ caseId }) => caseId === id);
  const message = first && conflictText(decisionWire(state, first));
  throw new BackendError('ALREADY_DECIDED', message);
}

export const moderationResolvers: Resolvers<keyof typeof moderationCalls> = {
  getModerationCases: (context, page) => {
    requireUser(context);
    const all = openCases(context.state);
    const { entries, hasMore } = pageAfterId(all, page);
    return {
      ...success,
      cases: entries.map((one) => summaryWire(context, one)),
      total: Math.min(all.length, openCasesMaxCount),
      hasMore,
    };
  },

  getModerationCase: (context, { caseId }) => {
    requireUser(context);
    return { ...success, case: caseWire(context, requireCase(context, caseId)) };
  },

  decideCase: (context, decision) => {
    const { state } = context;
    const moderator = requireUser(context);
    const { caseId, act, reason, words } = decision;
    const one = requireCase(context, caseId);
    if (one.isDecided) refuseSecond(state, one);
    if (one.authorId === moderator.id) throw new BackendError('FORBIDDEN');
    const until = suspendAuthor(state, one, decision);
    const notification = notificationOf(state, one, decision, until);
    if (act === 'remove') removeTarget(state, one);
    if (act !== 'keep') state.notifications.push(notification);
    const stored: StoredDecision = {
      id: state.newId('decision'),
      caseId,
      moderatorId: moderator.id,
      authorId: one.authorId,
      targetType: one.targetType,
      targetId: one.targetId,
      act,
      reason: act === 'keep' ? null : reason,
      words,
      until,
      createdAt: state.now(),
    };
    state.decisions.push(stored);
    one.isDecided = true;
    return { ...success, decision: decisionWire(state, stored) };
  },

  getModerationDecisions: ({ state }, page) => {
    const { entries, hasMore } = pageAfterId(newestFirst(state.decisions), page);
    return { ...success, decisions: entries.map((entry) => decisionWire(state, entry)), hasMore };
  },

  getOwnDecisions: (context, page) => {
    const { state } = context;
    const user = requireUser(context);
    const own = newestFirst(state.decisions).filter(
      ({ authorId, act }) => authorId === user.id && act !== 'keep',
    );
    const { entries, hasMore } = pageAfterId(own, page);
    const decisions = entries.map((entry) => {
      const { moderator, author, ...rest } = decisionWire(state, entry);
      const { targetType, targetId } = entry;
      const postId = targetType === 'post' && state.posts.has(targetId) ? targetId : null;
      return { ...rest, postId };
    });
    return { ...success, decisions, hasMore };
  },
};
