import '../../styles.css';
import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import type { PostWire } from '@aura/api-client/contract/posts';
import type { Post } from '@aura/domain/entities';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PostComments from './PostComments.tsx';

const me = { uid: 'uid-1', email: 'mira@example.test', displayName: '', method: 'password' as const };
const author = { username: 'jo', displayName: '', profilePicId: null };
const createdAt = '2026-05-06T12:00:00.000Z';
const comment = (id: string, text: string): CommentWire => ({
  ...author,
  ...{ id, text, createdAt, email: 'jo', likes: 0, liked: false, replyCount: 0, parentComment: '' },
  ...{ isOwner: false, editedAt: null, deleted: false },
});
const wire = (id: string, comments: CommentWire[], commentCount: number): PostWire => ({
  ...author,
  ...{ id, caption: '', image: null, imageMeta: null, imageAlt: '', timestamp: createdAt, likes: 0 },
  ...{ editedAt: null, commentCount, comments, auraTags: [], itemIDs: [], location: '' },
  ...{ originalEmail: 'jo', userID: 'jo', isOwner: false },
});
const post = (id: string): Post => ({
  ...{
    id,
    caption: '',
    image: null,
    imageAlt: '',
    createdAt,
    likeCount: 0,
    liked: false,
    commentCount: 1,
    comments: null,
  },
  ...{ editedAt: null, tags: [], itemIds: [], location: '', isOwner: false },
  author: { username: 'jo', displayName: '', avatar: null },
});

/**
 * Mocks the server. It records the sent comments and responds to one when `answer` is called; with `isDown`
 * every request fails.
 */
function serve() {
  const server = { sent: [] as { post: string; text: string; key: string | null }[], isDown: false };
  const refusal = { code: 'NOT_FOUND', status: 404 };
  const comments = [comment('first', 'So well cut')];
  const state = {
    ...server,
    refusal,
    commentCount: 1,
    comments,
    earlier: comments,
    answer: (_isThere = true) => {},
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (pathname.includes('/post/')) {
      const id = pathname.split('/').at(-1) ?? '';
      return Response.json({ success: true, post: wire(id, state.comments, state.commentCount) });
    }
    if (pathname.includes('/comments/')) {
      return Response.json({ success: true, comments: state.earlier, hasMore: false });
    }
    const form = new URLSearchParams(await request.text());
    const text = form.get('comment') ?? '';
    state.sent.push({ post: form.get('postID') ?? '', text, key: request.headers.get('idempotency-key') });
    const isThere = await new Promise<boolean>((resolve) => {
      state.answer = (found = true) => resolve(found);
    });
    if (isThere) return Response.json({ success: true, comment: comment(`new-${text}`, text) });
    const { code, status } = state.refusal;
    return Response.json({ success: false, error: '', code }, { status });
  });
  return state;
}

function open(path = '/') {
  const currentUser = { email: me.email, username: 'mira', profile: null };
  const fieldRef = createRef<HTMLTextAreaElement>();
  const of = (id: string) => (
    <PostComments
      post={post(id)}
      currentUser={currentUser}
      now={0}
      profileHref={() => '#'}
      fieldRef={fieldRef}
    />
  );
  const { rerender } = renderScreen(of('post-1'), { store: createTestStore(me), at: path });
  return (id: string) => rerender(of(id));
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
const write = (text: string) => userEvent.type(field(), text);
const reply = async () => userEvent.click(await screen.findByRole('button', { name: 'Reply to jo' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
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

it('when the post was deleted meanwhile, the text of a comment is stored as refused', async () => {
  const server = serve();
  open();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await act(async () => server.answer(false));
  await expect.poll(() => field().value).toBe('');
  const stored = JSON.parse(localStorage.getItem('aura:v1:uid-1:data') ?? '{}');
  const [refused] = Object.values(stored.waitingComments);
  expect(refused).toMatchObject({ postId: 'post-1', text: 'Yes', refusal: 'missing' });
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

it('when comments are sent too fast, says so until the text changes, and keeps the text', async () => {
  const server = serve();
  server.refusal = { code: 'RATE_LIMITED', status: 429 };
  open();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await act(async () => server.answer(false));
  await screen.findByText('You are writing too fast. Please wait a moment and try again.');
  expect(field().value).toBe('Yes');
  await write('!');
  expect(screen.queryByText(/too fast/)).toBeNull();
});

it('when a post has more comments than come with it, earlier ones can be loaded', async () => {
  const server = serve();
  server.comments = Array.from({ length: 500 }, (_, index) => comment(`c-${index}`, `Comment ${index}`));
  server.commentCount = 501;
  server.earlier = [comment('earliest', 'The very first')];
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
  await screen.findByText('The very first');
  await screen.findByText('All comments are shown.');
});

it('when the linked comment is older than the loaded ones, loads it and moves the focus to it', async () => {
  const server = serve();
  server.comments = Array.from({ length: 500 }, (_, index) => comment(`c-${index}`, `Comment ${index}`));
  server.commentCount = 501;
  server.earlier = [comment('earliest', 'The very first')];
  open('/?comment=earliest');
  await screen.findByText('The very first');
  await expect.poll(() => document.activeElement?.getAttribute('data-comment')).toBe('earliest');
});

it('when the linked comment was deleted, says so once', async () => {
  serve();
  open('/?comment=deleted-one');
  await screen.findByText('This comment is no longer available.');
  await screen.findByText('So well cut');
  expect(screen.getAllByText('This comment is no longer available.')).toHaveLength(1);
});

it('when offline, a comment waits for the connection and can be taken back', async () => {
  const server = serve();
  open();
  await screen.findByText('So well cut');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reply();
  await write('Yes{Enter}');
  const waiting = await screen.findByRole('list', { name: 'Comments that are not sent yet' });
  within(waiting).getByText('Yes');
  within(waiting).getByText('Waiting for connection');
  expect(field().value).toBe('');
  expect(screen.queryByText('Replying to jo')).toBeNull();
  expect(server.sent).toEqual([]);

  await write('And warm');
  await userEvent.click(within(waiting).getByRole('button', { name: 'Edit' }));
  await expect.poll(() => field().value).toBe('Yes\nAnd warm');
  screen.getByText('Replying to jo');
  expect(screen.queryByRole('list', { name: 'Comments that are not sent yet' })).toBeNull();
});

it('when the connection is lost while a comment is sent, it waits with the same idempotency key', async () => {
  const server = serve();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !server.isDown);
  open();
  await screen.findByText('So well cut');
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  server.isDown = true;
  await act(async () => server.answer(false));
  await screen.findByRole('list', { name: 'Comments that are not sent yet' });
  const stored = JSON.parse(localStorage.getItem('aura:v1:uid-1:data') ?? '{}');
  expect(Object.keys(stored.waitingComments)).toEqual([server.sent[0]?.key]);
});
