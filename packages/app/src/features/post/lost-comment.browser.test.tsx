import '../../styles.css';
import { postsApi } from '@aura/api-client/endpoints/posts';
import { commentWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectLocalState } from '../../store/local-state.ts';
import { selectCommentDraft } from '../../store/visit.ts';
import { serveComments } from '../../testing/comments-server.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PostRoute from './PostRoute.tsx';

/** Opens the page of a post with its comments. */
async function open() {
  const server = serveComments();
  const store = createTestStore(me);
  const route = (
    <main>
      <Routes>
        <Route path="/post/:postId" element={<PostRoute />} />
      </Routes>
    </main>
  );
  renderScreen(route, { store, at: '/post/post-1' });
  await screen.findByText('So well cut');
  const refused = () => Object.values(selectLocalState(store.getState()).waitingComments);
  /** The post is deleted by another person, and read again. */
  const remove = async () => {
    server.isDeleted = true;
    const read = postsApi.endpoints.getPost.initiate('post-1', { forceRefetch: true, subscribe: false });
    await act(async () => void (await store.dispatch(read)));
    await screen.findByText('Post not found');
  };
  return { server, store, refused, remove };
}
const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Add a comment' }), text);

/** Comments are beside the post from this width on. */
const before = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1024, 768));
afterAll(() => page.viewport(before.width, before.height));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('when the post is deleted while a comment is typed, its text is stored as refused', async () => {
  const { store, refused, remove } = await open();
  await write('Linen?');
  await remove();
  await expect
    .poll(refused)
    .toEqual([{ postId: 'post-1', parentId: null, text: 'Linen?', refusal: 'missing' }]);
  expect(selectCommentDraft(store.getState(), 'post-1')).toBe('');
});

it('when the post is deleted while nothing is typed, stores nothing', async () => {
  const { refused, remove } = await open();
  await remove();
  expect(refused()).toEqual([]);
});

it.each([
  ['before', true],
  ['when', false],
])(
  'when the post disappears %s a reply to it is refused, its text is stored once',
  async (_time, isBefore) => {
    const { server, refused, remove } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Reply to jo' }));
    await write('Linen?{Enter}');
    await expect.poll(() => server.sent.length).toBe(1);
    if (isBefore) await remove();
    server.isDeleted = true;
    const { calls } = vi.mocked(window.fetch).mock;
    const before = calls.length;
    await act(async () => server.answer(false));
    // After the refusal, the post is read to see whether it is gone.
    await expect.poll(() => calls.length).toBeGreaterThan(before);
    await remove();
    expect(refused()).toMatchObject([{ text: 'Linen?', refusal: 'missing' }]);
  },
);

it('when a comment is refused since the post was deleted, the text typed since sending is stored with it', async () => {
  const { server, refused } = await open();
  await write('Linen?{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await write(' And wool?');
  await act(async () => server.answer(false));
  await expect.poll(refused).toMatchObject([{ text: 'Linen? And wool?', refusal: 'missing' }]);
});

it('when a reply is deleted to which a text replies, the text still joins its thread', async () => {
  const { server, store } = await open();
  const thread = commentWire({ id: 'first', text: 'So well cut' });
  const read = async () => {
    const request = postsApi.endpoints.getPost.initiate('post-1', { forceRefetch: true, subscribe: false });
    await act(async () => void (await store.dispatch(request)));
  };
  server.comments = [commentWire({ id: 'second', text: 'Wool?', parentComment: 'first' }), thread];
  await read();
  await screen.findByText('Wool?');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply to jo' }).at(-1) ?? document.body);
  await write('Linen');
  server.comments = [thread];
  await read();
  await screen.findByText('Replying to a deleted comment');
  await write('{Enter}');
  await expect.poll(() => server.sent).toMatchObject([{ text: 'Linen', parent: 'first' }]);
});
