import '../../styles.css';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeMade, selectLocalState } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CommentLikeSync } from './CommentLikeSync.tsx';

const me = { uid: 'uid-1', email: 'mira@example.test', displayName: '', method: 'password' as const };

/** Mocks the server. Without a connection every request fails; `status` refuses writes. */
function serve() {
  const server = { isOnline: true, status: 200, sent: [] as string[], delay: Promise.resolve() };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!server.isOnline) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const { commentId } = await request.json();
    server.sent.push(`${call} ${commentId}`);
    await server.delay;
    if (server.status === 200)
      return Response.json({ success: true, liked: call === 'likeComment', likes: 1 });
    return Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: server.status });
  });
  return server;
}

function open() {
  const store = createTestStore(me);
  const like = (liked: boolean) =>
    act(async () => {
      const value = { postId: 'post-1', liked };
      store.dispatch(changeMade({ kind: 'commentLikes', key: 'comment-1', value }));
    });
  const start = () => renderScreen(<CommentLikeSync />, { store });
  return { like, start, waiting: () => selectLocalState(store.getState()).commentLikes };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('when the connection returns, sends a like of a comment once', async () => {
  const server = serve();
  server.isOnline = false;
  const app = open();
  await app.like(true);
  app.start();
  await act(async () => {
    server.isOnline = true;
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(app.waiting).toEqual({});
  expect(server.sent).toEqual(['likeComment comment-1']);
});

it('when the liked comment was deleted, the like is dropped', async () => {
  const server = serve();
  server.status = 404;
  const app = open();
  await app.like(true);
  app.start();
  await expect.poll(app.waiting).toEqual({});
  expect(server.sent).toEqual(['likeComment comment-1']);
});

it('when a like of a comment is taken back while it is sent, sends the unlike too', async () => {
  const server = serve();
  let answer = () => {};
  server.delay = new Promise((resolve) => {
    answer = resolve;
  });
  const app = open();
  await app.like(true);
  app.start();
  await expect.poll(() => server.sent).toEqual(['likeComment comment-1']);
  await app.like(false);
  answer();
  await expect.poll(app.waiting).toEqual({});
  expect(server.sent).toEqual(['likeComment comment-1', 'unlikeComment comment-1']);
});
