import { describe, expect, it } from 'vitest';
import { characterCount } from './character-count.ts';

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
