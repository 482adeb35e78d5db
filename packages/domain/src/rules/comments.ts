import type { Comment } from '../entities.ts';

/** A top-level comment with its replies; threads are one level deep (docs/product.md section 3). */
export interface CommentThread {
  readonly root: Comment;
  readonly replies: readonly Comment[];
}

/** The id of the thread that a reply to this comment joins. */
export function threadIdOf(comment: Pick<Comment, 'id' | 'parentId'>): string {
  return comment.parentId ?? comment.id;
}

/**
 * The comment that a reply answers.
 * @param target the chosen comment and its thread
 * @returns the thread as a deleted comment when only the thread is left; null when that was deleted too
 */
export function answeredComment(
  comments: readonly Comment[],
  target: { readonly id: string; readonly threadId: string },
): Comment | null {
  const chosen = comments.find(({ id }) => id === target.id);
  const thread = comments.find(({ id }) => id === target.threadId);
  return chosen ?? (thread ? toDeleted(thread) : null);
}

/** The comment that starts the thread; one whose parent does not exist starts its own. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment {
  const seen = new Set<string>();
  let current = comment;
  while (current.parentId !== null && !seen.has(current.id)) {
    const parent = byId.get(current.parentId);
    if (parent === undefined) return current;
    seen.add(current.id);
    current = parent;
  }
  return seen.has(current.id) ? comment : current;
}

function olderFirst(a: Comment, b: Comment): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
}

/** The comments as threads: threads newest first, replies oldest first. */
export function commentThreads(comments: readonly Comment[]): CommentThread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const replies = new Map<Comment, Comment[]>();
  for (const comment of [...byId.values()].sort(olderFirst)) {
    const root = rootOf(comment, byId);
    const thread = replies.get(root) ?? [];
    if (comment !== root) thread.push(comment);
    replies.set(root, thread);
  }
  return [...replies]
    .map(([root, thread]) => ({ root, replies: thread }))
    .sort((a, b) => olderFirst(b.root, a.root));
}

/** Adds a new comment to a list that is newest first; replaces the one with the same id. */
export function withComment(comments: readonly Comment[], added: Comment): Comment[] {
  return [added, ...comments.filter((comment) => comment.id !== added.id)];
}

/** Changes one comment of a list. */
export function withChangedComment(
  comments: readonly Comment[],
  id: string,
  change: (comment: Comment) => Comment,
): Comment[] {
  return comments.map((comment) => (comment.id === id ? change(comment) : comment));
}

/** What is shown of a deleted comment that has replies. */
function toDeleted(comment: Comment): Comment {
  const author = { username: '', displayName: '', avatar: null };
  const nothing = { text: '', likeCount: 0, liked: false, editedAt: null, isOwner: false };
  return { ...comment, ...nothing, author, isDeleted: true };
}

/**
 * Deletes a comment in a list.
 * @param removedIds ids of the comments that no longer exist; not the comment's own when it has replies
 */
export function withoutComment(
  comments: readonly Comment[],
  id: string,
  removedIds: readonly string[],
): Comment[] {
  const parentId = comments.find((comment) => comment.id === id)?.parentId;
  return comments
    .filter((comment) => !removedIds.includes(comment.id))
    .map((comment) => {
      if (comment.id === id) return toDeleted(comment);
      if (comment.id !== parentId) return comment;
      return { ...comment, replyCount: Math.max(0, comment.replyCount - 1) };
    });
}

/**
 * Replaces the newest comments of a list by those of the server, and keeps the earlier ones that were loaded.
 * @param newest the newest comments, newest first
 * @param isComplete whether there are no earlier ones
 */
export function withNewestComments(
  comments: readonly Comment[],
  newest: readonly Comment[],
  isComplete: boolean,
): Comment[] {
  const oldest = newest.at(-1);
  if (isComplete || oldest === undefined) return [...newest];
  const known = new Set(newest.map(({ id }) => id));
  const isEarlier = (comment: Comment) => !known.has(comment.id) && olderFirst(comment, oldest) < 0;
  return [...newest, ...comments.filter(isEarlier)];
}

/** Whether a comment of another person is newer than what a reader has seen, so that it waits to be shown. */
export function isWaiting({ isOwner, createdAt }: Comment, seenUntil: string): boolean {
  return !isOwner && Date.parse(createdAt) > Date.parse(seenUntil);
}

/** Adds a page of earlier comments to a list that is newest first, without those that are in it. */
export function withEarlierComments(comments: readonly Comment[], page: readonly Comment[]): Comment[] {
  const known = new Set(comments.map(({ id }) => id));
  return [...comments, ...page.filter(({ id }) => !known.has(id))];
}
