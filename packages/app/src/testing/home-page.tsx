import { postWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { LiveUpdates } from '../features/live-updates/LiveUpdates.tsx';
import HomeRoute from '../shell/HomeRoute.tsx';
import { createTestStore } from './create-test-store.ts';
import { failure } from './failure.ts';
import { renderScreen } from './render-screen.tsx';

const me = { uid: 'uid-1', email: 'mariam@aura.example', displayName: '', method: 'password' as const };

const startMs = Date.parse('2026-05-06T12:00:00.000Z');

/** From index 100 each post is newer than the one before, below it older. */
const post = (index: number) =>
  postWire({
    id: `post-${index}`,
    username: `author-${index}`,
    displayName: '',
    userID: 'someone',
    caption: `Caption ${index}`,
    image: null,
    timestamp: new Date(startMs + (index < 100 ? -index : index) * 1000).toISOString(),
    comments: [],
    itemIDs: index === 1 ? ['coat'] : [],
    originalEmail: 'someone',
    isOwner: false,
  });

const profile = profileWire({
  username: 'mariam',
  userName: 'mariam',
  displayName: 'Mariam',
  userID: me.email,
  email: me.email,
});

/**
 * Mocks a server with `total` posts, of which the first `followed` are by followed people. It records the requested
 * page offsets and likes; with `isDown` pages fail, with `isInvalid` they break the contract; `added` are the indexes, from 100, of newer posts of other people; `deletedId` cannot be read; without `hasProfile` the user has none.
 */
export function serve(total: number, followed = 0) {
  const server = {
    offsets: [] as number[],
    liked: [] as string[],
    added: [] as number[],
    deletedId: null as string | null,
    isDown: false,
    isInvalid: false,
    hasProfile: false,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.includes('/post/')) {
      if (url.pathname.endsWith(`/post/${server.deletedId}`)) return failure(404, 'NOT_FOUND');
      return Response.json({ success: true, post: post(Number(url.pathname.split('-').at(-1))) });
    }
    if (url.pathname.endsWith('/getProfile') && server.hasProfile) {
      return Response.json({ success: true, profile });
    }
    if (url.pathname.endsWith('/addLike')) {
      server.liked.push(String((await new Request(input, init).formData()).get('postID')));
      return new Promise(() => {});
    }
    if (url.pathname.endsWith('/getPostsByIds')) {
      const ids = url.searchParams.get('ids')?.split(',') ?? [];
      return Response.json({ success: true, posts: ids.map((id) => post(Number(id.split('-').at(-1)))) });
    }
    if (!url.pathname.endsWith('/posts')) {
      return failure(404, 'NOT_FOUND');
    }
    const offset = Number(url.searchParams.get('offset'));
    server.offsets.push(offset);
    if (server.isDown) return failure(500, 'INTERNAL');
    if (server.isInvalid) return Response.json({ success: true, posts: [{ id: 7 }], total_posts: 'many' });
    const isFollowing = url.searchParams.get('filter') === 'following';
    const old = Array.from({ length: isFollowing ? followed : total }, (_, index) => index);
    const indexes = isFollowing ? old : [...server.added, ...old];
    const posts = indexes.slice(offset, offset + 10).map(post);
    return Response.json({
      success: true,
      total_posts: indexes.length,
      returned_posts: posts.length,
      posts,
      search_term: null,
    });
  });
  return server;
}

/** Empties the storages before each test, and restores the page and the network after it. */
export function isolateTests(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

interface OpenOptions {
  readonly live?: boolean;
  /** Rendered after the feed. */
  readonly beside?: ReactNode;
}

/** Renders the feed and a link to it, by request with live updates. */
export function open({ live = false, beside }: OpenOptions = {}) {
  const store = createTestStore(me);
  renderScreen(
    <main>
      <HomeRoute />
      <Link to="/home">Home</Link>
      {live && <LiveUpdates />}
      {beside}
    </main>,
    { store, at: '/home' },
  );
  return store;
}

/** Presses the visible button of a name. */
export const press = (name: string | RegExp) =>
  act(async () =>
    screen
      .getAllByRole('button', { name })
      .find((button) => button.checkVisibility())
      ?.click(),
  );
export const appears = (text: string) => screen.findByText(text);
/** The position in the feed, such as "Post 1 of 10". */
export const position = () => screen.queryByText(/^Post \d+ of (at least )?\d+$/)?.textContent;
export const message = (role: 'alert' | 'status', text: string) =>
  expect
    .poll(() => screen.getAllByRole(role).some((region) => region.textContent?.includes(text)))
    .toBe(true);
