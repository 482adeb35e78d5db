import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { loginDefaults, loginSchema, resetDefaults, resetSchema } from './login.ts';
import { newPasswordDefaults, newPasswordSchema } from './new-password.ts';
import { profileSetupDefaults, profileSetupProblem, profileSetupSchema } from './profile-setup.ts';
import { confirmHint, passwordHint, signUpDefaults, signUpProblem, signUpSchema } from './sign-up.ts';

/** The messages of a failed parse by field. */
function messages(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]).reverse());
}

const good = {
  username: 'mariam.elsayed',
  displayName: 'Mariam El-Sayed',
  email: 'mariam@atelier.example',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('sign-up form', () => {
  it('accepts valid values and trims all except the password', () => {
    const spaced = {
      ...good,
      username: ' Mariam.ElSayed ',
      displayName: ' Ma\u202eriam ',
      email: ` ${good.email} `,
    };
    const values = { ...spaced, password: ' secret ', confirmPassword: ' secret ' };
    expect(signUpSchema.parse(values)).toEqual({
      ...good,
      displayName: 'Mariam',
      password: ' secret ',
      confirmPassword: ' secret ',
    });
  });

  it.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ displayName: '   ' }, { displayName: 'Please enter a display name' }],
    [{ displayName: '\u200b\u202e' }, { displayName: 'Please enter a display name' }],
    [{ email: 'mariam.example' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'mariam@example' }, { email: 'Please enter a valid email address.' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must be at least 6 characters' }],
    [{ confirmPassword: 'other-secret' }, { confirmPassword: 'Passwords do not match' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Passwords do not match' }],
    [
      { email: 'x', confirmPassword: 'other' },
      { email: 'Please enter a valid email address.', confirmPassword: 'Passwords do not match' },
    ],
  ])('with %j has the messages %j', (change, expected) => {
    expect(messages(signUpSchema, { ...good, ...change })).toEqual(expected);
  });

  it('when it is blank, has a message for every field', () => {
    expect(Object.keys(messages(signUpSchema, signUpDefaults)).sort()).toEqual(Object.keys(good).sort());
  });

  it.each([
    [{}, 'available', null],
    [{}, 'taken', 'Please choose an available username'],
    [{}, 'checking', 'Please choose an available username'],
    [{}, 'idle', 'Please choose an available username'],
    [{ confirmPassword: 'other' }, 'available', 'Passwords do not match'],
    [{ confirmPassword: '' }, 'available', 'Please fill in all fields correctly'],
    [{ email: '' }, 'available', 'Please fill in all fields correctly'],
    [{ email: '', confirmPassword: 'other' }, 'taken', 'Please fill in all fields correctly'],
  ] as const)('with %j while the username is %s has the problem %j', (change, status, expected) => {
    const values = { ...good, ...change };
    expect(signUpProblem(values, status)).toBe(expected);
  });
});

describe('new password form', () => {
  it.each([
    [{ password: 'secret', confirmPassword: 'secret' }, {}],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must be at least 6 characters' }],
    [
      { password: '😀😀😀', confirmPassword: '😀😀😀' },
      { password: 'Password must be at least 6 characters' },
    ],
    [{ password: 'secret', confirmPassword: 'other' }, { confirmPassword: 'Passwords do not match' }],
    [
      newPasswordDefaults,
      {
        password: 'Password must be at least 6 characters',
        confirmPassword: 'Passwords do not match',
      },
    ],
  ])('with %j has the messages %j', (values, expected) => {
    expect(messages(newPasswordSchema, values)).toEqual(expected);
  });
});

describe('password hint', () => {
  it.each([
    ['', null],
    ['short', 'Password must be at least 6 characters'],
    ['secret', 'Strong password'],
    ['😀😀😀', 'Password must be at least 6 characters'],
    ['😀😀😀😀😀😀', 'Strong password'],
  ])('for the password %j is %j', (password, expected) => {
    expect(passwordHint(password)?.text ?? null).toBe(expected);
  });

  it.each([
    ['secret', '', null],
    ['secret', 'secret', 'Passwords match'],
    ['secret', 'secre', 'Passwords do not match'],
  ])('for the password %j repeated as %j is %j', (password, confirm, expected) => {
    expect(confirmHint(password, confirm)?.text ?? null).toBe(expected);
  });
});

describe('log-in form', () => {
  it('requires an email and a password', () => {
    expect(messages(loginSchema, loginDefaults)).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Please enter your password.',
    });
    expect(messages(loginSchema, { email: 'mariam', password: 'x' })).toEqual({
      email: 'Please enter a valid email address.',
    });
    expect(loginSchema.parse({ email: ' a@b ', password: ' x ' })).toEqual({ email: 'a@b', password: ' x ' });
  });
});

describe('reset form', () => {
  it.each([
    [resetDefaults, 'Please enter your email address'],
    [{ email: '  ' }, 'Please enter your email address'],
    [{ email: 'mariam' }, 'Please enter a valid email address.'],
  ])('with %j has the message %j', (values, expected) => {
    expect(messages(resetSchema, values)).toEqual({ email: expected });
  });
});

describe('profile setup form', () => {
  const values = { username: 'jo.ro', displayName: 'Jo' };
  const incomplete = 'Please complete all required fields with valid information';
  it.each([
    [values, 'available', false, null],
    [values, 'checking', false, incomplete],
    [values, 'taken', false, incomplete],
    [values, 'available', true, incomplete],
    [{ ...values, displayName: ' ' }, 'available', false, incomplete],
    [{ ...values, username: 'jo' }, 'available', false, incomplete],
    [profileSetupDefaults, 'idle', false, incomplete],
  ] as const)(
    'with %j, username %s and submitting %s has the problem %j',
    (given, status, isSubmitting, expected) => {
      expect(profileSetupProblem(given, status, isSubmitting)).toBe(expected);
    },
  );

  it('limits the display name to 50 characters', () => {
    expect(messages(profileSetupSchema, { ...values, displayName: 'a'.repeat(51) })).toEqual({
      displayName: 'The display name can have at most 50 characters.',
    });
    expect(profileSetupSchema.safeParse({ ...values, displayName: 'a'.repeat(50) }).success).toBe(true);
  });
});
