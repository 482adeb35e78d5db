import type { PrivacyLevel } from '../entities.ts';
import { privacyLevels } from '../vocabularies/privacy-levels.ts';

/** A stored privacy value; an empty or unknown one means public. */
export function privacyLevelOf(value: string | null | undefined): PrivacyLevel {
  return privacyLevels.find((level) => level === value) ?? 'public';
}

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
