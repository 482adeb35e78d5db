import { describe, expect, it } from 'vitest';
import type { WishlistEntry } from '../entities.ts';
import { addIfAbsent, isWished, removeWish } from './wishlist.ts';

function entry(id: string): WishlistEntry {
  const facts = { name: id, category: '', subcategory: '', brand: '', size: '', color: '' } as const;
  const rest = { material: '', style: '', front: null, back: null, likeCount: 0, price: '', store: '' };
  return {
    item: { id, ...facts, ...rest, isOwner: false },
    addedAt: '2026-01-01T00:00:00.000Z',
    source: 'aura-feed',
  };
}

describe('wishlist', () => {
  it('adds an item once, newest first', () => {
    const one = addIfAbsent([], entry('a'));
    const two = addIfAbsent(one, entry('b'));
    expect(two.map(({ item }) => item.id)).toEqual(['b', 'a']);
    expect(addIfAbsent(two, entry('a'))).toBe(two);
  });

  it('knows and removes an item', () => {
    const list = [entry('a'), entry('b')];
    expect(isWished(list, 'a')).toBe(true);
    expect(isWished(removeWish(list, 'a'), 'a')).toBe(false);
    expect(removeWish(list, 'unknown')).toEqual(list);
  });
});
