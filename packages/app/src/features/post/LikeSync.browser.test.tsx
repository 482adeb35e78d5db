import '../../styles.css';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeMade, selectLocalState } from '../../store/local-state.ts';
import { changesSent } from '../../testing/changes-sent.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LikeSync } from './LikeSync.tsx';

const likesOfPosts = {
  name: 'a post',
  calls: { like: 'addLike post-1', unlike: 'removeLike post-1' },
  idOf: async (request: Request) => (await request.formData()).get('postID'),
  change: (value: boolean) => changeMade({ kind: 'likeChanges', key: 'post-1', value }),
};

const likesOfComments = {
  name: 'a comment',
  calls: { like: 'likeComment comment-1', unlike: 'unlikeComment comment-1' },
  idOf: async (request: Request): Promise<string> => (await request.json()).commentId,
  change: (liked: boolean) =>
    changeMade({ kind: 'commentLikes', key: 'comment-1', value: { postId: 'post-1', liked } }),
};

type Likes = typeof likesOfPosts | typeof likesOfComments;

/** Mocks the server. Without a connection every request fails; `status` refuses writes. */
function serve({ calls, idOf }: Likes) {
  const server = { isOnline: true, status: 200, sent: [] as string[], delay: Promise.resolve() };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!server.isOnline) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const call = `${new URL(request.url).pathname.split('/').at(-1)} ${await idOf(request)}`;
    server.sent.push(call);
    await server.delay;
    if (server.status === 200) return Response.json({ success: true, liked: call === calls.like, likes: 1 });
    return failure(server.status, 'NOT_FOUND');
  });
  return server;
}

function open({ change }: Likes) {
  const store = createTestStore(me);
  const like = (liked: boolean) => act(async () => store.dispatch(change(liked)));
  const start = () => renderScreen(<LikeSync />, { store });
  const waiting = () => {
    const { likeChanges, commentLikes } = selectLocalState(store.getState());
    return { ...likeChanges, ...commentLikes };
  };
  return { like, start, waiting };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  cleanup();
  await changesSent();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe.each([likesOfPosts, likesOfComments])('a like of $name', (likes) => {
  it('when the connection returns, is sent once', async () => {
    const server = serve(likes);
    server.isOnline = false;
    const app = open(likes);
    await app.like(true);
    app.start();
    await act(async () => {
      server.isOnline = true;
      window.dispatchEvent(new Event('online'));
    });
    await expect.poll(app.waiting).toEqual({});
    expect(server.sent).toEqual([likes.calls.like]);
  });

  it('when what it likes was deleted, is dropped', async () => {
    const server = serve(likes);
    server.status = 404;
    const app = open(likes);
    await app.like(true);
    app.start();
    await expect.poll(app.waiting).toEqual({});
    expect(server.sent).toEqual([likes.calls.like]);
  });

  it('when another tab is sending it, is not sent', async () => {
    const server = serve(likes);
    let answer = () => {};
    server.delay = new Promise((resolve) => {
      answer = resolve;
    });
    const tabs = [open(likes), open(likes)];
    for (const tab of tabs) {
      await tab.like(true);
      tab.start();
      await expect.poll(() => server.sent).toContain(likes.calls.like);
    }
    answer();
    await expect.poll(() => tabs[0]?.waiting()).toEqual({});
    expect(server.sent).toEqual([likes.calls.like]);
  });

  it('when it is taken back while it is sent, the unlike is sent too', async () => {
    const server = serve(likes);
    let answer = () => {};
    server.delay = new Promise((resolve) => {
      answer = resolve;
    });
    const app = open(likes);
    await app.like(true);
    app.start();
    await expect.poll(() => server.sent).toEqual([likes.calls.like]);
    await app.like(false);
    answer();
    await expect.poll(app.waiting).toEqual({});
    expect(server.sent).toEqual([likes.calls.like, likes.calls.unlike]);
  });
});
