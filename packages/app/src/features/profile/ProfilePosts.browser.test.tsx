import '../../styles.css';
import type { PostWire } from '@aura/api-client/contract/posts';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { postEditsApi } from '@aura/api-client/endpoints/post-edits';
import { profileCopy } from '@aura/domain/copy/profile';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import UserRoute from './UserRoute.tsx';

const me = { uid: 'uid-1', email: 'mira@example.test', displayName: '', method: 'password' as const };
const pageSize = 20;

const profile = (username: string, isOwner: boolean, postCount = 0): ProfileWire => ({
  ...{ username, userName: username, displayName: username, isOwner, blockedList: '', userID: username },
  ...{ email: '', location: '', profileBio: '', profilePicId: null, profilePicMeta: null },
  ...{ profilePrivacy: 'public', postPrivacy: 'public', userPosts: [], postLikes: [], itemLikes: [] },
  ...{ followers: [], following: [], postCount },
});

const post = (index: number): PostWire => ({
  ...{ username: 'ana', displayName: 'Ana', profilePicId: null },
  ...{ id: `p${index}`, caption: `Look ${index}`, image: null, imageMeta: null, imageAlt: '' },
  ...{ timestamp: '2026-05-06T12:00:00.000Z', editedAt: null, likes: 1, liked: false, commentCount: 0 },
  ...{ auraTags: [], itemIDs: [], originalEmail: 'u_ana', userID: 'u_ana', location: '', isOwner: false },
});

/** Mocks a server with posts of jo. The pages in `failing` fail. */
function serve(total = 50) {
  const server = { reads: [] as string[], failing: new Set<string>() };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/getProfile'))
      return Response.json({ success: true, profile: profile('mira', true) });
    if (pathname.endsWith('/getProfileByUsername'))
      return Response.json({ success: true, profile: profile('jo', false, total) });
    if (pathname.endsWith('/deletePost/p1')) return Response.json({ success: true });
    if (!pathname.endsWith('/getUserPosts'))
      return Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: 404 });
    const after = searchParams.get('after') ?? 'first';
    server.reads.push(`${searchParams.get('username')} ${after}`);
    if (server.failing.has(after))
      return Response.json({ success: false, error: '', code: 'INTERNAL' }, { status: 500 });
    const start = after === 'first' ? 0 : Number(after.split('_p').at(-1));
    const end = Math.min(total, start + pageSize);
    const posts = Array.from({ length: end - start }, (_, index) => post(start + index));
    return Response.json({ success: true, posts, next: end < total ? `1_p${end}` : null });
  });
  return server;
}

async function openPosts() {
  const store = createTestStore(me);
  renderScreen(
    <main>
      <Routes>
        <Route path="/user/:username" element={<UserRoute />} />
      </Routes>
    </main>,
    { store, at: '/user/jo' },
  );
  const panel = within(await screen.findByRole('tabpanel'));
  return { panel, store };
}

type Panel = Awaited<ReturnType<typeof openPosts>>['panel'];
const links = (panel: Panel) => panel.queryAllByRole('link');
const scrollToEnd = (panel: Panel) => links(panel).at(-1)?.scrollIntoView();

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('the posts are read in pages while they are scrolled, each once, and the number of all is shown', async () => {
  const server = serve();
  const { panel } = await openPosts();
  expect(screen.getByText('50').closest('div')?.textContent).toContain(profileCopy.posts);
  await expect
    .poll(() => {
      scrollToEnd(panel);
      return links(panel).length;
    })
    .toBe(50);
  expect(new Set(links(panel).map((link) => link.getAttribute('href'))).size).toBe(50);
  expect(server.reads).toEqual(['jo first', 'jo 1_p20', 'jo 1_p40']);
});

it('without posts, says so and requests none', async () => {
  const server = serve(0);
  const { panel } = await openPosts();
  await panel.findByText(profileCopy.emptyPosts);
  expect(server.reads).toEqual([]);
});

it('when the posts cannot be read, a retry reads them', async () => {
  const server = serve();
  server.failing.add('first');
  const { panel } = await openPosts();
  await panel.findByText('Failed to load profile data');
  server.failing.clear();
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => links(panel).length).toBeGreaterThanOrEqual(pageSize);
});

it('when a further page cannot be read, the posts stay and it can be loaded', async () => {
  const server = serve(30);
  server.failing.add('1_p20');
  const { panel } = await openPosts();
  await expect
    .poll(() => {
      scrollToEnd(panel);
      return panel.queryByRole('button', { name: 'More' });
    })
    .not.toBeNull();
  expect(links(panel)).toHaveLength(pageSize);
  server.failing.clear();
  await userEvent.click(panel.getByRole('button', { name: 'More' }));
  await expect.poll(() => links(panel).length).toBe(30);
});

it('a post that is deleted disappears from the loaded pages', async () => {
  serve(3);
  const { panel, store } = await openPosts();
  await expect.poll(() => links(panel).length).toBe(3);
  const deletion = { email: me.email, postId: 'p1' };
  await store.dispatch(postEditsApi.endpoints.deletePost.initiate(deletion));
  await expect
    .poll(() => links(panel).map((link) => link.getAttribute('href')))
    .toEqual(['/post/p0', '/post/p2']);
});
