import type { DecisionWire, OwnDecisionWire } from '@aura/api-client/contract/moderation';
import type { Images } from '../images/images.service.ts';
import { authorWire } from '../profiles/author.wire.ts';
import type { CaseRow } from './cases.repository.ts';
import type { DecisionRow } from './decisions.repository.ts';

/** Maps a decision for moderators. */
export function toDecisionWire({ targetId: _, ...row }: DecisionRow): DecisionWire {
  return {
    ...row,
    until: row.until?.toISOString() ?? null,
    decidedAt: row.decidedAt.toISOString(),
  };
}

/**
 * Maps a decision for the author, without the moderator's name.
 * @param ownPostIds the posts that the author still has
 */
export function toOwnDecisionWire(row: DecisionRow, ownPostIds: ReadonlySet<string>): OwnDecisionWire {
  const { moderator, author, ...decision } = toDecisionWire(row);
  return { ...decision, postId: ownPostIds.has(row.targetId) ? row.targetId : null };
}

/**
 * Maps a case for the queue. The address of an image that is not public names the case instead of a viewer, so that
 * it shows nothing but the reported target, and only while the case is open.
 */
export function toSummaryWire(row: CaseRow, viewerId: string, images: Images) {
  const { id, targetType, targetId, author, imageId } = row;
  const audience = { isPublic: row.postPrivacy === 'public', viewerId: id };
  const isPerson = targetType === 'person';
  const avatar = { isPublic: author.avatarIsPublic, viewerId: id };
  return {
    id,
    targetType,
    author: {
      ...authorWire(images, viewerId, author),
      ...(isPerson &&
        author.avatarId !== null && { profilePicId: images.addressId(author.avatarId, avatar) }),
    },
    image: imageId && images.postAddress(targetId, imageId, audience),
    text: isPerson ? row.bio : (row.caption ?? row.comment ?? ''),
    reason: row.reason,
    reportCount: row.reportCount,
    reportedAt: row.reportedAt.toISOString(),
  };
}
