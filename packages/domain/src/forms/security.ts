import * as z from 'zod/mini';
import { accountDeletionCopy, securitySettingsCopy } from '../copy/settings.ts';
import { accountDeletionPhrase, passwordMinLength } from '../limits/auth.ts';

/** The password-change form (docs/product.md section 5). */
export const passwordChangeSchema = z
  .object({
    newPassword: z.string().check(z.minLength(passwordMinLength, securitySettingsCopy.passwordTooShort)),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: securitySettingsCopy.newPasswordsDiffer,
      path: ['confirmPassword'],
      when: () => true,
    }),
  );

export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;

export const passwordChangeDefaults: PasswordChangeValues = { newPassword: '', confirmPassword: '' };

/** The verification of a password user before a sensitive change. */
export const verificationSchema = z.object({
  currentPassword: z.string().check(z.minLength(1, securitySettingsCopy.currentPasswordMissing)),
});

export type VerificationValues = z.infer<typeof verificationSchema>;

export const verificationDefaults: VerificationValues = { currentPassword: '' };

/** The account-deletion form: the phrase exactly, not trimmed (section 5, Account deletion). */
export const accountDeletionSchema = z.object({
  phrase: z
    .string()
    .check(z.refine((text) => text === accountDeletionPhrase, accountDeletionCopy.phraseMismatch)),
});

export type AccountDeletionValues = z.infer<typeof accountDeletionSchema>;

export const accountDeletionDefaults: AccountDeletionValues = { phrase: '' };
