import '../../styles.css';
import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import { commentWire, postWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectLocalState } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import PostComments from './PostComments.tsx';

const createdAt = '2026-05-06T12:00:00.000Z';
const comment = (id: string, text: string, fields: Partial<CommentWire> = {}) =>
  commentWire({ id, text, ...fields });
const post = samplePost({ commentCount: 1 });

/**
 * Mocks the server. It records the requests that change comments, and answers each with `reply` when `answer` is
 * called; `status` is the status of these answers.
 */
function serve(comments: CommentWire[], commentCount = comments.length) {
  const state = { sent: [] as string[], status: 200, reply: {} as object, answer: () => {} };
  const author = { username: 'jo', displayName: '', originalEmail: 'jo', userID: 'jo' };
  const wire = postWire({ ...author, id: 'post-1', image: null, commentCount, comments, isOwner: false });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (path.startsWith('/post/')) return Response.json({ success: true, post: wire });
    if (path.startsWith('/comments/')) {
      return Response.json({
        success: true,
        comments: [comment('earliest', 'The very first')],
        hasMore: false,
      });
    }
    state.sent.push(`${request.method} ${path} ${await request.text()}`.trim());
    await new Promise<void>((resolve) => {
      state.answer = resolve;
    });
    if (state.status === 200) return Response.json({ success: true, ...state.reply });
    return failure(state.status, 'INTERNAL');
  });
  return state;
}

function open({ isOwner = false, inDialog = false } = {}) {
  const currentUser = { email: me.email, username: 'mira', profile: null, isLoading: false };
  const shown = (
    <PostComments
      post={{ ...post, isOwner }}
      currentUser={currentUser}
      now={0}
      profileHref={() => '#'}
      fieldRef={createRef<HTMLTextAreaElement>()}
      {...(inDialog && { overlay: { open: true, onOpenChange: () => undefined } })}
    />
  );
  const store = createTestStore(me);
  return { ...renderScreen(shown, { store }), shown, store };
}

