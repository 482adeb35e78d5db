import { describe, expect, it } from 'vitest';
import { localPart, profilePath, usernameOwner } from './identity.ts';

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

const email = 'mariam@a.example';
const chosen = { username: 'mariam.elsayed' };
const sameName = { username: 'Mariam' };

describe('a username', () => {
  it.each([
    ['mariam.elsayed', chosen, email, 'own', '/profile'],
    ['MARIAM.ELSAYED', chosen, email, 'own', '/profile'],
    ['mariam', chosen, email, 'fallback', '/user/mariam'],
    ['Mariam', chosen, email, 'fallback', '/user/Mariam'],
    ['mariam.els', chosen, email, 'other', '/user/mariam.els'],
    [email, chosen, email, 'other', '/user/mariam%40a.example'],
    ['jo/ro', chosen, email, 'other', '/user/jo%2Fro'],
    ['', chosen, email, 'other', '/user/'],
    ['mariam', sameName, email, 'own', '/profile'],
    ['mariam', null, email, 'fallback', '/user/mariam'],
    ['mariam.elsayed', null, email, 'other', '/user/mariam.elsayed'],
    ['mariam.elsayed', chosen, null, 'own', '/profile'],
    ['mariam', null, null, 'other', '/user/mariam'],
    ['', { username: '' }, null, 'other', '/user/'],
  ] as const)(
    '%j, with the profile %j and the email %j, is %s and has the path %s',
    (username, profile, own, owner, path) => {
      expect(usernameOwner(username, profile, own)).toBe(owner);
      expect(profilePath(username, profile, own)).toBe(path);
    },
  );
});
