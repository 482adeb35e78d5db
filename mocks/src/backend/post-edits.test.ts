import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { postCalls } from '@aura/api-client/contract/posts';
import { describe, expect, it } from 'vitest';
import { createTestMocks } from '../testing/client.ts';

const { getPost } = postCalls;
const { updatePost } = postEditCalls;

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
