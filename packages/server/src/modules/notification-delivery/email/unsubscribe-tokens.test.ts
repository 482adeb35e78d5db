import { expect, it } from 'vitest';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const tokens = createUnsubscribeTokens('a secret of the tests alone, 32+ chars');
const token = tokens.create('u_mira');

it('a token is of its user only, and of this secret', () => {
  expect(tokens.read(token)).toBe('u_mira');
  expect(createUnsubscribeTokens('another secret of the tests, 32+ chars').read(token)).toBeNull();
});

it('the token of a user never changes, since old emails have it', () => {
  expect(token).toBe('u_mira.Jr6jymuGn_2EaSZyrFjILXFVkg99pXTp');
});

it.each([
  ['of another user', token.replace('mira', 'noa')],
  ['without a signature', 'u_mira'],
  ['with an empty one', 'u_mira.'],
  ['with another part', `${token}.x`],
  ['without a user', ''],
])('a token %s is not valid', (_, text) => expect(tokens.read(text)).toBeNull());
