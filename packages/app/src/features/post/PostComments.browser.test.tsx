import '../../styles.css';
import { api } from '@aura/api-client/api';
import { commentWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { serveComments } from '../../testing/comments-server.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import PostComments from './PostComments.tsx';

const post = (id: string) => samplePost({ id, commentCount: 1 });

function open(path = '/', store = createTestStore(me)) {
  const currentUser = { email: me.email, username: 'mira', profile: null, isLoading: false };
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
  const { rerender } = renderScreen(of('post-1'), { store, at: path });
  return (id: string) => rerender(of(id));
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
const write = (text: string) => userEvent.type(field(), text);
const reply = async () => userEvent.click(await screen.findByRole('button', { name: 'Reply to jo' }));

/** The first comment that is stored in this browser as waiting or refused. */
function storedRefusal(): unknown {
  const stored = JSON.parse(localStorage.getItem('aura:v1:uid-1:data') ?? '{}');
  return Object.values(stored.waitingComments ?? {})[0];
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('while a comment is being sent, the newly typed text and the reply target stay unchanged', async () => {
  const server = serveComments();
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
  const server = serveComments();
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

it('a reply to a reply names the reply, whose author is notified', async () => {
  const server = serveComments();
  server.comments = [
    commentWire({ id: 'second', text: 'Wool?', parentComment: 'first' }),
    ...server.comments,
  ];
  open();
  await screen.findByText('Wool?');
  const answer = screen.getAllByRole('article').find(({ dataset }) => dataset.comment === 'second');
  await userEvent.click(within(answer ?? document.body).getByRole('button', { name: 'Reply to jo' }));
  await write('Linen{Enter}');
  await expect.poll(() => server.sent).toMatchObject([{ text: 'Linen', parent: 'second' }]);
});

it('when the page is left and shown again, a typed reply keeps its text and its target', async () => {
  const server = serveComments();
  const store = createTestStore(me);
  open('/', store);
  await reply();
  await write('Linen');
  cleanup();
  open('/', store);
  await screen.findByText('Replying to jo');
  expect(field().value).toBe('Linen');
  await write('{Enter}');
  await expect.poll(() => server.sent).toMatchObject([{ text: 'Linen', parent: 'first' }]);
});

it('when the comment is deleted that a text replies to, and its thread stays, says so', async () => {
  const server = serveComments();
  const store = createTestStore(me);
  open('/', store);
  await reply();
  server.comments = [commentWire({ id: 'first', deleted: true, username: '' })];
  await act(async () => void store.dispatch(api.util.invalidateTags([{ type: 'Post', id: 'post-1' }])));
  await screen.findByText('Replying to a deleted comment');
});

it('when the thread was deleted, the reply target is cleared and the text stays', async () => {
  const server = serveComments();
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
  const server = serveComments();
  open();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await act(async () => server.answer(false));
  await expect.poll(() => field().value).toBe('');
  expect(storedRefusal()).toMatchObject({ postId: 'post-1', text: 'Yes', refusal: 'missing' });
});

it('when the post was deleted meanwhile, the text of a reply is stored as refused', async () => {
  const server = serveComments();
  open();
  await reply();
  await write('Yes{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  server.isDeleted = true;
  await act(async () => server.answer(false));
  await expect.poll(storedRefusal).toMatchObject({ postId: 'post-1', text: 'Yes', refusal: 'missing' });
});

it('when the comments fail to load, the error is shown and can be retried', async () => {
  const server = serveComments();
  server.isDown = true;
  open();
  await screen.findByText('Failed to load comments. Please try again.');
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('So well cut');
});

it('when comments are sent too fast, says so until the text changes, and keeps the text', async () => {
  const server = serveComments();
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
  const server = serveComments();
  server.comments = Array.from({ length: 500 }, (_, index) =>
    commentWire({ id: `c-${index}`, text: `Comment ${index}` }),
  );
  server.commentCount = 501;
  server.earlier = [commentWire({ id: 'earliest', text: 'The very first' })];
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier comments' }));
  await screen.findByText('The very first');
  await screen.findByText('All comments are shown.');
});

it('when the linked comment is older than the loaded ones, loads it and moves the focus to it', async () => {
  const server = serveComments();
  server.comments = Array.from({ length: 500 }, (_, index) =>
    commentWire({ id: `c-${index}`, text: `Comment ${index}` }),
  );
  server.commentCount = 501;
  server.earlier = [commentWire({ id: 'earliest', text: 'The very first' })];
  open('/?comment=earliest');
  await screen.findByText('The very first');
  await expect.poll(() => document.activeElement?.getAttribute('data-comment')).toBe('earliest');
});

it('when the linked comment was deleted, says so once', async () => {
  serveComments();
  open('/?comment=deleted-one');
  await screen.findByText('This comment is no longer available.');
  await screen.findByText('So well cut');
  expect(screen.getAllByText('This comment is no longer available.')).toHaveLength(1);
});

it('when offline, a comment waits for the connection and can be taken back', async () => {
  const server = serveComments();
  open();
  await screen.findByText('So well cut');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await reply();
  await write('Yes{Enter}');
  const waiting = await screen.findByRole('list', { name: 'Comments that are not sent yet' });
  within(waiting).getByText('Yes');
  within(waiting).getByText('Reply to jo');
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
  const server = serveComments();
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
