import { describe, expect, it } from 'vitest';
import type { WishlistEntry } from '../entities.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { isInWishlist, type LocalWishlist, mergedWishlist, unsyncedWishlistIds } from './wishlist.ts';

const item = (id: string) => sampleItem(id, { name: id, isOwner: false });
const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const entry = (id: string, added: number): WishlistEntry => ({
  item: item(id),
  addedAt: day(added),
  source: 'aura-feed',
});
const wish = (on: boolean, added = 5) => ({ on, addedAt: day(added), source: 'single-post' as const });

const entries = [entry('b', 3), entry('a', 1)];
const wishes: LocalWishlist = { a: wish(false), b: wish(true), c: wish(true), d: wish(false) };
const ids = (list: readonly WishlistEntry[]) => list.map((each) => each.item.id);

describe('wishlist', () => {
  it.each([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', false],
    ['unknown', false],
  ])('gives local changes precedence over the server: item %s is on it: %s', (id, expected) => {
    expect(isInWishlist(entries, wishes, id)).toBe(expected);
  });

  it('when there are no local changes, equals the list of the server', () => {
    expect(isInWishlist(entries, {}, 'a')).toBe(true);
    expect(mergedWishlist(entries, {}, [])).toEqual(entries);
  });

  it('lists the changes that are not on the server', () => {
    expect(unsyncedWishlistIds(entries, wishes)).toEqual(['a', 'c']);
    expect(unsyncedWishlistIds([...entries, entry('c', 5)].slice(0), { c: wish(true) })).toEqual([]);
  });

  it('merges local additions by time, contains each item once and omits removed items', () => {
    expect(ids(mergedWishlist(entries, wishes, [item('c'), item('b'), item('d')]))).toEqual(['c', 'b']);
    expect(ids(mergedWishlist(entries, { c: wish(true, 2) }, [item('c')]))).toEqual(['b', 'c', 'a']);
  });

  it('omits a local addition whose item could not be loaded', () => {
    expect(ids(mergedWishlist(entries, { c: wish(true) }, []))).toEqual(['b', 'a']);
  });
});