/** Lets the server answer the last request, which is the given number of requests. */
async function answer(server: ReturnType<typeof serve>, requests: number) {
  await expect.poll(() => server.sent.length).toBe(requests);
  await act(async () => server.answer());
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function choose(name: string) {
  const [menu] = await screen.findAllByRole('button', { name: 'Actions for comment by jo' });
  if (!menu) throw new Error('There are comments.');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const before = { width: innerWidth, height: innerHeight };
beforeEach(() => page.viewport(1024, 768));
afterAll(() => page.viewport(before.width, before.height));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a like of a comment is shown when the server has confirmed it, and not when it refuses', async () => {
  const server = serve([comment('first', 'So well cut')]);
  open();
  const heart = await screen.findByRole('button', { name: 'Like comment by jo, 0 likes' });
  await userEvent.click(heart);
  await expect.poll(() => server.sent).toEqual(['POST /likeComment {"commentId":"first"}']);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  server.reply = { liked: true, likes: 1 };
  await answer(server, 1);
  await screen.findByRole('button', { name: 'Like comment by jo, 1 like', pressed: true });
  server.status = 500;
  await userEvent.click(heart);
  await answer(server, 2);
  await expect.poll(() => heart.getAttribute('aria-busy')).toBeNull();
  expect(server.sent.at(-1)).toBe('POST /unlikeComment {"commentId":"first"}');
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('without a connection, a like of a comment is shown at once, waits and can be taken back', async () => {
  const server = serve([comment('first', 'So well cut')]);
  const { store } = open();
  const heart = await screen.findByRole('button', { name: 'Like comment by jo, 0 likes' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(heart);
  await screen.findByRole('button', { name: 'Like comment by jo, 1 like', pressed: true });
  await screen.findByText('Waiting for connection');
  const waiting = () => selectLocalState(store.getState()).commentLikes;
  expect(waiting()).toEqual({ first: { postId: 'post-1', liked: true } });
  await userEvent.click(heart);
  await screen.findByRole('button', { name: 'Like comment by jo, 0 likes', pressed: false });
  expect(waiting()).toEqual({ first: { postId: 'post-1', liked: false } });
  expect(server.sent).toEqual([]);
});

it('a deleted comment disappears after the question, which is announced, and the panel has the focus', async () => {
  const server = serve([comment('first', 'So well cut')]);
  open({ isOwner: true });
  await choose('Delete');
  await screen.findByRole('alertdialog', { name: 'Delete Comment' });
  screen.getByText('Are you sure you want to delete this comment?');
  expect(server.sent).toEqual([]);
  server.status = 500;
  await press('Delete');
  await answer(server, 1);
  await screen.findByText('Failed to delete comment. Please try again.');
  server.status = 200;
  server.reply = { removedIds: ['first'] };
  await press('Delete');
  await answer(server, 2);
  expect(server.sent.at(-1)).toBe('DELETE /comment/first');
  await screen.findByText('No comments yet.');
  await screen.findByText('Comment deleted');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Comments');
});

it('on a phone, a comment is deleted from its sheet, and the panel in the dialog has the focus', async () => {
  await page.viewport(390, 844);
  const server = serve([comment('first', 'So well cut', { isOwner: true })]);
  server.reply = { removedIds: ['first'] };
  open({ inDialog: true });
  await press('Actions for comment by jo');
  await screen.findByRole('dialog', { name: 'jo' });
  await press('Delete');
  await screen.findByRole('alertdialog', { name: 'Delete Comment' });
  await press('Delete');
  await answer(server, 1);
  await screen.findByText('No comments yet.');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Comments');
});

it('a deleted comment with replies leaves its place', async () => {
  const reply = comment('reply', 'Yes', { username: 'mo', parentComment: 'first' });
  const server = serve([comment('first', 'So well cut', { isOwner: true, replyCount: 1 }), reply]);
  server.reply = { removedIds: [] };
  open();
  await choose('Delete');
  await press('Delete');
  await answer(server, 1);
  await screen.findByRole('article', { name: 'Comment deleted' });
  screen.getByText('Yes');
});

it("the text of another person's comment can be copied", async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  serve([comment('first', 'So well cut')]);
  open();
  await choose('Copy text');
  await screen.findByText('Comment copied to clipboard!');
  expect(copy).toHaveBeenCalledWith('So well cut');
  copy.mockRejectedValue(new Error('refused'));
  await choose('Copy text');
  await screen.findByText('Failed to copy comment');
});

it('when a comment of a long list was deleted, earlier ones can still be loaded', async () => {
  const comments = Array.from({ length: 500 }, (_, index) => comment(`c-${index}`, `Comment ${index}`));
  const server = serve(comments, 501);
  server.reply = { removedIds: ['c-99'] };
  open({ isOwner: true });
  const time = { timeout: 10_000 };
  await screen.findByRole('button', { name: 'Show earlier comments' }, time);
  await choose('Delete');
  await press('Delete');
  await answer(server, 1);
  await expect.poll(() => server.sent).toHaveLength(1);
  await press('Show earlier comments');
  await screen.findByText('The very first', undefined, time);
}, 30_000);

it('an edited comment shows its new text and that it was edited', async () => {
  const first = comment('first', 'So well cut', { isOwner: true });
  const server = serve([first]);
  open();
  await choose('Edit');
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Edit comment' }), 'So very well cut');
  await userEvent.keyboard('{Enter}');
  server.reply = { comment: { ...first, text: 'So very well cut', editedAt: createdAt } };
  await answer(server, 1);
  expect(server.sent).toEqual(['PUT /comment/first {"comment":"So very well cut"}']);
  await screen.findByText('Edited');
  screen.getByText('So very well cut');
});

it.each([
  [500, 'Failed to save comment. Please try again.'],
  [429, 'You are writing too fast. Please wait a moment and try again.'],
])(
  'when saving is answered %i, the typed text stays, also after the comments were closed',
  async (status, text) => {
    const server = serve([comment('first', 'So well cut', { isOwner: true })]);
    const { rerender, shown } = open();
    await choose('Edit');
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' });
    await userEvent.fill(await field(), 'So very');
    await press('Save');
    server.status = status;
    await answer(server, 1);
    await screen.findByText(text);
    expect((await field()).value).toBe('So very');
    rerender(<p />);
    rerender(shown);
    await choose('Edit');
    expect((await field()).value).toBe('So very');
    await press('Cancel');
    await choose('Edit');
    expect((await field()).value).toBe('So well cut');
  },
);

it.each(['Report', 'Block'])('before the profile has loaded, %s opens its dialog', async (action) => {
  serve([comment('first', 'So well cut')]);
  open();
  await choose(action);
  await expect.poll(() => document.querySelector('[role$=dialog]')).not.toBeNull();
});
