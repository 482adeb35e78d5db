import { describe, expect, it } from 'vitest';
import { normalizeUsername } from './normalize-username.ts';
import { shouldCheckUsername, usernameHint, usernameProblem } from './usernames.ts';

describe('username', () => {
  it.each([
    ['', 'tooShort'],
    ['ab', 'tooShort'],
    [' ab ', 'tooShort'],
    ['abc', null],
    ['  Mariam.El_Sayed9 ', null],
    ['a'.repeat(30), null],
    ['a'.repeat(31), 'tooLong'],
    ['with space', 'wrongCharacters'],
    ['élise', 'wrongCharacters'],
    ['a-b-c', 'wrongCharacters'],
    ['Settings', 'reserved'],
    ['aura', 'reserved'],
    ['moderator', 'reserved'],
    ['Root', 'reserved'],
    ['acceptable.use', 'reserved'],
    ['moderation', 'reserved'],
    ['admin', 'reserved'],
    ['a.d_min_', 'reserved'],
    ['admin.mariam', null],
    ['...', 'dotAtEnd'],
    ['.mariam', 'dotAtEnd'],
    ['mariam.', 'dotAtEnd'],
    ['_mariam_', null],
  ])('%j has the problem %s', (text, expected) => {
    expect(usernameProblem(text)).toBe(expected);
    expect(shouldCheckUsername(text)).toBe(expected === null);
  });

  it('is stored trimmed and in lower case', () => {
    expect(normalizeUsername('  Jo.Ro ')).toBe('jo.ro');
  });
});

describe('username hint', () => {
  it.each([
    ['', 'idle', null],
    ['ab', 'idle', 'Username must be at least 3 characters'],
    ['abc', 'idle', null],
    ['abc', 'checking', 'Checking username'],
    ['abc', 'available', '✓ Username is available'],
    ['abc', 'taken', 'Username is taken. Please choose a different one.'],
    ['abc', 'error', 'Unable to check username availability'],
    ['home', 'available', 'Username is taken. Please choose a different one.'],
    ['moderator', 'idle', 'Username is taken. Please choose a different one.'],
    ['mariam.', 'available', 'A username cannot start or end with a dot'],
  ] as const)('of %j with the status %s is %j', (text, status, expected) => {
    expect(usernameHint(text, status)?.text ?? null).toBe(expected);
  });
});
