import { describe, expect, it } from 'vitest';
import { isOwnUsername, localPart, ownUsernames, profilePath } from './identity.ts';

const profile = { username: 'mariam.elsayed' };

describe('localPart', () => {
  it.each([
    ['mariam@atelier.example', 'mariam'],
    ['"odd@name"@atelier.example', '"odd@name"'],
    ['no-at-sign', 'no-at-sign'],
    ['@atelier.example', ''],
  ])('for %s, returns "%s"', (email, expected) => {
    expect(localPart(email)).toBe(expected);
  });
});

describe('own usernames', () => {
  it.each([
    [profile, 'mariam@a.example', ['mariam.elsayed', 'mariam']],
    [profile, 'mariam.elsayed@a.example', ['mariam.elsayed']],
    [null, 'mariam@a.example', ['mariam']],
    [profile, null, ['mariam.elsayed']],
    [null, null, []],
  ])('of %j with the email %s are %j', (who, email, expected) => {
    expect(ownUsernames(who, email)).toEqual(expected);
  });

  it.each([
    ['MARIAM.ELSAYED', true],
    ['Mariam', true],
    ['mariam.els', false],
    ['', false],
  ])('include "%s": %s', (username, expected) => {
    expect(isOwnUsername(username, profile, 'mariam@a.example')).toBe(expected);
  });

  it('are linked to the own profile, other usernames to the profile of that user', () => {
    expect(profilePath('Mariam', profile, 'mariam@a.example')).toBe('/profile');
    expect(profilePath('jo/ro', profile, 'mariam@a.example')).toBe('/user/jo%2Fro');
  });
});
