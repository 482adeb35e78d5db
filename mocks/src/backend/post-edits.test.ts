import { analysisCalls } from '@aura/api-client/contract/analysis';
import { itemCalls } from '@aura/api-client/contract/items';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { describe, expect, it } from 'vitest';
import { createTestMocks, smallJpeg } from '../testing/client.ts';

const { getPost } = postCalls;
const { updatePost, deletePost } = postEditCalls;
const { getItem, getPostItems } = itemCalls;
const { evaluateImage } = analysisCalls;

type Call = ReturnType<typeof createTestMocks>['call'];

describe('editing a post', () => {
  it('changes the sent texts only, and marks the post as edited', async () => {
    const { call } = createTestMocks();
    const before = (await call(getPost, { id: 'post-mira' })).body.post;
    const { body } = await call(updatePost, { id: 'post-mira', auraTags: ['#New', '#new'] });
    expect(body.post).toMatchObject({ caption: before.caption, auraTags: ['#new'], isOwner: true });
    expect(body.post.editedAt).not.toBeNull();
    const after = (await call(getPost, { id: 'post-mira' })).body.post;
    expect(after).toEqual({ ...before, auraTags: ['#new'], editedAt: body.post.editedAt });
  });

  it('changes the items, which show that they are detected to their owner only', async () => {
    const { call } = createTestMocks();
    const [found] = (await call(evaluateImage, { file: smallJpeg })).body.items;
    const id = found?.id ?? '';
    const marks = async (username?: string) => {
      const { body } = await call(getPostItems, { postId: 'post-mira' }, username);
      return body.items.map(({ detected }) => detected);
    };
    const { body } = await call(updatePost, { id: 'post-mira', itemIDs: [id, 'item-mira-2'] });
    expect(body.post).toMatchObject({ itemIDs: [id, 'item-mira-2'], editedAt: expect.any(String) });
    expect(await marks()).toEqual([true, false]);
    expect(await marks('noor')).toEqual([undefined, undefined]);
    expect((await call(updatePost, { id: 'post-mira', itemIDs: ['item-noor'] })).status).toBe(403);
  });

  it.each([
    ['is removed from its post', (call: Call) => call(updatePost, { id: 'post-mira', itemIDs: [] })],
    ['loses its post', (call: Call) => call(deletePost, { postId: 'post-mira', userID: 'mira@example.com' })],
  ])('a detected item that %s is visible to its owner only', async (_, act) => {
    const { call } = createTestMocks();
    const id = (await call(evaluateImage, { file: smallJpeg })).body.items[0]?.id ?? '';
    await call(updatePost, { id: 'post-mira', itemIDs: [id] });
    const statuses = async () =>
      Promise.all(
        [call(getItem, { id }), call(getItem, { id }, null)].map(async (answer) => (await answer).status),
      );
    expect(await statuses()).toEqual([200, 200]);
    await act(call);
    expect(await statuses()).toEqual([200, 404]);
  });

  it('without a difference, does not mark it as edited', async () => {
    const { call } = createTestMocks();
    const { caption, imageAlt } = (await call(getPost, { id: 'post-mira' })).body.post;
    for (const fields of [{}, { caption, imageAlt, auraTags: ['#LINEN'] }]) {
      expect((await call(updatePost, { id: 'post-mira', ...fields })).body.post.editedAt).toBeNull();
    }
  });

  it('is allowed for the owner only', async () => {
    const { call } = createTestMocks();
    expect((await call(updatePost, { id: 'post-noor', caption: 'Mine' })).status).toBe(403);
    expect((await call(updatePost, { id: 'post-theo', caption: 'Mine' })).status).toBe(404);
    expect((await call(updatePost, { id: 'post-mira' }, null)).status).toBe(401);
  });
});
