import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addItem } from '../../testing/content.ts';
import { userIdOf } from '../../testing/relations.ts';
import { fakeToken, startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

async function wishlist(user: TestUser) {
  const { body } = await server.call(wishlistCalls.getFavorites, { email: user.email }, user.token);
  return body.favorites.map(({ item, source, addedToWishlistAt }) => [item.id, source, addedToWishlistAt]);
}

const add = (itemID: string, source?: 'single-post') =>
  server.call(
    wishlistCalls.addFavorite,
    { email: mira.email, itemID, ...(source ? { source } : {}) },
    mira.token,
  );

it('the wishlist contains each item once, newest first, with the time and source of its first addition', async () => {
  const coat = await addItem(server, noa);
  const hat = await addItem(server, noa);
  const first = server.clock.now;
  await add(coat.id, 'single-post');
  server.clock.now = new Date(first.getTime() + 1000);
  await add(hat.id);
  await add(coat.id);
  expect(await wishlist(mira)).toEqual([
    [hat.id, 'aura-feed', server.clock.now.toISOString()],
    [coat.id, 'single-post', first.toISOString()],
  ]);

  const request = { email: mira.email, itemID: hat.id };
  for (let time = 0; time < 2; time++) {
    const removed = await server.call(wishlistCalls.removeFavorite, request, mira.token);
    expect(removed.status).toBe(200);
  }
  expect((await wishlist(mira)).map(([id]) => id)).toEqual([coat.id]);
});

it('when an item becomes hidden, it is not in the wishlist and cannot be added', async () => {
  const shirt = await addItem(server, noa);
  await add(shirt.id);
  expect((await wishlist(mira)).map(([id]) => id)).toContain(shirt.id);

  const hide = { userID: noa.email, profilePrivacy: 'private' as const, postPrivacy: 'private' as const };
  await server.call(profileChangeCalls.updateProfile, hide, noa.token);
  expect(await wishlist(mira)).toEqual([]);
  expect((await add(shirt.id)).status).toBe(404);
  expect((await add('no-such-item')).status).toBe(404);
});

describe('a full wishlist', () => {
  let full: TestUser;
  const addTo = (itemID: string) =>
    server.call(wishlistCalls.addFavorite, { email: full.email, itemID }, full.token);
  beforeAll(async () => {
    full = await server.signUp('full');
    const seller = await server.signUp('seller');
    const userId = await userIdOf(server, full);
    const ownerId = await userIdOf(server, seller);
    const { db } = server.services;
    await db.execute(sql`insert into items
        (id, owner_id, name, category, subcategory, brand, size, color, material, style)
      select 'wished_' || n, ${ownerId}, 'Coat', 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal'
      from generate_series(1, 1001) as n`);
    await db.execute(sql`insert into favorites (user_id, item_id, source, added_at)
      select ${userId}, 'wished_' || n, 'aura-feed', '2020-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, 1000) as n`);
  });

  it('refuses another item, but not one that is on it', async () => {
    const { status, body } = await addTo('wished_1001');
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ error: 'You can have up to 1,000 items on your wishlist.' }),
    ]);
    expect((await addTo('wished_1')).status).toBe(200);
    expect(await wishlist(full)).toHaveLength(1000);
  });

  it('takes one of two items that are added at the same time when one more fits', async () => {
    const request = { email: full.email, itemID: 'wished_1' };
    await server.call(wishlistCalls.removeFavorite, request, full.token);
    const both = await Promise.all([addTo('wished_1001'), addTo('wished_1')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

it('when the user has no profile, the wishlist is empty', async () => {
  const token = fakeToken({ uid: 'uid-bare', email: 'bare@example.com' });
  const answer = await server.call(wishlistCalls.getFavorites, { email: 'bare@example.com' }, token);
  expect(answer.body).toEqual({ success: true, favorites: [] });
});
