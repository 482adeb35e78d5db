import '../../styles.css';
import { api } from '@aura/api-client/api';
import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { addOpenOverlay } from '@aura/ui/foundations/open-overlays';
import { Image } from '@aura/ui/primitives/Image';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectLocalState } from '../../store/local-state.ts';
import { deletionChanged } from '../../store/session.ts';
import { commentDraftChanged, selectCommentDraft } from '../../store/visit.ts';
import { appears, message, open, position, press, serve } from '../../testing/home-page.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';

/** The server's end of the streams that the app opens. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
/** The posts that each stream was opened for. */
let watchedPosts: (string | null)[] = [];
let eventCount = 0;

/** Mocks a server of `total` posts that also answers streams. */
function serveLive(total: number) {
  const server = serve(total);
  const answer = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname.endsWith('/events')) {
      watchedPosts.push(url.searchParams.get('posts'));
      const start = (stream: ReadableStreamDefaultController<Uint8Array>) => {
        streams.push(stream);
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
      };
      return new Response(new ReadableStream({ start }));
    }
    return answer?.(input, init) ?? Response.error();
  });
  return server;
}

/** Opens the feed with a server of `total` posts and live updates. */
async function openLive(total: number) {
  const server = serveLive(total);
  server.hasProfile = true;
  const store = open({ live: true });
  await expect.poll(position).toBe(`Post 1 of ${total}`);
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await send({ type: 'ready' });
  return { server, store };
}

async function send(event: LiveEvent): Promise<void> {
  eventCount += 1;
  const text = `id: server-${eventCount}\ndata: ${JSON.stringify(event)}\n\n`;
  await act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text)));
}

/** The number of tabs that are connected or wait for it. */
async function connectingTabs(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter((lock) => lock.name === 'aura:live:uid-1').length;
}

/** The paths of all requests. */
function requestedPaths(): string[] {
  const urls = vi
    .mocked(window.fetch)
    .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  return urls.map((url) => new URL(url, location.href).pathname);
}

/** The number of requests that read the first post of the feed. */
const readsOfShownPost = () => requestedPaths().filter((path) => path.endsWith('/post/post-0')).length;

/** Live updates of one page, which begin again on the next one. */
function LiveUpdatesOfPage() {
  const [page, setPage] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Change page
      </button>
      <LiveUpdates key={page} />
    </>
  );
}

