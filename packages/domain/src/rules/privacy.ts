import type { PrivacyLevel } from '../entities.ts';

/** The privacy level that a chosen one means; an empty one means public. */
export const privacyLevelOf = (level: PrivacyLevel | ''): PrivacyLevel => level || 'public';

/** The relation of a viewer to the owner of a profile or a post. */
export interface Viewing {
  readonly isOwner: boolean;
  /** Each follows the other. */
  readonly areFriends: boolean;
  /** Either has blocked the other. */
  readonly isBlocked: boolean;
}

/** Whether a viewer may see content of a privacy level (docs/product.md section 3). */
export function maySee(level: PrivacyLevel, { isOwner, areFriends, isBlocked }: Viewing): boolean {
  if (isOwner) return true;
  if (isBlocked) return false;
  return level === 'public' || (level === 'friends' && areFriends);
}
