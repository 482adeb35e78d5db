import { itemCalls } from '@aura/api-client/contract/items';
import { likeCalls } from '@aura/api-client/contract/likes';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { likesPageSize, profileLikesMaxCount } from '@aura/domain/limits/likes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

/** Posts and items that `fan` likes, of which many have the same time of their like. */
const likes = 125;

let server: TestServer;
let author: TestUser;
let fan: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.signUp('author');
  fan = await server.signUp('fan');
  reader = await server.signUp('reader');
  const authorId = await userIdOf(server, author);
  const fanId = await userIdOf(server, fan);
  const { db } = server.services;
  await db.execute(sql`insert into posts (id, owner_id, caption, tags)
    select 'post_' || n, ${authorId}, 'Post ' || n, '{}' from generate_series(1, ${likes}::integer) as n`);
  await db.execute(sql`insert into items (id, owner_id, name, category, subcategory, brand, size, color, material, style, like_count)
    select 'item_' || n, ${authorId}, 'Coat', 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal', 1
    from generate_series(1, ${likes}::integer) as n`);
  for (const thing of ['post', 'item']) {
    await db.execute(sql`insert into ${sql.raw(`${thing}_likes (${thing}_id`)}, user_id, created_at)
      select ${thing}::text || '_' || n, ${fanId}, '2020-01-01'::timestamptz + (n / 10) * interval '1 minute'
      from generate_series(1, ${likes}::integer) as n`);
  }
});
afterAll(() => server.close());

const likedPosts = (request: { limit?: number; after?: string }, { token }: TestUser) =>
  server.call(likeCalls.getLikedPosts, { username: 'fan', ...request }, token);
const likedItems = (request: { limit?: number; after?: string }, { token }: TestUser) =>
  server.call(likeCalls.getLikedItems, request, token);
const change = (user: TestUser, fields: object) =>
  server.call(profileChangeCalls.updateProfile, { userID: user.email, ...fields }, user.token);

async function profileOf(username: string, { token }: TestUser) {
  const { body } = await server.call(profileCalls.getProfileByUsername, { username }, token);
  return body.profile;
}

/** The ids of all pages of a list. */
async function pagesOf(read: (after: string | undefined) => Promise<{ ids: string[]; next: string | null }>) {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { ids, next } = await read(after);
    pages.push(ids);
    after = next ?? undefined;
  } while (after !== undefined);
  return pages;
}

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const minuteOf = (id: string) => Math.floor(Number(id.split('_')[1]) / 10);

const lists = {
  posts: async (after?: string) => {
    const { body } = await likedPosts({ ...(after && { after }) }, reader);
    return { ids: idsOf(body.posts), next: body.next };
  },
  items: async (after?: string) => {
    const { body } = await likedItems({ ...(after && { after }) }, fan);
    return { ids: idsOf(body.items), next: body.next };
  },
};

it.each(['posts', 'items'] as const)(
  'the pages of liked %s contain each once, the newest like first',
  async (list) => {
    const pages = await pagesOf(lists[list]);
    expect(pages.map(({ length }) => length)).toEqual([likesPageSize, likesPageSize, likes % likesPageSize]);
    const ids = pages.flat();
    expect(new Set(ids).size).toBe(likes);
    const minutes = ids.map(minuteOf);
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  },
);

it('a profile names the newest liked posts and items, and the owner reads the number of liked items', async () => {
  const own = await profileOf('fan', fan);
  expect(own.postLikes).toHaveLength(profileLikesMaxCount);
  expect(own.itemLikes).toHaveLength(profileLikesMaxCount);
  expect(own.itemLikeCount).toBe(likes);
  expect(own.postLikes).toEqual((await lists.posts()).ids.slice(0, profileLikesMaxCount));
  expect((await profileOf('fan', reader)).itemLikeCount).toBeUndefined();
});

it('posts and items say whether the caller likes them', async () => {
  const likedBy = async ({ token }: TestUser) => {
    const post = await server.call(postCalls.getPost, { id: 'post_1' }, token);
    const item = await server.call(itemCalls.getItem, { id: 'item_1' }, token);
    const byIds = await server.call(postCalls.getPostsByIds, { ids: ['post_1'] }, token);
    return [post.body.post.liked, item.body.item.liked, byIds.body.posts[0]?.liked];
  };
  expect(await likedBy(fan)).toEqual([true, true, true]);
  expect(await likedBy(reader)).toEqual([false, false, false]);
  const signedOut = await server.call(itemCalls.getItem, { id: 'item_1' });
  expect(signedOut.body.item.liked).toBe(false);
});

it('the likes of a profile that is not public are hidden from others, also from friends', async () => {
  await change(fan, { profilePrivacy: 'friends' });
  expect((await likedPosts({}, reader)).status).toBe(404);
  expect((await likedPosts({ limit: 1 }, fan)).body.posts).toHaveLength(1);
  expect((await profileOf('fan', fan)).postLikes).toHaveLength(profileLikesMaxCount);
  await change(fan, { profilePrivacy: 'public' });
});

it('posts and items that their author hides are left out, and no cursor names them', async () => {
  await change(author, { profilePrivacy: 'private', postPrivacy: 'private' });
  expect((await likedPosts({}, fan)).body).toMatchObject({ posts: [], next: null });
  expect((await likedItems({}, fan)).body).toMatchObject({ items: [], next: null });
  await change(author, { profilePrivacy: 'public', postPrivacy: 'public' });
  expect((await likedItems({ limit: 1 }, fan)).body.items).toHaveLength(1);
});

it('a like that is added while the list is read does not move the pages', async () => {
  const first = (await likedItems({ limit: 2 }, fan)).body;
  await server.call(itemCalls.removeItemLike, { userID: fan.email, itemID: 'item_1' }, fan.token);
  await server.call(itemCalls.addItemLike, { userID: fan.email, itemID: 'item_1' }, fan.token);
  const second = (await likedItems({ limit: 1, after: first.next ?? '' }, fan)).body;
  const all = (await likedItems({}, fan)).body;
  expect(idsOf(all.items).slice(0, 4)).toEqual(['item_1', ...idsOf(first.items), ...idsOf(second.items)]);
});
