import * as z from 'zod/mini';
import { passwordCopy } from '../copy/auth.ts';
import { passwordMinLength } from '../limits/auth.ts';

/** A new password, entered twice (docs/product.md section 5). Its check is `samePasswords`. */
export const passwordFields = {
  password: z.string().check(z.minLength(passwordMinLength, passwordCopy.tooShort)),
  confirmPassword: z.string(),
};

/** Both passwords are equal and not empty. */
export const samePasswords = z.refine<Record<keyof typeof passwordFields, string>>(
  ({ password, confirmPassword }) => confirmPassword !== '' && confirmPassword === password,
  { error: passwordCopy.mismatch, path: ['confirmPassword'], when: () => true },
);

/** The form that the link of a password reset email opens. */
export const newPasswordSchema = z.object(passwordFields).check(samePasswords);

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

export const newPasswordDefaults: NewPasswordValues = { password: '', confirmPassword: '' };
