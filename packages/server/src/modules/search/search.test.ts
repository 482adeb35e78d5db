import { followCalls } from '@aura/api-client/contract/follows';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { reportCalls } from '@aura/api-client/contract/reports';
import { searchCalls } from '@aura/api-client/contract/search';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tags } from '../../db/search-schema.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mariam: TestUser;
let tomasz: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mariam = await server.signUp('mariam.elsayed', { displayName: 'Mariam El-Sayed' });
  tomasz = await server.signUp('tomasz', { displayName: 'Łukasz 100%' });
});
afterAll(() => server.close());

async function search(type: SearchType, q: string, viewer = tomasz) {
  const { status, body } = await server.call(searchCalls.search, { q, type }, viewer.token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const people = async (q: string, viewer?: TestUser) =>
  (await search('people', q, viewer)).people.map(({ username }) => username);
const counts = async (q: string, viewer?: TestUser) =>
  Object.fromEntries((await search('tags', q, viewer)).tags.map(({ tag, posts }) => [tag, posts]));
const update = (user: TestUser, changes: Record<string, unknown>) =>
  server.call(profileChangeCalls.updateProfile, { userID: user.email, ...changes }, user.token);
const share = (user: TestUser, auraTags: string[], caption = 'A look') => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  return sharePost(server, user, { auraTags, caption });
};
const tagPage = async (tag: string, viewer = tomasz, page: object = {}) =>
  (await server.call(searchCalls.getTag, { tag, ...page }, viewer.token)).body;

describe('a search for people', () => {
  it.each([
    ['the start of the username', 'mari'],
    ['the username in capitals', 'MARIAM.ELSAYED'],
    ['the username with its sign', '@mariam'],
    ['the start of the display name', 'Mariam El-S'],
    ['a letter too many', 'marriam'],
    ['a letter too few', 'maram'],
    ['a later word of the name', 'elsayed'],
    ['two swapped letters', 'mraiam'],
    ['two swapped letters in the middle', 'maraim'],
    ['two swapped letters at the start', 'amriam'],
    ['two swapped letters of a later word', 'sayde'],
    ['two swapped letters in the middle of a later word', 'syaed'],
  ])('by %s finds the person', async (_, q) => {
    expect(await people(q)).toContain('mariam.elsayed');
  });

  it.each(['mara', 'mar elk', 'lisa', 'marble', 'marching'])(
    'by %s, which has only the first letters in common, finds no one',
    async (q) => {
      expect(await people(q)).toEqual([]);
    },
  );

  it.each(['%', '_', '%%%', "'", '"', '\\', '🧥', 'zz%'])('by %s finds no one', async (q) => {
    expect(await people(q)).toEqual([]);
  });

  it('by letters that are not ASCII, and by a percent sign, finds the person', async () => {
    expect(await people('łukasz 100%')).toEqual(['tomasz']);
  });

  it('lists the person of that name first, then followed people', async () => {
    for (const name of ['zoe', 'zoe.a', 'zoe.b', 'zoe.c']) await server.signUp(name);
    await server.call(followCalls.follow, { username: 'zoe.c' }, tomasz.token);
    expect(await people('zoe')).toEqual(['zoe', 'zoe.c', 'zoe.a', 'zoe.b']);
  });

  it('does not find a private profile, or a person who blocks the viewer', async () => {
    const hidden = await server.signUp('hidden.one');
    await update(hidden, { profilePrivacy: 'private' });
    expect([await people('hidden.one'), await people('hiden.one')]).toEqual([[], []]);
    await update(hidden, { profilePrivacy: 'public', blockedList: ['tomasz'] });
    expect([await people('hidden.one'), await people('hidden.one', mariam)]).toEqual([[], ['hidden.one']]);
  });
});

describe('tags', () => {
  it('count posts with the tag and posts with it in the caption, and follow edits and deletions', async () => {
    const first = await share(mariam, ['#Velvet']);
    const second = await share(tomasz, [], 'In #velvet, at last');
    expect(await counts('velvet')).toEqual({ '#velvet': 2 });
    expect((await tagPage('velvet')).posts.map(({ id }) => id)).toEqual([second.id, first.id]);

    await server.call(postEditCalls.updatePost, { id: first.id, auraTags: ['#velours'] }, mariam.token);
    expect(await counts('vel')).toEqual({ '#velours': 1, '#velvet': 1 });
    await server.call(postEditCalls.deletePost, { postId: second.id, userID: tomasz.email }, tomasz.token);
    expect(await counts('vel')).toEqual({ '#velours': 1 });
    expect(await tagPage('velvet')).toMatchObject({ tag: '#velvet', total: 0, posts: [], next: null });
  });

  it('of which no post is left, are not stored', async () => {
    const post = await share(mariam, ['#deleted']);
    await server.call(postEditCalls.deletePost, { postId: post.id, userID: mariam.email }, mariam.token);
    expect((await server.services.db.select().from(tags)).map(({ tag }) => tag)).not.toContain('#deleted');
  });

  it('are found by a part of the word and with a typo', async () => {
    await share(mariam, ['#rawlinen']);
    expect(await counts('linen')).toHaveProperty('#rawlinen');
    expect(await counts('#rawlinnen')).toHaveProperty('#rawlinen');
    expect(await counts('rain')).toEqual({});
  });

  it('that resemble the term are found when those that start with it have only hidden posts', async () => {
    const owner = await server.signUp('secretive');
    await update(owner, { postPrivacy: 'private' });
    await share(
      owner,
      Array.from({ length: 10 }, (_, index) => `#corduroy${index}`),
    );
    await share(mariam, ['#finecorduroy']);
    expect(await counts('corduroy')).toEqual({ '#finecorduroy': 1 });
    expect(Object.keys(await counts('corduroy', owner))).toHaveLength(10);
  });

  it('are counted as the viewer sees their posts, and those of hidden posts are not found', async () => {
    const owner = await server.signUp('keeper');
    await share(owner, ['#secretly']);
    await share(mariam, ['#openly', '#secretly']);
    expect(await counts('secretly')).toEqual({ '#secretly': 2 });
    await update(owner, { postPrivacy: 'private' });
    expect([await counts('secretly'), await counts('secretly', owner)]).toEqual([
      { '#secretly': 1 },
      { '#secretly': 2 },
    ]);
    await update(mariam, { blockedList: ['tomasz'] });
    expect(await counts('secretly')).toEqual({});
    expect((await tagPage('secretly')).total).toBe(0);
    await update(mariam, { blockedList: [] });
    await update(owner, { postPrivacy: 'public' });
    expect(await counts('secretly')).toEqual({ '#secretly': 2 });
  });

  it('name no followed person whose only post with the tag the viewer has reported', async () => {
    const advertiser = await server.signUp('advertiser');
    await server.call(followCalls.follow, { username: 'advertiser' }, tomasz.token);
    const { id: targetId } = await share(advertiser, ['#bargain']);
    expect((await tagPage('bargain')).people).toMatchObject([{ username: 'advertiser' }]);
    const report = { targetType: 'post', targetId, reason: 'spam', note: '' } as const;
    expect((await server.call(reportCalls.report, report, tomasz.token)).status).toBe(200);
    expect(await tagPage('bargain')).toMatchObject({ total: 0, posts: [], people: [], peopleTotal: 0 });
  });

  it('of an erased account are counted no longer', async () => {
    const leaving = await server.signUp('leaving');
    await share(leaving, ['#farewell']);
    await share(mariam, ['#farewell']);
    const confirmation = { userID: leaving.email, confirmationText: accountDeletionPhrase } as const;
    expect((await server.call(profileChangeCalls.deleteAccount, confirmation, leaving.token)).status).toBe(
      200,
    );
    expect(await counts('farewell')).toEqual({ '#farewell': 1 });
    const stored = (await server.services.db.select().from(tags)).find(({ tag }) => tag === '#farewell');
    expect(stored?.publicPosts).toBe(1);
  });

  it('have the right count after 24 simultaneous posts with the same tags in another order', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `#together${index}`);
    const posts = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        sharePost(server, index % 2 === 0 ? mariam : tomasz, {
          auraTags: index % 3 === 0 ? names : names.toReversed(),
        }),
      ),
    );
    expect(Object.values(await counts('together'))).toEqual(names.map(() => 24));
    await Promise.all(
      posts.map(({ id }, index) => {
        const owner = index % 2 === 0 ? mariam : tomasz;
        return server.call(postEditCalls.deletePost, { postId: id, userID: owner.email }, owner.token);
      }),
    );
    expect(await counts('together')).toEqual({});
  });

  it.each(['tewed', 'twede', '#wteed'])('are found by %s, with two letters swapped', async (q) => {
    await share(mariam, ['#tweed']);
    expect(Object.keys(await counts(q))).toEqual(['#tweed']);
  });

  it('have related tags: those of at least two of their newest posts that the viewer may see', async () => {
    const hidden = await server.signUp('related');
    for (const others of [['#tweed', '#autumn'], ['#tweed'], ['#tweed']])
      await share(mariam, ['#herringbone', ...others]);
    const reported = await share(mariam, ['#herringbone', '#autumn', '#loden']);
    for (const _ of [1, 2]) await share(hidden, ['#herringbone', '#privately']);
    expect((await tagPage('herringbone')).related).toEqual(['#tweed', '#autumn', '#privately']);
    await update(hidden, { postPrivacy: 'private' });
    const first = await tagPage('herringbone', tomasz, { limit: 2 });
    expect(first.related).toEqual(['#tweed', '#autumn']);
    expect((await tagPage('herringbone', tomasz, { after: first.next })).related).toEqual([]);
    const report = { targetType: 'post', targetId: reported.id, reason: 'spam' } as const;
    await server.call(reportCalls.report, report, tomasz.token);
    expect((await tagPage('herringbone')).related).toEqual(['#tweed']);
  });
});

