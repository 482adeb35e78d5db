import * as z from 'zod/mini';
import { profileSetupCopy, signUpErrorCopy } from '../copy/auth.ts';
import { profileEditCopy } from '../copy/profile-edit.ts';
import type { UsernameStatus } from '../rules/usernames.ts';
import { displayNameField } from './fields.ts';
import { usernameField } from './username.ts';

/** The first-login profile setup (docs/product.md section 5). */
export const profileSetupSchema = z.object({
  username: usernameField,
  displayName: displayNameField(signUpErrorCopy.displayNameMissing, profileEditCopy.displayNameTooLong),
});

export type ProfileSetupValues = z.infer<typeof profileSetupSchema>;

export const profileSetupDefaults: ProfileSetupValues = { username: '', displayName: '' };

/** Why the form cannot be sent, or null when it can. */
export function profileSetupProblem(
  values: ProfileSetupValues,
  username: UsernameStatus,
  isSubmitting: boolean,
): string | null {
  const isComplete = profileSetupSchema.safeParse(values).success && username === 'available';
  return isComplete && !isSubmitting ? null : profileSetupCopy.incomplete;
}
