import { commentCalls } from '@aura/api-client/contract/comments';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { type PostWire, postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { addItem, sharePost } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser, testNow } from '../../testing/server.ts';

const { updatePost } = postEditCalls;
const later = new Date(testNow.getTime() + 60_000);

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
let post: PostWire;

beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.now = testNow;
  const item = await addItem(server, mira);
  const texts = { caption: 'Rain', auraTags: ['#rain', '#wool'], imageAlt: 'A coat' };
  post = await sharePost(server, mira, { ...texts, itemIDs: [item.id] });
  server.clock.now = later;
});

const edit = (fields: object, token = mira.token) =>
  server.call(updatePost, { id: post.id, ...fields }, token);
const read = async (token?: string) =>
  (await server.call(postCalls.getPost, { id: post.id }, token)).body.post;
const search = async (term: string) => {
  const { body } = await server.call(postCalls.getPosts, { search_term: term }, noa.token);
  return body.posts.map(({ id }) => id).includes(post.id);
};

describe('updatePost', () => {
  it('changes caption, tags and alternative text, and nothing else', async () => {
    const comment = { Email: noa.email, userName: 'noa', postID: post.id, comment: 'Lovely' };
    await server.call(commentCalls.addComment, comment, noa.token);
    await server.call(postCalls.addLike, { userID: noa.email, postID: post.id }, noa.token);
    const before = await read(noa.token);
    const texts = { caption: 'Snow ❄️\nשלום', imageAlt: 'A coat in the snow' };
    const { status, body } = await edit({ ...texts, auraTags: ['#Snow', '#snow', '#wool'] });
    const changed = { ...texts, auraTags: ['#snow', '#wool'], editedAt: later.toISOString() };
    expect([status, body.post]).toMatchObject([200, { ...changed, isOwner: true, userID: mira.email }]);
    expect(await read(noa.token)).toEqual({ ...before, ...changed });
  });

  it.each([
    ['a caption', { caption: 'Snow' }],
    ['tags', { auraTags: ['#snow'] }],
    ['an alternative text', { imageAlt: 'Snow' }],
    ['no items', { itemIDs: [] }],
    ['an empty caption', { caption: '' }],
    ['no tags', { auraTags: [] }],
    ['an empty alternative text', { imageAlt: '' }],
  ])('with only %s, leaves the other texts as they are', async (_, fields) => {
    const before = await read();
    expect((await edit(fields)).status).toBe(200);
    expect(await read()).toEqual({ ...before, ...fields, editedAt: later.toISOString() });
  });

  it.each([
    ['no texts', {}],
    ['the same texts', { caption: 'Rain', auraTags: ['#Rain', '#wool', '#rain'], imageAlt: 'A coat' }],
  ])('with %s, does not mark the post as edited and sends no live update', async (_, fields) => {
    const publish = vi.spyOn(server.services.changes, 'publish');
    const { status, body } = await edit(fields);
    expect([status, body.post.editedAt]).toEqual([200, null]);
    expect(publish).not.toHaveBeenCalled();
    await edit({ caption: 'Snow' });
    expect(publish).toHaveBeenCalledWith({ type: 'post-edited', postId: post.id });
    publish.mockRestore();
  });

  it('without a change, keeps the time of the last edit', async () => {
    await edit({ caption: 'Snow' });
    server.clock.now = new Date(later.getTime() + 60_000);
    expect((await edit({ caption: 'Snow' })).body.post.editedAt).toBe(later.toISOString());
  });

  it('is followed by the search for words and tags', async () => {
    await edit({ caption: 'Blizzard', auraTags: ['#igloo'] });
    expect([await search('blizzard'), await search('#igloo')]).toEqual([true, true]);
    expect([await search('rain'), await search('#wool')]).toEqual([false, false]);
  });

  it('does not move the post in the feed', async () => {
    const newer = await sharePost(server, noa);
    const feed = async () =>
      (await server.call(postCalls.getPosts, { limit: 50 }, noa.token)).body.posts.map(({ id }) => id);
    const before = await feed();
    expect(before[0]).toBe(newer.id);
    await edit({ caption: 'Snow' });
    expect(await feed()).toEqual(before);
  });

  it.each([
    ['a caption beyond 2200 characters', { caption: 'x'.repeat(2201) }],
    ['an alternative text beyond 500 characters', { imageAlt: 'x'.repeat(501) }],
    ['a tag without #', { auraTags: ['rain'] }],
    ['a tag beyond 50 characters', { auraTags: [`#${'x'.repeat(50)}`] }],
    ['31 tags', { auraTags: Array.from({ length: 31 }, (_, index) => `#t${index}`) }],
    ['NUL', { caption: 'a\0b' }],
    ['31 items', { itemIDs: Array.from({ length: 31 }, (_, index) => `i${index}`) }],
    ['a caption that is no text', { caption: 7 }],
    ['null', { caption: null }],
  ])('with %s, answers 400 and changes nothing', async (_, fields) => {
    const before = await read();
    const { status, body } = await edit({ imageAlt: 'Changed', ...fields });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(await read()).toEqual(before);
  });

  it('ignores fields that the author cannot change', async () => {
    const before = await read();
    const foreign = {
      likes: 99,
      location: 'Moon',
      originalEmail: noa.email,
      ownerId: 'u',
      timestamp: 0,
    };
    expect((await edit({ caption: 'Snow', ...foreign })).status).toBe(200);
    expect(await read()).toEqual({ ...before, caption: 'Snow', editedAt: later.toISOString() });
  });

  it.each([
    ['another user', 403, () => noa.token],
    ['signed out', 401, () => undefined],
  ])('of %s, is answered %i and changes nothing', async (_, status, token) => {
    const before = await dumpDatabase(server.services.db);
    expect((await server.call(updatePost, { id: post.id, caption: 'Mine' }, token())).status).toBe(status);
    expect(await dumpDatabase(server.services.db)).toBe(before);
  });

  it('for a hidden post, answers like one that does not exist', async () => {
    const setPrivacy = (postPrivacy: 'private' | 'public') =>
      server.call(profileChangeCalls.updateProfile, { userID: mira.email, postPrivacy }, mira.token);
    await setPrivacy('private');
    const hidden = await edit({ caption: 'Mine' }, noa.token);
    const missing = await server.call(updatePost, { id: 'p_missing', caption: 'Mine' }, noa.token);
    expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
    expect((await edit({ caption: 'Snow' })).body.post).toMatchObject({ caption: 'Snow', isOwner: true });
    await setPrivacy('public');
  });

  it('of the same post by two devices, keeps the changes of both', async () => {
    const answers = await Promise.all([edit({ caption: 'Snow' }), edit({ auraTags: ['#snow'] })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ caption: 'Snow', auraTags: ['#snow'], imageAlt: 'A coat' });
  });
});
