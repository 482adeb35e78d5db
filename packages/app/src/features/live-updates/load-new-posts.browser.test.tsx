import '../../styles.css';
import { api } from '@aura/api-client/api';
import { postsApi, wholeFeed } from '@aura/api-client/endpoints/posts';
import { feedCopy } from '@aura/domain/copy/feed';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveSingleKeyShortcuts } from '../../platform/storage/single-key-shortcuts.ts';
import { liveStateOf } from '../../shared/live-state.ts';
import { changeMade, feedFiltersApplied } from '../../store/local-state.ts';
import type { AppStore } from '../../store/store.ts';
import { selectFeedPosition } from '../../store/visit.ts';
import { appears, isolateTests, message, open, position, press, serve } from '../../testing/home-page.tsx';

/** Opens the feed at its first post, where a post waits behind the button, and holds what `isHeld` accepts. */
async function openWithNewPost(total: number) {
  const server = serve(total, 1);
  const answer = vi.mocked(window.fetch).getMockImplementation();
  const held = { isHeld: (_url: URL) => false, release: () => {}, requested: 0 };
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.endsWith('/posts') && held.isHeld(url)) {
      held.requested += 1;
      await new Promise<void>((resolve) => {
        held.release = resolve;
      });
    }
    return answer?.(input, init) ?? Response.error();
  });
  const store = open();
  await expect.poll(position).toBe(`Post 1 of ${total}`);
  return {
    server,
    store,
    held,
    /** Another user shares posts. */
    share: async (added: number[] = [100]) => {
      server.added = added;
      await act(async () => liveStateOf(store).update({ newPostIds: added.map((index) => `post-${index}`) }));
      await expect.poll(newPosts).not.toBeNull();
    },
  };
}

/** Shows the posts of followed people, of whom the author of the first post is the only one. */
const showFollowing = (store: AppStore) =>
  act(async () => {
    store.dispatch(changeMade({ kind: 'followed', key: 'author-0', value: true }));
    store.dispatch(feedFiltersApplied(['following']));
  });

const newPosts = () => screen.queryByRole('button', { name: 'New posts' });

isolateTests();

it('while the next page loads, New posts loads the newest page after it', async () => {
  const { held, share } = await openWithNewPost(30);
  held.isHeld = (url) => url.searchParams.get('offset') === '10';
  for (let step = 2; step <= 10; step += 1) await press('Next post');
  await expect.poll(() => held.requested).toBe(1);
  await share();
  await press('New posts');
  await act(async () => held.release());
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 1 of 31');
  await message('status', '1 new post');
});

it('the key . loads the new posts, except when shortcuts of single keys are off', async () => {
  const { share } = await openWithNewPost(3);
  await press('Next post');
  await share();
  saveSingleKeyShortcuts(false);
  await userEvent.keyboard('.');
  saveSingleKeyShortcuts(true);
  expect(newPosts()?.getAttribute('aria-busy')).not.toBe('true');
  await userEvent.keyboard('.');
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 1 of 4');
  await message('status', '1 new post');
});

it('when another read has loaded the new posts before the shown one, Home pressed again shows the newest', async () => {
  const { store, share } = await openWithNewPost(3);
  await share();
  await act(async () => store.dispatch(api.util.invalidateTags(['Post'])));
  await expect.poll(position).toBe('Post 2 of 4');
  await appears('Caption 0');
  await expect.poll(newPosts).toBeNull();
  await act(async () => screen.getByRole('link', { name: 'Home' }).click());
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 1 of 4');
});

it('when more posts were added than a page has, those on later pages are not offered as new', async () => {
  const { server, store, share } = await openWithNewPost(3);
  const indexes = Array.from({ length: 13 }, (_, index) => 112 - index);
  server.added = indexes;
  await share(indexes);
  await press('New posts');
  await expect.poll(position).toBe('Post 1 of 16');
  await share([113, ...indexes]);
  await press('New posts');
  await message('status', '1 new post');
  expect(liveStateOf(store).get().newPostIds).toEqual([]);
});

it('new posts that a filtered feed does not have are offered again in the feed of all posts', async () => {
  const { server, store, share } = await openWithNewPost(3);
  await share();
  await showFollowing(store);
  await expect.poll(position).toBe('Post 1 of 1');
  await expect.poll(newPosts).toBeNull();
  await act(async () => screen.getByRole('link', { name: 'Home' }).click());
  await expect.poll(() => server.offsets.length).toBe(3);
  await act(async () => store.dispatch(feedFiltersApplied(['all'])));
  await expect.poll(position).toBe('Post 1 of 3');
  await expect.poll(newPosts).not.toBeNull();
});

it('when new posts were loaded among all posts, a filtered feed is read again', async () => {
  const { server, store, share } = await openWithNewPost(3);
  await showFollowing(store);
  await expect.poll(position).toBe('Post 1 of 1');
  await act(async () => store.dispatch(feedFiltersApplied(['all'])));
  await expect.poll(position).toBe('Post 1 of 3');
  await share();
  await press('New posts');
  await expect.poll(position).toBe('Post 1 of 4');
  expect(server.offsets).toHaveLength(3);
  await showFollowing(store);
  await expect.poll(() => server.offsets.length).toBe(4);
});

it('when the new posts cannot be loaded, the post stays with an error and they are still offered', async () => {
  const { server, share } = await openWithNewPost(3);
  await share();
  server.isDown = true;
  await press('New posts');
  await message('alert', feedCopy.error);
  await appears('Caption 0');
  server.isDown = false;
  await press('New posts');
  await appears('Caption 100');
});

it('when the user has left the feed before the new posts arrive, the focus and the position in the feed stay', async () => {
  const { store, held, share } = await openWithNewPost(3);
  await press('Next post');
  await share();
  held.isHeld = () => true;
  await press('New posts');
  await expect.poll(() => held.requested).toBe(1);
  cleanup();
  render(
    <main>
      <h1>Search</h1>
    </main>,
  );
  await act(async () => held.release());
  const read = postsApi.endpoints.getPosts.initiate(wholeFeed, { subscribe: false });
  const { data } = await act(async () => store.dispatch(read));
  expect(data?.pages[0]?.total).toBe(4);
  expect(selectFeedPosition(store.getState()).postId).toBe('post-1');
  expect(document.activeElement).toBe(document.body);
});

it('new posts, their number and a deleted post appear in one live region, which stays', async () => {
  const { store, share } = await openWithNewPost(3);
  await share();
  const region = newPosts()?.closest('[role="status"]');
  await press('New posts');
  await expect.poll(() => region?.textContent).toBe(liveUpdatesCopy.loaded(1));
  await act(async () => liveStateOf(store).update({ newPostIds: ['post-101'] }));
  await expect.poll(() => region?.textContent).toContain(liveUpdatesCopy.newPosts);
  expect(region?.textContent).not.toContain(liveUpdatesCopy.loaded(1));
  const event = { type: 'post-removed' as const, postId: 'post-100' };
  await act(async () => liveStateOf(store).update({ goneEvents: [{ postId: 'post-100', event }] }));
  await expect.poll(() => region?.textContent).toContain(liveUpdatesCopy.postGone);
  expect(region?.querySelector('[role="status"]')).toBeNull();
});
