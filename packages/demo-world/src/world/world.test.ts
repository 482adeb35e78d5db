import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { usernameMaxLength } from '@aura/domain/limits/auth';
import { captionMaxLength, commentMaxLength } from '@aura/domain/limits/post';
import { displayNameMaxLength } from '@aura/domain/limits/profile';
import { brands } from '@aura/domain/vocabularies/brands';
import { categories, isCategory, isSubcategoryOf } from '@aura/domain/vocabularies/categories';
import { colorHex } from '@aura/domain/vocabularies/color-hex';
import { materials } from '@aura/domain/vocabularies/materials';
import { sizesFor } from '@aura/domain/vocabularies/sizes';
import { styles } from '@aura/domain/vocabularies/styles';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { worldSchema } from '../world-schema.ts';
import { buildWorld } from './build.ts';
import { imageJobs } from './images.ts';
import { OWN_FACTS } from './own-facts.ts';

const folder = fileURLToPath(new URL('../../data/', import.meta.url));
const stored: unknown = JSON.parse(readFileSync(`${folder}world.json`, 'utf8'));
const world = z.parse(worldSchema, stored);
const files = readdirSync(`${folder}images`);

const person = (username: string) => world.people.find((one) => one.username === username);
const follows = (from: string, to: string) => person(from)?.follows.includes(to) ?? false;
const postsOf = (owner: string) => world.posts.filter((post) => post.owner === owner);
const itemsOf = (owner: string) => world.items.filter((item) => item.owner === owner);
const comments = world.posts.flatMap((post) => post.comments);
const DEMO_USERS = ['mariam.elsayed', 'tomasz.wojcik'];