const newPosts = () => screen.queryByRole('button', { name: 'New posts' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  streams = [];
  watchedPosts = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('new posts wait behind a button, which loads them and shows the newest', async () => {
  const { server } = await openLive(3);
  await press('Next post');
  await expect.poll(position).toBe('Post 2 of 3');
  server.added = [100];
  await send({ type: 'post-added', postId: 'post-100' });
  await expect.poll(newPosts).not.toBeNull();
  expect(position()).toBe('Post 2 of 3');
  await press('New posts');
  await expect.poll(position).toBe('Post 1 of 4');
  await appears('Caption 100');
  await message('status', '1 new post');
  expect(newPosts()).toBeNull();
});

it('a new post that is deleted before it was loaded is no longer offered', async () => {
  await openLive(3);
  await send({ type: 'post-added', postId: 'post-100' });
  await expect.poll(newPosts).not.toBeNull();
  await send({ type: 'post-removed', postId: 'post-100' });
  await expect.poll(newPosts).toBeNull();
});

it('new posts are still offered after a page with live updates of its own, such as the outfit builder', async () => {
  serveLive(3).hasProfile = true;
  open({ beside: <LiveUpdatesOfPage /> });
  await expect.poll(() => streams.length).toBe(1);
  await send({ type: 'post-added', postId: 'post-100' });
  await expect.poll(newPosts).not.toBeNull();
  await press('Change page');
  await expect.poll(() => streams.length).toBe(2);
  expect(newPosts()).not.toBeNull();
});

it('likes of the shown post change its count', async () => {
  await openLive(3);
  await send({ type: 'likes', postId: 'post-0', likes: 12, comments: 0 });
  await expect.poll(() => screen.queryAllByRole('button', { name: /12 likes$/ })).not.toEqual([]);
});

it('when the posts of a person are hidden, the shown post of another is read again without their comments', async () => {
  await openLive(3);
  const before = readsOfShownPost();
  await send({ type: 'posts-hidden', username: 'somebody' });
  await expect.poll(readsOfShownPost).toBe(before + 1);
});

it('when a dialog is open, what is hidden of a person stays below it until it is closed', async () => {
  await openLive(3);
  const before = readsOfShownPost();
  const close = addOpenOverlay({ requestClose: () => {} });
  await send({ type: 'posts-hidden', username: 'author-1' });
  await expect.poll(readsOfShownPost).toBe(before + 1);
  expect(position()).toBe('Post 1 of 3');
  await act(async () => close());
  await expect.poll(position).toBe('Post 1 of 2');
});

it('when the connection is back, images that could not be loaded are loaded again', async () => {
  await openLive(3);
  const { container } = render(<Image src="/restarting.gif" alt="Coat" />);
  const image = () => container.querySelector('img');
  await expect.poll(image).toBeNull();
  await act(async () => streams.at(-1)?.error(new TypeError('network')));
  await expect.poll(() => streams.length).toBe(2);
  expect(image()).toBeNull();
  await send({ type: 'ready' });
  await expect.poll(image).not.toBeNull();
});

it('when the shown post is deleted, it stays with a message, and Next removes it', async () => {
  await openLive(3);
  await send({ type: 'post-removed', postId: 'post-0' });
  await appears('This post is no longer there.');
  await appears('Caption 0');
  await press('Next');
  await appears('Caption 1');
  await expect.poll(position).toBe('Post 1 of 2');
  expect(screen.queryByText('This post is no longer there.')).toBeNull();
});

it('when the shown post was deleted during an interruption, it stays with a message, and Next removes it', async () => {
  const { server } = await openLive(3);
  server.deletedId = 'post-0';
  await send({ type: 'reset' });
  await appears('This post is no longer there.');
  await appears('Caption 0');
  await press('Next');
  await expect.poll(position).toBe('Post 1 of 2');
});

it.each([
  ['in view', 'post-0'],
  ['not in view', 'post-1'],
])('when a post %s is deleted, the comment typed there is stored as refused', async (_case, postId) => {
  const { store } = await openLive(3);
  await act(async () => store.dispatch(commentDraftChanged({ id: postId, text: 'Lovely coat' })));
  await send({ type: 'post-removed', postId });
  if (postId === 'post-0') {
    await appears('This post is no longer there.');
    expect(selectCommentDraft(store.getState(), postId)).toBe('Lovely coat');
    await press('Next');
  }
  const refused = () => Object.values(selectLocalState(store.getState()).waitingComments);
  await expect.poll(refused).toEqual([{ postId, parentId: null, text: 'Lovely coat', refusal: 'missing' }]);
  expect(selectCommentDraft(store.getState(), postId)).toBe('');
});

it('connects only after the profile has been created, and watches the post that is shown already', async () => {
  const server = serveLive(3);
  const store = open({ live: true });
  const { getProfile } = profilesApi.endpoints;
  const read = await act(async () => store.dispatch(getProfile.initiate('mariam@aura.example')));
  expect(read.error?.code).toBe('NOT_FOUND');
  await expect.poll(position).toBe('Post 1 of 3');
  await expect.poll(connectingTabs).toBe(0);
  server.hasProfile = true;
  await act(async () => store.dispatch(api.util.invalidateTags(['Profile'])));
  await expect.poll(() => watchedPosts).toEqual(['post-0']);
});

it('ends its connection while the account is deleted, and connects again when that failed', async () => {
  const { store } = await openLive(3);
  await act(async () => store.dispatch(deletionChanged(true)));
  await expect.poll(connectingTabs).toBe(0);
  await act(async () => store.dispatch(deletionChanged(false)));
  await expect.poll(() => streams.length).toBe(2);
});

it('after an hour, reads what has images that are not public again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { store } = await openLive(3);
  const reading = store.dispatch(outfitsApi.endpoints.getOutfits.initiate());
  await reading;
  const readsOfOutfits = () => requestedPaths().filter((path) => path.endsWith('/getOutfits')).length;
  expect(readsOfOutfits()).toBe(1);
  await act(async () => vi.advanceTimersByTime(60 * 60_000));
  await expect.poll(readsOfOutfits).toBe(2);
  reading.unsubscribe();
});
