import * as z from 'zod/mini';
import { passwordCopy, signUpErrorCopy } from '../copy/auth.ts';
import { profileEditCopy } from '../copy/profile-edit.ts';
import { passwordMinLength } from '../limits/auth.ts';
import type { UsernameStatus } from '../rules/usernames.ts';
import { characterCount } from '../utils/character-count.ts';
import { displayNameField, emailField } from './fields.ts';
import { passwordFields, samePasswords } from './new-password.ts';
import { usernameField } from './username.ts';

/** The sign-up form (docs/product.md section 5). */
export const signUpSchema = z
  .object({
    username: usernameField,
    displayName: displayNameField(signUpErrorCopy.displayNameMissing, profileEditCopy.displayNameTooLong),
    email: emailField(signUpErrorCopy.emailInvalid),
    ...passwordFields,
  })
  .check(samePasswords);

export type SignUpValues = z.infer<typeof signUpSchema>;

export const signUpDefaults: SignUpValues = {
  username: '',
  displayName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Why the form cannot be sent, or null when every rule holds and the username is free. */
export function signUpProblem(values: SignUpValues, username: UsernameStatus): string | null {
  const result = signUpSchema.safeParse(values);
  const fields = result.error?.issues.map((issue) => issue.path[0]) ?? [];
  if (fields.some((field) => field !== 'confirmPassword') || values.confirmPassword === '') {
    return signUpErrorCopy.fillAllFields;
  }
  if (fields.length > 0) return passwordCopy.mismatch;
  return username === 'available' ? null : signUpErrorCopy.chooseUsername;
}

/** A line under a field with its validation state. */
export interface FieldHint {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The line under the password; null while it is empty. */
export function passwordHint(password: string): FieldHint | null {
  if (password === '') return null;
  return characterCount(password) >= passwordMinLength
    ? { tone: 'success', text: passwordCopy.strong }
    : { tone: 'error', text: passwordCopy.tooShort };
}

/** The line under the repeated password; null while it is empty. */
export function confirmHint(password: string, confirmPassword: string): FieldHint | null {
  if (confirmPassword === '') return null;
  return confirmPassword === password
    ? { tone: 'success', text: passwordCopy.match }
    : { tone: 'error', text: passwordCopy.mismatch };
}
