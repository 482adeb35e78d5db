import * as z from 'zod/mini';
import { loginErrorCopy, resetCopy } from '../copy/auth.ts';
import { looksLikeEmail } from './fields.ts';

/**
 * The log-in form. The field is labelled email/username, but the provider accepts only emails
 * (docs/decisions).
 */
export const loginSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((text) => text.includes('@'), loginErrorCopy.emailInvalid),
  ),
  password: z.string().check(z.minLength(1, loginErrorCopy.passwordMissing)),
});

export type LoginValues = z.infer<typeof loginSchema>;

export const loginDefaults: LoginValues = { email: '', password: '' };

/** The password-reset form (docs/product.md section 5). */
export const resetSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: resetCopy.emailMissing, abort: true }),
      z.refine(looksLikeEmail, loginErrorCopy.emailInvalid),
    ),
});

export type ResetValues = z.infer<typeof resetSchema>;

export const resetDefaults: ResetValues = { email: '' };
