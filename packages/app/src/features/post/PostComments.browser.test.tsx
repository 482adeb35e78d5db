import '../../styles.css';
import type { CommentWire } from '@aura/api-client/contract/comments';
import type { PostWire } from '@aura/api-client/contract/posts';
import type { Post } from '@aura/domain/entities';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import PostComments from './PostComments.tsx';

const me = { uid: 'uid-1', email: 'mira@example.test', displayName: '', method: 'password' as const };
const author = { username: 'jo', displayName: '', profilePicId: null };
const createdAt = '2026-05-06T12:00:00.000Z';
const comment = (id: string, text: string): CommentWire => ({
  ...author,
  ...{ id, text, createdAt, email: 'jo', likes: 0, replyCount: 0, parentComment: '', isOwner: false },
});
const wire = (id: string, comments: CommentWire[]): PostWire => ({
  ...author,
  ...{ id, caption: '', image: null, imageMeta: null, imageAlt: '', timestamp: createdAt, likes: 0 },
  ...{ commentCount: comments.length, comments, auraTags: [], itemIDs: [], location: '' },
  ...{ originalEmail: 'jo', userID: 'jo', isOwner: false },
});
const post = (id: string): Post => ({
  ...{ id, caption: '', image: null, imageAlt: '', createdAt, likeCount: 0, commentCount: 1, comments: null },
  ...{ tags: [], itemIds: [], location: '', isOwner: false },
  author: { username: 'jo', displayName: '', avatar: null },
});

/**
 * Mocks the server. It records the sent comments and responds to one when `answer` is called; with `isDown`
 * every request fails.
 */
function serve() {
  const server = { sent: [] as { post: string; text: string; key: string | null }[], isDown: false };
  const state = { ...server, comments: [comment('first', 'So well cut')], answer: (_isThere = true) => {} };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (pathname.includes('/post/')) {
      return Response.json({ success: true, post: wire(pathname.split('/').at(-1) ?? '', state.comments) });
    }
    const form = new URLSearchParams(await request.text());
    const text = form.get('comment') ?? '';
    state.sent.push({ post: form.get('postID') ?? '', text, key: request.headers.get('idempotency-key') });
    const isThere = await new Promise<boolean>((resolve) => {
      state.answer = (found = true) => resolve(found);
    });
    if (isThere) return Response.json({ success: true, comment: comment(`new-${text}`, text) });
    return Response.json({ success: false, error: '', code: 'NOT_FOUND' }, { status: 404 });
  });
  return state;
}

function open() {
  const store = createTestStore(me);
  const currentUser = { email: me.email, username: 'mira', profile: null };
  const fieldRef = createRef<HTMLTextAreaElement>();
  const of = (id: string) => (
    <Provider store={store}>
      <PostComments
        post={post(id)}
        currentUser={currentUser}
        now={0}
        profileHref={() => '#'}
        fieldRef={fieldRef}
      />
    </Provider>
  );
  const { rerender } = render(of('post-1'));
  return (id: string) => rerender(of(id));
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
const write = (text: string) => userEvent.type(field(), text);
const reply = async () => userEvent.click(await screen.findByRole('button', { name: 'Reply to jo' }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('while a comment is being sent, the newly typed text and the reply target stay unchanged', async () => {
  const server = serve();
  open();
  await screen.findByText('So well cut');
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await write(' And warm');
  await reply();
  await act(async () => server.answer());
  await expect.poll(() => field().value).toBe('And warm');
  screen.getByText('Replying to jo');
});

it('while a comment is pending, another post can be commented on, with a separate idempotency key', async () => {
  const server = serve();
  const show = open();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  show('post-2');
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.map((sent) => sent.post)).toEqual(['post-1', 'post-2']);
  show('post-1');
  await write('{Enter}');
  await expect.poll(() => server.sent.length).toBe(3);
  const [first, second, again] = server.sent.map(({ key }) => key);
  expect(second).not.toBe(first);
  expect(again).toBe(first);
});

it('when the thread was deleted, the reply target is cleared and the text stays', async () => {
  const server = serve();
  open();
  await reply();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  server.comments = [];
  await act(async () => server.answer(false));
  await expect.poll(() => screen.queryByText('Replying to jo')).toBeNull();
  expect(field().value).toBe('Yes');
});

it('when the comments fail to load, the error is shown and can be retried', async () => {
  const server = serve();
  server.isDown = true;
  open();
  await screen.findByText('Failed to load comments. Please try again.');
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('So well cut');
});