it('a search for posts finds words and tags, and not the posts of a private account', async () => {
  const owner = await server.signUp('quiet');
  const post = await share(owner, ['#dawnlight'], 'Unusual gabardine');
  const found = async (q: string) => (await search('posts', q)).posts.map(({ id }) => id);
  expect([await found('gabardine'), await found('#dawnlight')]).toEqual([[post.id], [post.id]]);
  await update(owner, { postPrivacy: 'private' });
  const { posts, total } = await search('posts', 'gabardine');
  expect([posts, total]).toEqual([[], 0]);
});

it('a search for items finds own items only', async () => {
  const own = await addItem(server, tomasz, { itemName: 'Wide corduroy trousers' });
  await addItem(server, mariam, { itemName: 'Corduroy jacket' });
  const { items, total } = await search('items', 'CORDUROY wide');
  expect([items.map(({ id }) => id), total]).toEqual([[own.id], 1]);
});

it.each([
  ['only spaces', { q: '   ', type: 'people' }],
  ['10,000 characters', { q: 'x'.repeat(10_000), type: 'posts' }],
  ['an unknown type', { q: 'linen', type: 'secrets' }],
  ['too large a page', { q: 'linen', type: 'tags', limit: 51 }],
] as const)('a search with %s is refused', async (_, request) => {
  expect((await server.call(searchCalls.search, request as never, tomasz.token)).status).toBe(400);
});
