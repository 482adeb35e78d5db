import { describe, expect, it } from 'vitest';
import { characterCount, firstCharacters } from './character-count.ts';

it.each([
  ['wool coat', 4, 'wool'],
  ['🧥🧥🧥', 2, '🧥🧥'],
  ['wool', 4, 'wool'],
])('the first characters of %j, at most %d, are %j', (text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});

describe('characterCount', () => {
  it.each([
    ['', 0],
    ['wool', 4],
    ['🧥🧥', 2],
    ['e\u0301', 2],
    ['👩‍🎤', 3],
  ])('counts %j as %d', (text, expected) => {
    expect(characterCount(text)).toBe(expected);
  });
});
