import { describe, expect, it } from 'vitest';
import { tapAction } from './tap-zones.ts';

describe('tapAction', () => {
  it.each([
    ['image', true, false, 0.1, 'open'],
    ['image', true, false, 0.69, 'open'],
    ['image', true, false, 0.71, 'items'],
    ['image', true, false, 1, 'items'],
    ['image', false, false, 0.9, 'open'],
    ['items', true, false, 0, 'image'],
    ['items', true, false, 0.29, 'image'],
    ['items', true, false, 0.31, 'open'],
    ['items', true, false, 0.9, 'open'],
    ['image', true, true, 0.9, 'items'],
    ['image', true, true, 0.5, 'none'],
    ['image', false, true, 0.9, 'none'],
    ['items', true, true, 0.1, 'image'],
    ['items', true, true, 0.5, 'none'],
  ] as const)(
    '%s view, items %s, own page %s, at %d: returns %s',
    (view, hasItems, onPostPage, x, expected) => {
      expect(tapAction(x, view, hasItems, onPostPage)).toBe(expected);
    },
  );
});
