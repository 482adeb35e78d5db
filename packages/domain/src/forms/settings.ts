import * as z from 'zod/mini';
import { privacyLevels } from '../vocabularies/privacy-levels.ts';

/** The privacy settings form; `blockedUsernames` are those that remain blocked after saving. */
const privacySettingsSchema = z.object({
  profileVisibility: z.enum(privacyLevels),
  postPrivacy: z.enum(privacyLevels),
  blockedUsernames: z.array(z.string()),
});

export type PrivacySettingsValues = z.infer<typeof privacySettingsSchema>;

export const privacySettingsDefaults: PrivacySettingsValues = {
  profileVisibility: 'public',
  postPrivacy: 'public',
  blockedUsernames: [],
};
