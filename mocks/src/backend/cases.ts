import type { CaseWire, DecisionWire } from '@aura/api-client/contract/moderation';
import {
  accountRecordMaxCount,
  caseContextCounts,
  caseReportsMaxCount,
} from '@aura/domain/limits/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { authorWire } from './author-wire.ts';
import type { CallContext } from './calls.ts';
import { postImagePath, viewerImageId } from './images.ts';
import { isoOf } from './iso-time.ts';
import { newestFirst, type State, type StoredCase, type StoredDecision, type StoredPost } from './state.ts';
import { canSeePost, canSeeProfile } from './visibility.ts';

/** Maps cases and decisions to the wire format. */

/** The post and the comment that a case is about; null where there is none. */
export function targetOf(state: State, { targetType, targetId }: StoredCase) {
  const hasComment = (post: StoredPost) =>
    post.comments.some(({ id, isDeleted }) => id === targetId && !isDeleted);
  const posts = [...state.posts.values()];
  const post =
    targetType === 'post'
      ? state.posts.get(targetId)
      : posts.find(targetType === 'comment' ? hasComment : () => false);
  const comment = targetType === 'comment' ? post?.comments.find(({ id }) => id === targetId) : undefined;
  return { post: post ?? null, comment: comment ?? null };
}

/** The most frequent reason; the first one among equals. */
function mainReason({ reports }: StoredCase): ReportReason {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'other';
}

export function decisionWire(state: State, decision: StoredDecision): DecisionWire {
  const { id, act, targetType, reason, words, until } = decision;
  const nameOf = (userId: string) => state.users.get(userId)?.username ?? null;
  return {
    id,
    act,
    targetType,
    reason,
    words,
    until: until === null ? null : isoOf(until),
    decidedAt: isoOf(decision.createdAt),
    moderator: nameOf(decision.moderatorId),
    author: nameOf(decision.authorId),
  };
}

export function summaryWire({ state, viewer }: CallContext, one: StoredCase) {
  const author = state.users.get(one.authorId);
  if (author === undefined) throw new Error(`The case ${one.id} has no author.`);
  const { post, comment } = targetOf(state, one);
  const { avatarId } = author;
  const isPerson = one.targetType === 'person';
  const isPublic = canSeeProfile(null, author);
  return {
    id: one.id,
    targetType: one.targetType,
    author: {
      ...authorWire(viewer, author),
      // Without a signature, the address of an image that is not public is the moderator's.
      ...(isPerson && avatarId !== null && { profilePicId: viewerImageId(avatarId, isPublic, author) }),
    },
    image:
      one.targetType === 'post' && post ? postImagePath(post, canSeePost(state, null, post), author) : null,
    text: comment?.text ?? (isPerson ? author.bio : (post?.caption ?? '')),
    reason: mainReason(one),
    reportCount: one.reportCount,
    reportedAt: isoOf(one.createdAt),
  };
}

function threadOf(state: State, one: StoredCase): CaseWire['thread'] {
  const { post, comment } = targetOf(state, one);
  if (post === null || comment === null) return [];
  const all = newestFirst(post.comments.filter(({ isDeleted }) => !isDeleted)).reverse();
  const at = all.indexOf(comment);
  const { comments: count } = caseContextCounts;
  const isPublic = canSeePost(state, null, post);
  const shown = isPublic ? all.slice(Math.max(0, at - count), at + count + 1) : [comment];
  return shown.map(({ id, authorId, text, createdAt }) => ({
    id,
    author: state.users.get(authorId)?.username ?? authorId,
    text,
    createdAt: isoOf(createdAt),
    isTarget: id === comment.id,
  }));
}

function postsOf(state: State, { targetType, authorId }: StoredCase): CaseWire['posts'] {
  if (targetType !== 'person') return [];
  const own = newestFirst(state.posts.values()).filter(
    (post) => post.ownerId === authorId && canSeePost(state, null, post),
  );
  return own
    .slice(0, caseContextCounts.posts)
    .map((post) => ({ id: post.id, caption: post.caption, image: postImagePath(post, true, null) }));
}

/** A case with its context: nothing that is not public except the reported target itself. */
export function caseWire(context: CallContext, one: StoredCase): CaseWire {
  const { state, viewer } = context;
  const { post, comment } = targetOf(state, one);
  const isPostPublic = post !== null && canSeePost(state, null, post);
  const createdAt = comment?.createdAt ?? post?.createdAt;
  const ofAuthor = newestFirst(state.decisions.filter(({ authorId }) => authorId === one.authorId));
  const decision = state.decisions.find(({ caseId }) => caseId === one.id);
  const users = [...state.users.values()];
  const reports = [...one.reports].sort((a, b) => b.createdAt - a.createdAt).slice(0, caseReportsMaxCount);
  return {
    ...summaryWire(context, one),
    createdAt: createdAt === undefined ? null : isoOf(createdAt),
    tags: one.targetType === 'post' && post ? [...post.tags] : [],
    postId: isPostPublic ? post.id : null,
    postImage: isPostPublic && comment ? postImagePath(post, true, null) : null,
    account: {
      posts: [...state.posts.values()].filter(({ ownerId }) => ownerId === one.authorId).length,
      followers: users.filter(({ follows }) => follows.has(one.authorId)).length,
      // The world does not say when people joined.
      joinedAt: isoOf(0),
    },
    reports: reports.flatMap(({ reporterId, createdAt: at, ...rest }) => {
      const reporter = state.users.get(reporterId);
      return reporter ? [{ ...rest, createdAt: isoOf(at), reporter: authorWire(viewer, reporter) }] : [];
    }),
    thread: threadOf(state, one),
    posts: postsOf(state, one),
    record: ofAuthor.slice(0, accountRecordMaxCount).map((entry) => decisionWire(state, entry)),
    decision: decision === undefined ? null : decisionWire(state, decision),
  };
}
