import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { searchCalls } from '@aura/api-client/contract/search';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mariam: TestUser;
let tomasz: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mariam = await server.signUp('mariam');
  tomasz = await server.signUp('tomasz');
});
afterAll(() => server.close());

interface PageRequest {
  readonly limit?: number;
  readonly after?: string | null | undefined;
}

async function search(type: SearchType, q: string, { limit, after }: PageRequest) {
  const request = { q, type, limit, after: after ?? undefined };
  const { status, body } = await server.call(searchCalls.search, request, tomasz.token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
async function people(q: string, page: PageRequest) {
  const { people: found, ...place } = await search('people', q, page);
  return { ...place, names: found.map(({ username }) => username) };
}
async function tagPage(tag: string, { limit, after }: PageRequest) {
  const request = { tag, limit, after: after ?? undefined };
  return (await server.call(searchCalls.getTag, request, tomasz.token)).body;
}
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

/** Shares posts a second apart. Returns their ids, oldest first. */
async function share(count: number, auraTags: string[], caption = 'A look'): Promise<string[]> {
  const posts = [];
  for (let index = 0; index < count; index++) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    posts.push(await sharePost(server, mariam, { auraTags, caption }));
  }
  return idsOf(posts);
}
const deletePost = (postId = '') =>
  server.call(postEditCalls.deletePost, { postId, userID: mariam.email }, mariam.token);

describe('a search for people', () => {
  it('reads pages without gaps', async () => {
    for (const name of ['zoe', 'zoe.a', 'zoe.b', 'zoe.c']) await server.signUp(name);
    const first = await people('zoe', { limit: 3 });
    const second = await people('zoe', { limit: 3, after: first.next });
    expect([first.names, first.total]).toEqual([['zoe', 'zoe.a', 'zoe.b'], 4]);
    expect([second.names, second.next]).toEqual([['zoe.c'], null]);
  });

  it('continues after a person who was deleted meanwhile', async () => {
    for (const name of ['gap.a', 'gap.c', 'gap.d']) await server.signUp(name);
    const { email, token } = await server.signUp('gap.b');
    const { next } = await people('gap', { limit: 2 });
    const deletion = { userID: email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(profileChangeCalls.deleteAccount, deletion, token)).status).toBe(200);
    expect((await people('gap', { limit: 2, after: next })).names).toEqual(['gap.c', 'gap.d']);
  });

  it('continues after a name, the cursor of the release before', async () => {
    for (const name of ['old.a', 'old.b', '7.old']) await server.signUp(name);
    expect((await people('old', { after: 'old.a' })).names).toEqual(['old.b', '7.old']);
  });
});

describe('a search for posts', () => {
  it('says that no page follows when the page has exactly the last posts', async () => {
    await share(3, [], 'Moleskin waistcoat');
    expect((await search('posts', 'moleskin', { limit: 2 })).next).not.toBeNull();
    const { posts, next } = await search('posts', 'moleskin', { limit: 3 });
    expect([posts.length, next]).toEqual([3, null]);
  });

  it('continues after a post that was deleted meanwhile', async () => {
    const [one, two, three] = await share(4, [], 'Seersucker');
    const { next } = await search('posts', 'seersucker', { limit: 2 });
    await deletePost(three);
    const second = await search('posts', 'seersucker', { limit: 2, after: next });
    expect([idsOf(second.posts), second.total, second.next]).toEqual([[two, one], 3, null]);
  });

  it('continues after the id of a post, the cursor of the release before', async () => {
    const [older, newer] = await share(2, [], 'Barathea');
    const { posts } = await search('posts', 'barathea', { after: newer });
    expect(idsOf(posts)).toEqual([older]);
  });
});

it('a search for tags continues after a tag whose last post was deleted meanwhile', async () => {
  for (const tag of ['#twilla', '#twillb', '#twillc', '#twilld']) await share(1, [tag]);
  const { next } = await search('tags', 'twill', { limit: 2 });
  const [last] = (await tagPage('twillb', {})).posts;
  await deletePost(last?.id);
  const { tags } = await search('tags', 'twill', { limit: 2, after: next });
  expect(tags.map(({ tag }) => tag)).toEqual(['#twillc', '#twilld']);
});

describe('the pages of a tag', () => {
  it('continue after a post that was deleted meanwhile', async () => {
    const [one, two, three, four, five] = await share(5, ['#paged']);
    const first = await tagPage('paged', { limit: 2 });
    expect([idsOf(first.posts), first.total]).toEqual([[five, four], 5]);
    await deletePost(four);
    const second = await tagPage('paged', { limit: 2, after: first.next });
    expect(idsOf(second.posts)).toEqual([three, two]);
    const third = await tagPage('paged', { limit: 2, after: second.next });
    expect([idsOf(third.posts), third.next]).toEqual([[one], null]);
  });

  it('continue after a cursor of the release before', async () => {
    const [one] = await share(3, ['#updated']);
    const { next } = await tagPage('updated', { limit: 2 });
    expect(idsOf((await tagPage('updated', { after: next?.replace('_', '-') })).posts)).toEqual([one]);
  });

  it('say that no page follows when the page has exactly the last posts', async () => {
    await share(2, ['#fullpage']);
    const { posts, next } = await tagPage('fullpage', { limit: 2 });
    expect([posts.length, next]).toEqual([2, null]);
  });
});
