import * as z from 'zod/mini';
import { errorCopy } from '../copy/errors.ts';
import { profileEditCopy } from '../copy/profile-edit.ts';
import type { Profile } from '../entities.ts';
import { bioMaxLength, profileImageMaxBytes } from '../limits/profile.ts';
import { displayNameField } from './fields.ts';

/** The edit-profile form (docs/product.md section 5). */
export const profileEditSchema = z.object({
  displayName: displayNameField(profileEditCopy.displayNameMissing, profileEditCopy.displayNameTooLong),
  bio: z.string().check(z.trim(), z.maxLength(bioMaxLength, profileEditCopy.bioTooLong)),
});

export type ProfileEditValues = z.infer<typeof profileEditSchema>;

/** The form filled from a profile. */
export function profileEditValuesOf(profile: Pick<Profile, 'displayName' | 'bio'>): ProfileEditValues {
  return { displayName: profile.displayName, bio: profile.bio };
}

/**
 * The error message for a chosen image, or null when it is accepted.
 * @param file MIME type and size in bytes
 */
export function profileImageProblem(file: { readonly type: string; readonly size: number }): string | null {
  if (!file.type.startsWith('image/')) return errorCopy.notAnImage;
  return file.size > profileImageMaxBytes ? profileEditCopy.imageTooLarge : null;
}