describe('stored world', () => {
  it('has what people have written down about their garments', () => {
    const written = world.items.filter(({ own }) => own !== undefined).map(({ id }) => id);
    expect(written.sort()).toEqual(Object.keys(OWN_FACTS).sort());
  });

  it('equals the built world', () => {
    const { images: _, ...data } = world;
    expect(data).toEqual(buildWorld());
    expect(Object.keys(world.images).sort()).toEqual(
      imageJobs()
        .map(({ file }) => file)
        .sort(),
    );
  });

  it('has wears of own items and outfits, none of them of today', () => {
    const ownerOf = (list: readonly { readonly id: string; readonly owner: string }[] = []) =>
      new Map(list.map(({ id, owner }) => [id, owner]));
    const items = ownerOf(world.items);
    const outfits = ownerOf(world.outfits);
    const wears = world.wears ?? [];
    expect([...new Set(wears.map(({ owner }) => owner))].sort()).toEqual(DEMO_USERS);
    expect(wears.filter(({ daysAgo }) => daysAgo === 0)).toEqual([]);
    for (const { owner, itemIds, outfit } of wears) {
      expect(itemIds.map((id) => items.get(id))).toEqual(itemIds.map(() => owner));
      if (outfit !== null) expect(outfits.get(outfit)).toBe(owner);
    }
  });

  it('refers only to existing users, items and comments', () => {
    const usernames = new Set(world.people.map(({ username }) => username));
    const items = new Map(world.items.map((item) => [item.id, item]));
    const named = [
      ...world.people.flatMap((one) => [...one.follows, ...one.blocks]),
      ...world.items.flatMap((item) => [item.owner, ...item.likedBy]),
      ...world.posts.flatMap((post) => [post.owner, ...post.likedBy]),
      ...comments.map(({ author }) => author),
      ...world.favorites.map(({ username }) => username),
    ];
    expect(named.filter((name) => !usernames.has(name))).toEqual([]);
    const linked = world.posts.flatMap((post) =>
      post.itemIds.map((id) => [post.owner, items.get(id)?.owner]),
    );
    expect(linked.filter(([owner, itemOwner]) => owner !== itemOwner)).toEqual([]);
    expect(world.favorites.filter(({ itemId }) => !items.has(itemId))).toEqual([]);
    for (const post of world.posts) {
      const top = new Set(post.comments.filter(({ parentId }) => parentId === null).map(({ id }) => id));
      expect(post.comments.filter(({ parentId }) => parentId !== null && !top.has(parentId))).toEqual([]);
    }
  });

  it('has unique ids', () => {
    const ids = [
      ...world.people.map(({ uid }) => uid),
      ...world.people.map(({ username }) => username),
      ...world.people.map(({ email }) => email),
      ...world.items.map(({ id }) => id),
      ...world.posts.map(({ id }) => id),
      ...comments.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a consistent chronological order', () => {
    const ages = new Map(world.items.map(({ id, minutesAgo }) => [id, minutesAgo]));
    for (const post of world.posts) {
      expect(post.itemIds.filter((id) => (ages.get(id) ?? 0) < post.minutesAgo)).toEqual([]);
      expect(post.comments.filter(({ minutesAgo }) => minutesAgo > post.minutesAgo)).toEqual([]);
    }
  });
});

describe('images', () => {
  it('exist with measured properties, and every file is used', () => {
    const named = [
      ...world.people.map(({ avatar }) => avatar),
      ...world.items.flatMap(({ front, back }) => [front, back]),
      ...world.posts.map(({ image }) => image),
    ].filter((file) => file !== null);
    expect([...named].sort()).toEqual([...files].sort());
    expect(Object.keys(world.images).sort()).toEqual([...files].sort());
    for (const { thumbhash, palette } of Object.values(world.images)) {
      expect(thumbhash).toMatch(/^[\w+/]{20,}=*$/);
      expect(palette).toHaveLength(3);
      for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
    }
  });

  it('are smaller than the size limit', () => {
    const sizes = new Map(files.map((file) => [file, statSync(`${folder}images/${file}`).size]));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(8 * 1024 * 1024);
    const tooLarge = [...sizes].filter(([file, size]) => size > (file.startsWith('post-') ? 45 : 25) * 1024);
    expect(tooLarge).toEqual([]);
  });
});

describe('users', () => {
  it('are numerous and include the accounts that can sign in', () => {
    expect(world.people.length).toBeGreaterThanOrEqual(14);
    const accounts = world.people.filter(({ password }) => password !== undefined);
    expect(accounts.map(({ email, username, password }) => [email, username, password])).toEqual([
      ['mariam@aura.example', 'mariam.elsayed', 'aura-demo-1'],
      ['tomasz@aura.example', 'tomasz.wojcik', 'aura-demo-1'],
    ]);
    expect(world.people.filter(({ email }) => !email.endsWith('@aura.example'))).toEqual([]);
  });

  it('include names of maximum length, and private, friends-only and blocking users', () => {
    const lengths = world.people.map(({ displayName }) => displayName.length);
    expect(Math.max(...lengths)).toBe(displayNameMaxLength);
    expect(Math.max(...world.people.map(({ username }) => username.length))).toBe(usernameMaxLength);
    expect(person('leo.fournier')?.profilePrivacy).toBe('private');
    expect(person('hana.kovac')?.profilePrivacy).toBe('friends');
    expect(person('mariam.elsayed')?.blocks).toContain('deal.hunter.99');
    expect(follows('mariam.elsayed', 'amara.okafor') && follows('amara.okafor', 'mariam.elsayed')).toBe(true);
    expect(follows('tomasz.wojcik', 'hana.kovac') && follows('hana.kovac', 'tomasz.wojcik')).toBe(true);
  });
});

describe('posts', () => {
  it('are numerous, from minutes to months old, several by each account that can sign in', () => {
    expect(world.posts.length).toBeGreaterThanOrEqual(44);
    const ages = world.posts.map(({ minutesAgo }) => minutesAgo);
    expect(Math.min(...ages)).toBe(12);
    expect(Math.max(...ages)).toBeGreaterThan(55 * 24 * 60);
    for (const owner of DEMO_USERS) expect(postsOf(owner).length).toBeGreaterThanOrEqual(6);
  });

  it('cover the extreme cases of the screens', () => {
    const captions = world.posts.map(({ caption }) => caption);
    expect(captions.filter((caption) => caption === '').length).toBeGreaterThanOrEqual(2);
    expect(captions.some((caption) => caption.length === 300)).toBe(true);
    expect(captions.filter((caption) => caption.length > captionMaxLength)).toEqual([]);
    expect(captions.some((caption) => /\p{Script=Arabic}/u.test(caption))).toBe(true);
    expect(captions.some((caption) => /\p{Extended_Pictographic}/u.test(caption))).toBe(true);
    expect(comments.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true);
    expect(comments.filter(({ text }) => text.length > commentMaxLength)).toEqual([]);
    expect(world.posts.some(({ itemIds }) => itemIds.length === 0)).toBe(true);
    expect(world.posts.some(({ itemIds }) => itemIds.length === 1)).toBe(true);
  });

  it('have likes and comments, one of them many of both', () => {
    const counts = world.posts.map((post) => post.comments.length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(16);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(5);
    expect(comments.some(({ parentId }) => parentId !== null)).toBe(true);
    expect(Math.max(...world.posts.map(({ likedBy }) => likedBy.length))).toBeGreaterThanOrEqual(30);
  });
});

describe('items', () => {
  it('are numerous; each account that can sign in owns 24 across all categories', () => {
    expect(world.items.length).toBeGreaterThanOrEqual(90);
    for (const owner of DEMO_USERS) {
      expect(itemsOf(owner).length).toBeGreaterThanOrEqual(24);
      expect(new Set(itemsOf(owner).map(({ category }) => category))).toEqual(new Set(categories));
    }
  });

  it('use the values of the vocabularies', () => {
    const oneOf = (list: readonly string[], value: string) => value === '' || list.includes(value);
    const strange = world.items.filter(({ category, subcategory, brand, color, material, style, size }) => {
      if (!isCategory(category)) return true;
      const known =
        isSubcategoryOf(category, subcategory) && colorHex(color) !== null && oneOf(brands, brand);
      return !(
        known &&
        oneOf(materials, material) &&
        oneOf(styles, style) &&
        oneOf(sizesFor(category), size)
      );
    });
    expect(strange).toEqual([]);
  });

  it('cover the extreme cases of the screens', () => {
    expect(world.items.some(({ brand, material }) => brand === '' && material === '')).toBe(true);
    expect(world.items.some(({ front, back }) => front !== null && back === null)).toBe(true);
    expect(world.items.some(({ front }) => front === null)).toBe(true);
    expect(world.items.filter(({ price, store }) => price && store).length).toBeGreaterThanOrEqual(5);
  });
});
