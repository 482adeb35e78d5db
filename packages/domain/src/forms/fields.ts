import * as z from 'zod/mini';
import { displayNameMaxLength } from '../limits/profile.ts';
import { cleanDisplayName } from '../rules/display-names.ts';

/** A display name: cleaned, not blank, within its limit (docs/product.md section 5). */
export function displayNameField(missing: string, tooLong: string) {
  return z
    .string()
    .check(
      z.overwrite(cleanDisplayName),
      z.minLength(1, missing),
      z.maxLength(displayNameMaxLength, tooLong),
    );
}

/** Whether a text looks like an email: it contains '@' and '.' (section 5, Sign-up). */
export function looksLikeEmail(text: string): boolean {
  return text.includes('@') && text.includes('.');
}

/** An email, trimmed. */
export function emailField(invalid: string) {
  return z.string().check(z.trim(), z.refine(looksLikeEmail, invalid));
}
