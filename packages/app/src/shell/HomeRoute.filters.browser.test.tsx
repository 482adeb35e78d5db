import '../styles.css';
import { api } from '@aura/api-client/api';
import type { PostWire } from '@aura/api-client/contract/posts';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeMade, favoriteStoresChanged, feedFiltersApplied } from '../store/local-state.ts';
import { appears, isolateTests, open, position, press, serve } from '../testing/home-page.tsx';

isolateTests();

it('when a filter matches nothing, the feed searches 6 pages, and 5 more on request', async () => {
  const server = serve(200);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await act(async () => store.dispatch(feedFiltersApplied(['favourite-stores'])));
  await appears('No post among the newest 60 matches your filters.');
  expect(server.offsets).toEqual([0, 10, 20, 30, 40, 50]);
  await press('Keep looking');
  await appears('No post among the newest 110 matches your filters.');
  expect(server.offsets).toHaveLength(11);
  expect(screen.queryByText(/^No more among/)).toBeNull();
});

it('after the last matching post, the feed searches further only on request', async () => {
  const server = serve(200);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await press('Follow author-0');
  await act(async () => store.dispatch(feedFiltersApplied(['following', 'favourite-stores'])));
  await expect.poll(position).toBe('Post 1 of at least 1');
  await expect.poll(() => server.offsets.length).toBe(6);
  expect(screen.queryByText(/^No more among/)).toBeNull();
  await press('Next post');
  const noMore = () => screen.queryByText(/^No more among the newest \d+ posts match your filters\.$/);
  const counted = () => Number(noMore()?.textContent?.match(/\d+/));
  await expect.poll(counted).toBeGreaterThan(60);
  const before = counted();
  expect(noMore()?.closest('[role=status]')).not.toBeNull();
  await press('Keep looking');
  await expect.poll(counted).toBe(before + 50);
  await press('Keep looking');
  await expect.poll(noMore).toBeNull();
  await expect
    .poll(() => screen.getAllByRole('button', { name: 'Next post' })[0]?.getAttribute('aria-disabled'))
    .toBe('true');
  await expect.poll(position).toBe('Post 1 of 1');
});

/** Serves a feed whose posts each have an item of the store "Nord". Items are answered after `hold`, unless they are down. */
function serveStoreItems() {
  const server = serve(200);
  const items = { hold: Promise.resolve(), isDown: false };
  const answer = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const [, id] = /\/item\/(.+)$/.exec(pathname) ?? [];
    if (id !== undefined) {
      await items.hold;
      if (items.isDown) return Response.error();
      return Response.json({ success: true, item: { ...itemWire({ id }), store: 'Nord' } });
    }
    const response = (await answer?.(input, init)) ?? Response.error();
    if (!pathname.endsWith('/posts')) return response;
    const page = await response.json();
    const posts = page.posts.map((post: PostWire) => ({ ...post, itemIDs: [`item-of-${post.id}`] }));
    return Response.json({ ...page, posts });
  });
  return { server, items };
}

/** Applies the filter by the favourite store "Nord". */
const filterByStore = (store: ReturnType<typeof open>) =>
  act(async () => {
    store.dispatch(favoriteStoresChanged(['Nord']));
    store.dispatch(feedFiltersApplied(['favourite-stores']));
  });

it('while the stores of the last page are not known, no further page is read', async () => {
  const { server, items } = serveStoreItems();
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await filterByStore(store);
  await expect.poll(position).toBe('Post 1 of at least 10');
  let release = () => {};
  items.hold = new Promise((resolve) => {
    release = resolve;
  });
  for (let step = 2; step <= 10; step += 1) await press('Next post');
  await expect.poll(() => server.offsets).toEqual([0, 10]);
  await expect.poll(position).toBe('Post 10 of at least 10');
  await act(async () => release());
  await expect.poll(position).toBe('Post 10 of at least 20');
  expect(server.offsets).toEqual([0, 10]);
});

it('when the items of the posts cannot be read, the filter by store says so and reads them again on request', async () => {
  const { server, items } = serveStoreItems();
  items.isDown = true;
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await filterByStore(store);
  await appears('Oops! Something went wrong');
  expect(server.offsets).toEqual([0]);
  items.isDown = false;
  await press('Try Again');
  await expect.poll(position).toBe('Post 1 of at least 10');
});

it('when the items of further posts cannot be read, the posts that matched before stay', async () => {
  const { server, items } = serveStoreItems();
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await filterByStore(store);
  await expect.poll(position).toBe('Post 1 of at least 10');
  items.isDown = true;
  await act(async () => store.dispatch(api.util.invalidateTags(['Item'])));
  for (let step = 2; step <= 10; step += 1) await press('Next post');
  await expect.poll(() => server.offsets).toEqual([0, 10]);
  await expect.poll(position).toBe('Post 10 of at least 10');
});

it('when Following is the only filter, the feed has the pages and the total of the server', async () => {
  const server = serve(200, 15);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  const names = Array.from({ length: 15 }, (_, index) => `author-${index}`);
  await act(async () => {
    for (const key of names) store.dispatch(changeMade({ kind: 'followed', key, value: true }));
    store.dispatch(feedFiltersApplied(['following']));
  });
  await expect.poll(position).toBe('Post 1 of 15');
  expect(server.offsets).toEqual([0, 0]);
});

it('when the only filter is Following and there is no followed post, the feed says so after one page', async () => {
  const server = serve(200);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  await act(async () => store.dispatch(feedFiltersApplied(['following'])));
  await appears('No post matches your filters.');
  expect(server.offsets).toEqual([0, 0]);
});

it('when filters are applied, the feed starts at the first matching post', async () => {
  serve(10);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 10');
  await press('Follow author-0');
  await press('Next post');
  await press('Follow author-1');
  await press('Next post');
  await act(async () => store.dispatch(feedFiltersApplied(['following', 'favourite-stores'])));
  await expect.poll(position).toBe('Post 1 of 2');
});

it('when the stored filter is unknown, the feed shows Coming Soon, requests no further pages, and accepts another filter', async () => {
  const server = serve(30);
  const stored = { feedFilters: ['outfits'], deletedPostIds: [], followed: {}, wishes: {} };
  localStorage.setItem('aura:v1:uid-1:data', JSON.stringify(stored));
  open();
  await appears('This view of the feed is not ready yet.');
  screen.getByRole('heading', { name: 'Coming Soon' });
  await press('Filter posts: Coming Soon');
  await screen.findByRole('dialog');
  await press('Apply Filters');
  await expect.poll(position).toBe('Post 1 of 30');
  expect(server.offsets).toEqual([0]);
});

it('when no post matches the filters, the feed offers to show all posts', async () => {
  serve(10);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 10');
  await act(async () => store.dispatch(feedFiltersApplied(['following'])));
  await appears('No post matches your filters.');
  await press('Show All Posts');
  await expect.poll(position).toBe('Post 1 of 10');
});
