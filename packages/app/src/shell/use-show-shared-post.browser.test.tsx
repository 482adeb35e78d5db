import '../styles.css';
import { api } from '@aura/api-client/api';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { liveStateOf } from '../shared/live-state.ts';
import { appears, isolateTests, open, position, press, serve } from '../testing/home-page.tsx';
import { useShowSharedPost } from './use-show-shared-post.ts';

isolateTests();

function ShowShared({ postId }: { readonly postId: string }) {
  const show = useShowSharedPost();
  return (
    <button type="button" onClick={() => show(postId)}>
      Show the shared post
    </button>
  );
}

/** Opens the feed at its first of three posts, and reads it again with post 100, just shared, and a newer one of another user. */
async function openWithSharedPost() {
  const server = serve(3);
  const store = open({ beside: <ShowShared postId="post-100" /> });
  await expect.poll(position).toBe('Post 1 of 3');
  server.added = [101, 100];
  await act(async () => {
    store.dispatch(api.util.invalidateTags(['Post']));
  });
  return { server, store };
}

it('when another user shares a post meanwhile, the feed shows the post just shared', async () => {
  await openWithSharedPost();
  await press('Show the shared post');
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 2 of 5');
});

it('when posts of others wait behind New posts, the feed shows the post just shared and loads nothing', async () => {
  const { server, store } = await openWithSharedPost();
  await expect.poll(position).toBe('Post 3 of 5');
  await act(async () => liveStateOf(store).update({ newPostIds: ['post-102'] }));
  await expect.poll(() => screen.queryByRole('button', { name: liveUpdatesCopy.newPosts })).not.toBeNull();
  await press('Show the shared post');
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 2 of 5');
  expect(server.offsets).toEqual([0, 0]);
});

it('when the feed does not have the shared post, such as by its filters, it shows its first post', async () => {
  serve(3);
  open({ beside: <ShowShared postId="post-100" /> });
  await expect.poll(position).toBe('Post 1 of 3');
  await press('Next post');
  await expect.poll(position).toBe('Post 2 of 3');
  await press('Show the shared post');
  await expect.poll(position).toBe('Post 1 of 3');
});
