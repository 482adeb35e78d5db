import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import type { World } from '@aura/demo-world/world-schema';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { dumpDatabase } from '../db/testing/test-database.ts';
import { describeOnPostgres, testDatabaseUrl } from '../testing/postgres.ts';
import { fakeToken, startTestServer, type TestServer } from '../testing/server.ts';
import { seedEmptyDatabase } from './seed.ts';

const person = (username: string, fields: Partial<World['people'][number]> = {}) => ({
  uid: `uid-${username}`,
  email: `${username}@example.com`,
  username,
  displayName: username,
  bio: '',
  location: '',
  avatar: null,
  profilePrivacy: 'public' as const,
  postPrivacy: 'public' as const,
  follows: [],
  blocks: [],
  ...fields,
});

const world: World = {
  people: [
    person('mira', { avatar: 'face.jpg', follows: ['noa'] }),
    person('noa', { follows: ['mira'], postPrivacy: 'friends' }),
    person('zed', { blocks: ['mira'] }),
  ],
  items: [
    {
      id: 'coat',
      owner: 'noa',
      name: 'Long coat',
      category: 'Outerwear',
      subcategory: 'Coats',
      brand: 'Other',
      size: 'M',
      color: 'Camel',
      material: 'Wool',
      style: 'Classic',
      front: 'coat.png',
      back: null,
      minutesAgo: 500,
      likedBy: ['mira'],
    },
  ],
  posts: [
    {
      id: 'walk',
      owner: 'noa',
      caption: 'A walk',
      tags: ['#autumn'],
      itemIds: ['coat'],
      image: 'coat.png',
      imageAlt: 'A walk in a coat',
      location: 'Oslo',
      minutesAgo: 60,
      likedBy: ['mira', 'zed'],
      comments: [
        { id: 'c2', author: 'noa', text: 'Thanks', parentId: 'c1', minutesAgo: 20 },
        { id: 'c1', author: 'mira', text: 'Lovely', parentId: null, minutesAgo: 30 },
      ],
    },
  ],
  favorites: [{ username: 'mira', itemId: 'coat', minutesAgo: 5 }],
  images: {},
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-world-'));
  await mkdir(join(folder, 'images'));
  const image = sharp({ create: { width: 60, height: 80, channels: 3, background: '#aa8855' } });
  await image
    .clone()
    .jpeg()
    .toFile(join(folder, 'images', 'face.jpg'));
  await image
    .clone()
    .png()
    .toFile(join(folder, 'images', 'coat.png'));
  server = await startTestServer();
}, 60_000);
afterEach(async () => {
  await server.services.db.execute(sql`delete from users`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (value: unknown) => writeFile(join(folder, 'world.json'), JSON.stringify(value));
const seed = () => seedEmptyDatabase(server.services, folder);
const mira = fakeToken({ uid: 'uid-mira', email: 'mira@example.com' });

it('an empty database is seeded once, and its content is served like any other', async () => {
  await write(world);
  expect(await seed()).toBe(true);
  expect(await seed()).toBe(false);

  const { body } = await server.call(calls.getPost, { id: 'walk' }, mira);
  expect(body.post).toMatchObject({
    caption: 'A walk',
    imageAlt: 'A walk in a coat',
    likes: 2,
    commentCount: 2,
    itemIDs: ['coat'],
    timestamp: new Date(server.clock.now.getTime() - 3_600_000).toISOString(),
  });
  expect((await server.app.request(`/api/aura${body.post.image}`)).status).toBe(200);
  const profile = await server.call(calls.getProfile, { userID: 'mira@example.com' }, mira);
  expect(profile.body.profile).toMatchObject({ postLikes: ['walk'], itemLikes: ['coat'] });
  expect(profile.body.profile.profilePicId).not.toBeNull();
  expect(profile.body.profile.following.map(({ username }) => username)).toEqual(['noa']);
  const stranger = await server.call(calls.getPost, { id: 'walk' });
  expect(stranger.status).toBe(404);
  const zed = await server.call(calls.getProfileByUsername, { username: 'zed' }, mira);
  expect(zed.status).toBe(404);
  const { body: wishlist } = await server.call(calls.getFavorites, { email: 'mira@example.com' }, mira);
  expect(wishlist.favorites.map(({ item }) => item.id)).toEqual(['coat']);
});

it('when three servers start on one empty database, one of them processes the images', async () => {
  await write(world);
  const stored = vi.spyOn(server.services.storage, 'put');
  const seeded = await Promise.all([seed(), seed(), seed()]);
  expect(seeded.filter((wrote) => wrote)).toHaveLength(1);
  expect(await server.services.db.$count(users)).toBe(world.people.length);
  // One profile image, one item's front and one post's image.
  expect(stored).toHaveBeenCalledTimes(3);
  stored.mockRestore();
});

it('when the server that seeds fails, another one that waits seeds', async () => {
  await write(world);
  const failing = vi.spyOn(server.services.storage, 'put').mockRejectedValueOnce(new Error('disk'));
  const outcomes = await Promise.allSettled([seed(), seed()]);
  failing.mockRestore();
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await server.services.db.$count(users)).toBe(world.people.length);
});

describeOnPostgres('on a PostgreSQL server', (url) => {
  it('when images take longer than a connection may be silent, the database is seeded', async () => {
    await write(world);
    const databaseUrl = await testDatabaseUrl(url, server.services.db);
    const limits = { connectMs: 5_000, statementMs: 1_200, idleTimeoutMs: 1_500 };
    const database = await openDatabase({ dataDir: '', databaseUrl }, limits);
    const slow = vi.spyOn(server.services.storage, 'put').mockImplementation(() => setTimeout(2_000));
    try {
      expect(await seedEmptyDatabase({ ...server.services, db: database.db }, folder, 100)).toBe(true);
    } finally {
      slow.mockRestore();
      await database.close();
    }
  });
});

it('when the database has a user, seeding changes nothing', async () => {
  await write(world);
  await server.signUp('first');
  const before = await dumpDatabase(server.services.db);
  expect(await seed()).toBe(false);
  expect(await dumpDatabase(server.services.db)).toBe(before);
});

it.each([
  ['is invalid', { ...world, posts: 'many' }, 'world.json, posts'],
  [
    'references an unknown user',
    { ...world, items: [{ ...world.items[0], owner: 'stranger' }] },
    'stranger, who is not one of its people',
  ],
  [
    'lacks an image file',
    { ...world, items: [{ ...world.items[0], back: 'gone.jpg' }] },
    'images/gone.jpg cannot be read',
  ],
  [
    'has an image path outside its folder',
    { ...world, items: [{ ...world.items[0], back: '../world.json' }] },
    'is not an image file name',
  ],
])('when the world %s, seeding fails and writes nothing', async (_, broken, message) => {
  await write(broken);
  await expect(seed()).rejects.toThrow(message);
  expect(await server.services.db.$count(users)).toBe(0);
  const count = async () => {
    let blobs = 0;
    for await (const blob of server.services.storage.list()) if (blob.key.includes('/pic_')) blobs += 1;
    return blobs;
  };
  const before = await count();
  await expect(seed()).rejects.toThrow(message);
  expect(await count()).toBe(before);
});
