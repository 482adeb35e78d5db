import '../styles.css';
import type { PostWire } from '@aura/api-client/contract/posts';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { feedFiltersApplied, followChanged, postDeleted } from '../store/local-state.ts';
import { selectUploadMenu } from '../store/visit.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import HomeRoute from './HomeRoute.tsx';

const me = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' as const };

const post = (index: number): PostWire => ({
  id: `post-${index}`,
  username: `author-${index}`,
  displayName: '',
  profilePicId: null,
  caption: `Caption ${index}`,
  ...{ image: null, imageMeta: null, imageAlt: '', timestamp: '2026-05-06T12:00:00.000Z' },
  ...{ likes: 0, commentCount: 0, comments: [], auraTags: [] },
  itemIDs: index === 1 ? ['coat'] : [],
  originalEmail: 'someone',
  userID: 'someone',
  location: '',
  isOwner: false,
});

/**
 * Mocks a server with `total` posts, of which the first `followed` are by followed people. It records the requested
 * page offsets and likes; with `isDown` pages fail.
 */
function serve(total: number, followed = 0) {
  const server = { offsets: [] as number[], liked: [] as string[], isDown: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.includes('/post/')) {
      return Response.json({ success: true, post: post(Number(url.pathname.split('-').at(-1))) });
    }
    if (url.pathname.endsWith('/addLike')) {
      server.liked.push(String((await new Request(input, init).formData()).get('postID')));
      return new Promise(() => {});
    }
    if (!url.pathname.endsWith('/posts')) {
      return Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: 404 });
    }
    const offset = Number(url.searchParams.get('offset'));
    server.offsets.push(offset);
    if (server.isDown) return Response.json({ success: false, error: '', code: 'INTERNAL' }, { status: 500 });
    const count = url.searchParams.get('filter') === 'following' ? followed : total;
    const posts = Array.from({ length: Math.min(10, count - offset) }, (_, index) => post(offset + index));
    return Response.json({
      success: true,
      total_posts: count,
      returned_posts: posts.length,
      posts,
      search_term: null,
    });
  });
  return server;
}

function open() {
  const store = createTestStore(me);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/home']}>
        <ToastProvider>
          <main>
            <HomeRoute />
          </main>
        </ToastProvider>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

const press = (name: string | RegExp) =>
  act(async () =>
    screen
      .getAllByRole('button', { name })
      .find((button) => button.checkVisibility())
      ?.click(),
  );
const appears = (text: string) => screen.findByText(text);
const position = () => screen.queryByText(/^Post \d+ of (at least )?\d+$/)?.textContent;
const message = (role: 'alert' | 'status', text: string) =>
  expect
    .poll(() => screen.getAllByRole(role).some((region) => region.textContent?.includes(text)))
    .toBe(true);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('when the feed is retried, the focus moves to the heading', async () => {
  const server = serve(10);
  server.isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.isDown = false;
  again.focus();
  await press('Try Again');
  await expect.poll(position).toBe('Post 1 of 10');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('when the next page fails, the feed shows the error, keeps the post, and continues after a retry', async () => {
  const server = serve(30);
  open();
  await expect.poll(position).toBe('Post 1 of 30');
  server.isDown = true;
  for (let step = 2; step <= 10; step += 1) {
    await press('Next post');
    await expect.poll(position).toBe(`Post ${step} of 30`);
  }
  expect(screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
  await press('Next post');
  await message('alert', 'Failed to load posts. Please try again later.');
  expect(position()).toBe('Post 10 of 30');
  screen.getByText('Caption 9');
  server.isDown = false;
  await press('Try Again');
  await expect.poll(position).toBe('Post 11 of 30');
  expect(screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
});

it('when moving to another post, the error of the next page is dismissed', async () => {
  const server = serve(30);
  open();
  await expect.poll(position).toBe('Post 1 of 30');
  server.isDown = true;
  for (let step = 2; step <= 11; step += 1) await press('Next post');
  await message('alert', 'Failed to load posts. Please try again later.');
  await press('Previous post');
  await expect.poll(() => screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
});

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

it('when the current post is deleted, the feed shows the image of the post that replaces it', async () => {
  serve(30);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 30');
  await press('Next post');
  await act(async () => screen.getByRole('radio', { name: /^Items/ }).click());
  await screen.findByRole('heading', { name: 'Items (1)' });
  await act(async () => store.dispatch(postDeleted('post-1')));
  await screen.findByText('Caption 2');
  expect(screen.getByRole('radio', { name: 'Image' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('heading', { name: /^Items/ })).toBeNull();
});

it('when Following is the only filter, the feed has the pages and the total of the server', async () => {
  const server = serve(200, 15);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 200');
  const names = Array.from({ length: 15 }, (_, index) => `author-${index}`);
  await act(async () => {
    for (const key of names) store.dispatch(followChanged({ key, on: true }));
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

it('while the like of a post is pending, another post can be liked', async () => {
  const server = serve(10);
  open();
  await expect.poll(position).toBe('Post 1 of 10');
  await press(/^Like,/);
  await press(/^Like,/);
  await press('Next post');
  await press(/^Like,/);
  await expect.poll(() => server.liked).toEqual(['post-0', 'post-1']);
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

it('when the feed is empty, its button opens the upload menu', async () => {
  serve(0);
  const store = open();
  await appears('No posts yet');
  await press('Share an Outfit');
  expect(selectUploadMenu(store.getState())).toBe('open-by-key');
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
