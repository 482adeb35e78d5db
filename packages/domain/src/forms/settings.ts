import type { PrivacyLevel } from '../entities.ts';

/** The privacy settings form. */
export interface PrivacySettingsValues {
  readonly profilePrivacy: PrivacyLevel;
  readonly postPrivacy: PrivacyLevel;
  /** Those that remain blocked after saving. */
  readonly blockedUsernames: readonly string[];
}
