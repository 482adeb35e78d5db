import { analysisCalls } from '@aura/api-client/contract/analysis';
import { calls } from '@aura/api-client/contract/calls';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { demoWorld } from '@aura/demo-world/demo-world';
import { categories } from '@aura/domain/vocabularies/categories';
import { describe, expect, it } from 'vitest';
import { mockToken } from './identity.ts';
import { worldForScenario } from './scenarios.ts';
import { createTestMocks, smallJpeg } from './testing/client.ts';

const userID = 'mira@example.com';
const root = 'https://aura.test/api/aura';

describe('handlers', () => {
  it('exist for each call of the contract', () => {
    expect(createTestMocks().mocks.handlers).toHaveLength(Object.keys(calls).length);
  });

  it.each(Object.values(calls).filter(({ access }) => access === 'required'))(
    'of $name require a token',
    async ({ method, path }) => {
      const { send } = createTestMocks();
      const url = root + path.replace(/\{\w+\}/g, 'x');
      expect((await send(new Request(url, { method }))).status).toBe(401);
      const headers = { Authorization: `Bearer ${mockToken('uid-unknown')}` };
      expect((await send(new Request(url, { method, headers }))).status).toBe(401);
    },
  );

  it('reject another user’s email', async () => {
    const { call } = createTestMocks();
    const answer = await call(postCalls.addLike, { userID: 'noor@example.com', postID: 'post-mira' });
    expect(answer).toMatchObject({ status: 403, body: { success: false, code: 'FORBIDDEN' } });
  });

  it('reject requests that do not match the schema', async () => {
    const { call } = createTestMocks();
    expect((await call(postCalls.getPosts, { limit: 0 })).body.code).toBe('VALIDATION');
  });

  it('reject requests with another encoding than the call’s', async () => {
    const { send } = createTestMocks();
    const headers = { Authorization: `Bearer ${mockToken('uid-mira')}`, 'Content-Type': 'text/plain' };
    const request = new Request(`${root}/removeLike`, { method: 'POST', headers, body: 'userID=a' });
    expect((await send(request)).status).toBe(415);
  });
});

describe('images', () => {
  const bytes = async (blob: Blob) => blob.text();

  it('of the world have the bytes of its files', async () => {
    const { call } = createTestMocks();
    const { body, headers } = await call(postCalls.getPostImage, { id: 'post-mira', w: 640 }, null);
    expect(await bytes(body)).toBe('bytes of outfit.jpg');
    expect(headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('that are uploaded are returned unchanged', async () => {
    const { call } = createTestMocks();
    const { profilePicId } = (
      await call(profileChangeCalls.updateProfile, { userID, profilePicture: smallJpeg })
    ).body;
    const { body } = await call(profileLookupCalls.getProfilePicture, { picId: profilePicId ?? '' }, null);
    expect(await body.arrayBuffer()).toEqual(await smallJpeg.arrayBuffer());
  });

  it('that are not public have the viewer in their URL', async () => {
    const { call, send } = createTestMocks();
    const { post } = (await call(postCalls.getPost, { id: 'post-noor' })).body;
    expect((await send(new Request(root + post.image))).status).toBe(200);
    expect((await call(postCalls.getPostImage, { id: 'post-noor' }, null)).status).toBe(404);
    const { item } = (await call(itemCalls.getItem, { id: 'item-theo' }, 'theo')).body;
    expect((await call(itemCalls.getItemImage, { imageId: item.image ?? '' }, null)).status).toBe(200);
    expect((await call(itemCalls.getItemImage, { imageId: 'image-3.u_nobody' }, null)).status).toBe(404);
  });

  it('that are deleted are not found', async () => {
    const { call } = createTestMocks();
    expect((await call(postCalls.getPostImage, { id: 'post-mira-old' }, null)).status).toBe(404);
  });
});

describe('simulated analysis', () => {
  const detect = async (call: ReturnType<typeof createTestMocks>['call']) =>
    (await call(analysisCalls.evaluateImage, { file: smallJpeg })).body.items;

  it('returns the same items for the same order of calls', async () => {
    const first = await detect(createTestMocks().call);
    expect(await detect(createTestMocks().call)).toEqual(first);
    expect(first.length).toBeGreaterThan(0);
    for (const { category } of first) expect(categories).toContain(category);
  });

  it('hides detected items from the wardrobe and from others until a post links them', async () => {
    const { call } = createTestMocks();
    const wardrobe = async () => (await call(itemCalls.getAllUserItems, { userID })).body.items.length;
    const itemIDs = (await detect(call)).map(({ id }) => id);
    expect(await wardrobe()).toBe(2);
    const post = { file: smallJpeg, caption: '', userID, auraTags: [], itemIDs };
    const [id = ''] = itemIDs;
    expect((await call(itemCalls.getItem, { id })).status).toBe(200);
    expect((await call(itemCalls.getItem, { id }, 'noor')).status).toBe(404);
    expect((await call(postEditCalls.addPost, post)).body.post.itemIDs).toEqual(itemIDs);
    expect((await call(itemCalls.getItem, { id }, 'noor')).status).toBe(200);
    expect(await wardrobe()).toBe(2);
  });
});

describe('scenarios', () => {
  it('when empty, have one user without content', async () => {
    const { call } = createTestMocks({ scenario: 'empty' });
    expect((await call(postCalls.getPosts, {})).body.posts).toEqual([]);
    expect((await call(itemCalls.getAllUserItems, { userID })).body.items).toEqual([]);
    expect((await call(profileCalls.getProfile, { userID })).body.profile).toMatchObject({
      username: 'mira',
    });
  });

  it('when empty, have no outfits, wears and notifications of the world', () => {
    const { outfits, wears, notifications } = worldForScenario('empty', demoWorld);
    expect([outfits, wears, notifications]).toEqual([[], [], []]);
  });

  it('when failing, fail every call', async () => {
    const { call } = createTestMocks({ scenario: 'failing' });
    expect(await call(postCalls.getPosts, {})).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  });

  it('when signed-out, have no token', async () => {
    const { mocks } = createTestMocks({ scenario: 'signed-out' });
    expect(await mocks.identity.getToken()).toBeNull();
  });

  it('when slow, complete every call', async () => {
    const { call } = createTestMocks({ scenario: 'slow' });
    expect((await call(postCalls.getPosts, {})).status).toBe(200);
  });

  it('reset the state when one is set or reset', async () => {
    const { call, mocks } = createTestMocks();
    const total = async () => (await call(postCalls.getPosts, {})).body.total_posts;
    await call(postEditCalls.deletePost, { postId: 'post-mira', userID });
    expect(await total()).toBe(2);
    mocks.reset();
    expect(await total()).toBe(3);
    mocks.setScenario('empty');
    expect(await total()).toBe(0);
  });
});
