import { expect, it, vi } from 'vitest';
import { byPath, createTestStore, fakeNetwork } from '../testing/store.ts';
import { postWireOf } from '../testing/wires.ts';
import { loadedPosts } from './loaded-pages.ts';
import { postActionsApi } from './post-actions.ts';
import { postEditsApi } from './post-edits.ts';
import { postsWithItemApi } from './posts-with-item.ts';

const { getPostsWithItem } = postsWithItemApi.endpoints;
const { updatePost, deletePost } = postEditsApi.endpoints;

const email = 'mira@example.test';
const wires = [postWireOf({ id: 'post-1', isOwner: true }), postWireOf({ id: 'post-2', isOwner: true })];

/** Reads the posts with a coat. */
async function openList() {
  const sent = fakeNetwork(
    byPath({
      'GET /postsWithItem/coat': { body: { success: true, posts: wires, total: 2, next: null } },
      'PUT /post/post-1': { body: { success: true, post: wires[0] } },
      'POST /addLike': { body: { success: true, liked: true, likes: 7 } },
      'DELETE /deletePost': { body: { success: true } },
    }),
  );
  const store = createTestStore();
  await store.dispatch(getPostsWithItem.initiate('coat'));
  const list = () => {
    const pages = getPostsWithItem.select('coat')(store.getState()).data?.pages ?? [];
    return { posts: loadedPosts(pages), total: pages[0]?.total };
  };
  const reads = () => sent.filter(({ url }) => url.includes('/postsWithItem')).map(({ url }) => url);
  return { store, list, reads };
}

it('the first page is short', async () => {
  const { list, reads } = await openList();
  expect(list()).toMatchObject({ posts: [{ id: 'post-1' }, { id: 'post-2' }], total: 2 });
  expect(reads()).toEqual(['https://aura.test/api/aura/postsWithItem/coat?limit=2']);
});

it('a deleted post leaves the list and its total, and a like changes its count', async () => {
  const { store, list } = await openList();
  await store.dispatch(postActionsApi.endpoints.addLike.initiate({ email, postId: 'post-2' }));
  await store.dispatch(deletePost.initiate({ email, postId: 'post-1' }));
  expect(list()).toMatchObject({ posts: [{ id: 'post-2', likeCount: 7 }], total: 1 });
});

it('when the items of a post have changed, the list is read again', async () => {
  const { store, reads } = await openList();
  await store.dispatch(updatePost.initiate({ postId: 'post-1', caption: 'Snow' }));
  expect(reads()).toHaveLength(1);
  await store.dispatch(updatePost.initiate({ postId: 'post-1', itemIds: [] }));
  await vi.waitFor(() => expect(reads()).toHaveLength(2));
});
