import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { reportCalls } from '@aura/api-client/contract/reports';
import { userPostCalls } from '@aura/api-client/contract/user-posts';
import { profilePostsMaxCount, userPostsPageSize } from '@aura/domain/limits/profile';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf, rowsReadFrom } from '../../testing/query-plan.ts';
import { userIdOf } from '../../testing/relations.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { findUserPosts } from './user-posts.repository.ts';

/** Posts of `author`, many of which have the same time. */
const total = 125;

let server: TestServer;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.signUp('author');
  reader = await server.signUp('reader');
  const authorId = await userIdOf(server, author);
  await server.services.db.execute(sql`insert into posts (id, owner_id, caption, tags, created_at)
    select 'post_' || n, ${authorId}, 'Post ' || n, '{}', '2020-01-01'::timestamptz + (n / 10) * interval '1 minute'
    from generate_series(1, ${total}::integer) as n`);
});
afterAll(() => server.close());

const read = (page: { limit?: number; after?: string } = {}, { token } = reader) =>
  server.call(userPostCalls.getUserPosts, { username: 'Author', ...page }, token);
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const change = (fields: object) =>
  server.call(profileChangeCalls.updateProfile, { userID: author.email, ...fields }, author.token);

async function profile({ token } = reader) {
  const { body } = await server.call(profileCalls.getProfileByUsername, { username: 'author' }, token);
  return body.profile;
}

async function readPages(): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const { body } = await read(after === undefined ? {} : { after });
    pages.push(idsOf(body.posts));
    after = body.next ?? undefined;
  } while (after !== undefined);
  return pages;
}

it('the pages of the posts of a person contain each once, newest first', async () => {
  const pages = await readPages();
  expect(pages.map(({ length }) => length)).toEqual([
    userPostsPageSize,
    userPostsPageSize,
    total % userPostsPageSize,
  ]);
  const ids = pages.flat();
  expect(new Set(ids).size).toBe(total);
  const minutes = ids.map((id) => Math.floor(Number(id.split('_')[1]) / 10));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
});

it('a profile names the newest posts, and the number of all', async () => {
  const newest = idsOf((await read({ limit: profilePostsMaxCount })).body.posts);
  expect(await profile()).toMatchObject({ userPosts: newest, postCount: total });
  expect(await profile(author)).toMatchObject({ userPosts: newest, postCount: total });
});

it('a post that the reader has reported is not read and not counted, and others read it', async () => {
  const report = { targetType: 'post', targetId: 'post_125', reason: 'spam', note: '' } as const;
  expect((await server.call(reportCalls.report, report, reader.token)).status).toBe(200);
  expect(idsOf((await read()).body.posts)).not.toContain('post_125');
  expect(await profile()).toMatchObject({ postCount: total - 1 });
  expect(idsOf((await read({}, author)).body.posts)).toContain('post_125');
  expect(await profile(author)).toMatchObject({ postCount: total });
});

it('hidden posts of a public profile are not read and not counted; a hidden profile is not found', async () => {
  await change({ postPrivacy: 'private' });
  expect((await read()).body).toMatchObject({ posts: [], next: null });
  expect(await profile()).toMatchObject({ userPosts: [], postCount: 0 });
  await change({ postPrivacy: 'public', profilePrivacy: 'private' });
  expect((await read()).status).toBe(404);
  expect((await read({ limit: 1 }, author)).body.posts).toHaveLength(1);
  await change({ profilePrivacy: 'public' });
});

it('a page is a range of the index by owner and time', async () => {
  const { db } = server.services;
  const authorId = await userIdOf(server, author);
  const readerId = await userIdOf(server, reader);
  const after = { at: new Date('2020-01-01T00:10:00Z'), id: 'post_105' };
  const plan = await planOf(db, 'posts', findUserPosts(db, authorId, readerId, { limit: 11, after }));
  expect(rowsReadFrom('posts_owner_index', plan)).toBe(11);
  expect(plan).not.toMatch(/Seq Scan on posts|Sort/);
});

it('the number of posts changes with a deleted post', async () => {
  const { postCount = 0 } = await profile(author);
  await server.services.db.execute(sql`delete from posts where id = 'post_1'`);
  expect(await profile(author)).toMatchObject({ postCount: postCount - 1 });
  expect((await server.call(postCalls.getPost, { id: 'post_1' }, author.token)).status).toBe(404);
});
