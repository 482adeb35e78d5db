import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calls } from '@aura/api-client/contract/calls';
import { demoWorld } from '@aura/demo-world/demo-world';
import { usernameProblem } from '@aura/domain/rules/usernames';
import { isCategory } from '@aura/domain/vocabularies/categories';
import { describe, expect, it } from 'vitest';
import { mainUserOf } from './scenarios.ts';
import { createTestMocks } from './testing/client.ts';

const { people, items, posts, favorites, images } = demoWorld;
const usernames = new Set(people.map(({ username }) => username));
const itemIds = new Set(items.map(({ id }) => id));

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the demo world', () => {
  it('has unique ids, emails and usernames', () => {
    const comments = posts.flatMap((post) => post.comments);
    for (const things of [items, posts, comments]) expect(repeated(things.map(({ id }) => id))).toEqual([]);
    expect(repeated(people.map(({ uid }) => uid))).toEqual([]);
    expect(repeated(people.map(({ email }) => email))).toEqual([]);
    expect(repeated([...usernames])).toEqual([]);
  });

  it('refers only to existing users', () => {
    const named = [
      ...people.flatMap(({ follows, blocks }) => [...follows, ...blocks]),
      ...items.flatMap(({ owner, likedBy }) => [owner, ...likedBy]),
      ...posts.flatMap(({ owner, likedBy, comments }) => [
        owner,
        ...likedBy,
        ...comments.map(({ author }) => author),
      ]),
      ...favorites.map(({ username }) => username),
    ];
    expect(named.filter((username) => !usernames.has(username))).toEqual([]);
  });

  it('refers only to existing items, and posts link only their owner’s items', () => {
    const owned = new Map(items.map(({ id, owner }) => [id, owner]));
    const foreign = posts.flatMap((post) => post.itemIds.filter((id) => owned.get(id) !== post.owner));
    expect(foreign).toEqual([]);
    expect(favorites.filter(({ itemId }) => !itemIds.has(itemId))).toEqual([]);
  });

  it('refers only to existing image files', () => {
    const shown = [
      ...people.map(({ avatar }) => avatar),
      ...items.flatMap(({ front, back }) => [front, back]),
      ...posts.map(({ image }) => image),
    ].filter((file) => file !== null);
    expect(shown.filter((file) => !(file in images))).toEqual([]);
    const folder = fileURLToPath(new URL('../../packages/demo-world/data/images/', import.meta.url));
    expect(Object.keys(images).filter((file) => !existsSync(folder + file))).toEqual([]);
  });

  it('satisfies the rules of the product', () => {
    expect([...usernames].filter((username) => usernameProblem(username) !== null)).toEqual([]);
    expect(items.filter(({ category }) => !isCategory(category))).toEqual([]);
    for (const { comments } of posts) {
      const threads = new Set(comments.filter(({ parentId }) => parentId === null).map(({ id }) => id));
      expect(comments.filter(({ parentId }) => parentId !== null && !threads.has(parentId))).toEqual([]);
    }
  });

  it('is served with valid responses for every read of its main user', async () => {
    const { mocks } = createTestMocks({ world: demoWorld });
    const mainUser = mainUserOf(demoWorld);
    const caller = { uid: mainUser?.uid ?? '', email: mainUser?.email ?? '', authTime: 0 };
    const handle = (
      call: Parameters<typeof mocks.backend.handle>[0]['call'],
      fields: Record<string, unknown>,
    ) => mocks.backend.handle({ call, fields, caller });
    const feed = calls.getPosts.response.parse(await handle(calls.getPosts, { limit: 50 }));
    expect(feed.total_posts).toBeGreaterThan(10);
    for (const { id, username } of feed.posts) {
      await handle(calls.getPost, { id });
      await handle(calls.getPostItems, { postId: id });
      await handle(calls.getProfileByUsername, { username }).catch((error: Error) => {
        // Posts can be public while the profile is visible to friends only.
        expect(error).toMatchObject({ code: 'NOT_FOUND' });
      });
    }
    await handle(calls.getProfile, { userID: caller.email });
    await handle(calls.getAllUserItems, { userID: caller.email });
    await handle(calls.getFavorites, { email: caller.email });
  });
});
