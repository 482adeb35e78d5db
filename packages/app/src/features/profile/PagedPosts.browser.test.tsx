import '../../styles.css';
import { postEditsApi } from '@aura/api-client/endpoints/post-edits';
import { postWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { profileCopy } from '@aura/domain/copy/profile';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import UserRoute from './UserRoute.tsx';

const pageSize = 20;

const profile = (username: string, isOwner: boolean, postCount = 0) =>
  profileWire({ username, userName: username, displayName: username, userID: username, isOwner, postCount });

const post = (index: number) =>
  postWire({
    id: `p${index}`,
    username: 'ana',
    displayName: 'Ana',
    isOwner: false,
    caption: `Look ${index}`,
    image: null,
    likes: 1,
    liked: false,
  });

/** The lists of posts of a profile, each with the call that reads it and what an empty one says. */
const lists = [
  {
    tab: profileCopy.tabs.posts,
    call: '/getUserPosts',
    empty: profileCopy.emptyPosts,
    isReadWhenEmpty: false,
  },
  {
    tab: profileCopy.tabs.liked,
    call: '/getLikedPosts',
    empty: profileCopy.emptyLiked,
    isReadWhenEmpty: true,
  },
];

/** Mocks a server with posts in a list of jo. The pages in `failing` fail, while `isSilent` none are answered. */
function serve(call: string, total = 50) {
  const server = { reads: [] as string[], failing: new Set<string>(), isSilent: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/getProfile'))
      return Response.json({ success: true, profile: profile('mira', true) });
    if (pathname.endsWith('/getProfileByUsername'))
      return Response.json({ success: true, profile: profile('jo', false, total) });
    if (pathname.endsWith('/deletePost/p1')) return Response.json({ success: true });
    if (!pathname.endsWith(call)) return failure(404, 'NOT_FOUND');
    const after = searchParams.get('after') ?? 'first';
    server.reads.push(`${searchParams.get('username')} ${after}`);
    if (server.isSilent) return new Promise(() => undefined);
    if (server.failing.has(after)) return failure(500, 'INTERNAL');
    const start = after === 'first' ? 0 : Number(after.split('_p').at(-1));
    const end = Math.min(total, start + pageSize);
    const posts = Array.from({ length: end - start }, (_, index) => post(start + index));
    return Response.json({ success: true, posts, next: end < total ? `1_p${end}` : null });
  });
  return server;
}

function Post() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

async function open(tab: string) {
  const store = createTestStore(me);
  renderScreen(
    <main>
      <Routes>
        <Route path="/user/:username" element={<UserRoute />} />
        <Route path="/post/:postId" element={<Post />} />
      </Routes>
    </main>,
    { store, at: '/user/jo' },
  );
  const tabs = within(await screen.findByRole('tablist', { name: profileCopy.tabsLabel }));
  await userEvent.click(tabs.getByRole('tab', { name: tab }));
  // The tab is part of the address, so it is shown with the next render of the router.
  await screen.findByRole('tab', { name: tab, selected: true });
  return { panel: within(screen.getByRole('tabpanel')), store };
}

type Panel = Awaited<ReturnType<typeof open>>['panel'];
const links = (panel: Panel) => panel.queryAllByRole('link');
const hrefs = (panel: Panel) => links(panel).map((link) => link.getAttribute('href'));
const scrollToEnd = (panel: Panel) => links(panel).at(-1)?.scrollIntoView();

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe.each(lists)('the tab $tab of a profile', ({ tab, call, empty, isReadWhenEmpty }) => {
  it('reads pages while it is scrolled, and shows each post once', async () => {
    const server = serve(call);
    const { panel } = await open(tab);
    await expect
      .poll(() => {
        scrollToEnd(panel);
        return links(panel).length;
      })
      .toBe(50);
    expect(new Set(hrefs(panel)).size).toBe(50);
    expect(server.reads).toEqual(['jo first', 'jo 1_p20', 'jo 1_p40']);
  });

  it('without posts, says so', async () => {
    const server = serve(call, 0);
    const { panel } = await open(tab);
    await panel.findByText(empty);
    expect(server.reads).toEqual(isReadWhenEmpty ? ['jo first'] : []);
  });

  it('while the posts are read, says so', async () => {
    serve(call).isSilent = true;
    const { panel } = await open(tab);
    const status = await panel.findByRole('status');
    expect(status.textContent).toBe(profileCopy.loading);
  });

  it('when the posts cannot be read, reads them with Retry', async () => {
    const server = serve(call);
    server.failing.add('first');
    const { panel } = await open(tab);
    await panel.findByText('Failed to load profile data');
    server.failing.clear();
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => links(panel).length).toBeGreaterThanOrEqual(pageSize);
  });

  it('when a further page cannot be read, keeps the posts and reads it with More', async () => {
    const server = serve(call, 30);
    server.failing.add('1_p20');
    const { panel } = await open(tab);
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
});

it('the number of all posts is shown before they are read', async () => {
  serve('/getUserPosts');
  await open(profileCopy.tabs.posts);
  expect(screen.getByText('50').closest('div')?.textContent).toContain(profileCopy.posts);
});

it('a post that is deleted disappears from the loaded pages', async () => {
  serve('/getUserPosts', 3);
  const { panel, store } = await open(profileCopy.tabs.posts);
  await expect.poll(() => links(panel).length).toBe(3);
  const deletion = { email: me.email, postId: 'p1' };
  await store.dispatch(postEditsApi.endpoints.deletePost.initiate(deletion));
  await expect.poll(() => hrefs(panel)).toEqual(['/post/p0', '/post/p2']);
});

it('coming back from a liked post shows the liked posts again', async () => {
  serve('/getLikedPosts', 3);
  const { panel } = await open(profileCopy.tabs.liked);
  await userEvent.click(await panel.findByRole('link', { name: /Look 1/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  const tab = await screen.findByRole('tab', { name: profileCopy.tabs.liked });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  await within(screen.getByRole('tabpanel')).findByRole('link', { name: /Look 1/ });
});
