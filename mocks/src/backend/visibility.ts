import type { PrivacyLevel } from '@aura/domain/entities';
import { maySee } from '@aura/domain/rules/privacy';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { State, StoredComment, StoredItem, StoredPost, StoredUser, Viewer } from './state.ts';

/** Visibility rules (docs/product.md section 3), evaluated at every read. */

function mutually(one: StoredUser, other: StoredUser, relation: 'follows' | 'blocks'): [boolean, boolean] {
  return [one[relation].has(other.id), other[relation].has(one.id)];
}

/** What a user has reported is stored under this key. */
export function reportKey(type: ReportTarget, id: string): string {
  return `${type} ${id}`;
}

/** Whether one of the users has blocked the other, or the viewer has reported the owner. */
export function isBlocked(viewer: Viewer, owner: StoredUser): boolean {
  if (viewer === null) return false;
  return (
    mutually(viewer, owner, 'blocks').some(Boolean) || viewer.reported.has(reportKey('person', owner.id))
  );
}

/** Whether a block or a report does not hide a comment from the viewer. */
export function isCommentShown(viewer: Viewer, author: StoredUser, comment: StoredComment): boolean {
  const isReported = viewer?.reported.has(reportKey('comment', comment.id)) ?? false;
  return !isReported && !isBlocked(viewer, author);
}

function canSee(viewer: Viewer, owner: StoredUser | undefined, level: PrivacyLevel): boolean {
  if (owner === undefined) return false;
  return maySee(level, {
    isOwner: viewer?.id === owner.id,
    areFriends: viewer !== null && mutually(viewer, owner, 'follows').every(Boolean),
    isBlocked: isBlocked(viewer, owner),
  });
}

export function canSeeProfile(viewer: Viewer, owner: StoredUser | undefined): owner is StoredUser {
  return owner !== undefined && canSee(viewer, owner, owner.profilePrivacy);
}

export function canSeePost(state: State, viewer: Viewer, post: StoredPost): boolean {
  const owner = state.users.get(post.ownerId);
  if (viewer?.reported.has(reportKey('post', post.id))) return false;
  return owner !== undefined && canSee(viewer, owner, owner.postPrivacy);
}

/**
 * An item of the wardrobe is visible with its owner's profile, and every item with each visible post that links it. The
 * owner sees their own items. A detected item is a part of the photo of its posts, so that the privacy of the profile
 * does not open it.
 */
export function canSeeItem(state: State, viewer: Viewer, item: StoredItem): boolean {
  if (viewer?.id === item.ownerId) return true;
  if (!item.isDetected && canSeeProfile(viewer, state.users.get(item.ownerId))) return true;
  return [...state.posts.values()].some(
    (post) =>
      post.ownerId === item.ownerId && post.itemIds.includes(item.id) && canSeePost(state, viewer, post),
  );
}
