import '../../styles.css';
import { commentWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changeEnded, changeMade, selectLocalState } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CommentSync } from './CommentSync.tsx';

const profile = profileWire();

/** Mocks the server. Without a connection every request fails; `status` refuses writes. */
function serve() {
  const server = { isOnline: true, status: 200, sent: [] as string[], answers: Promise.resolve() };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!server.isOnline) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (call === 'getProfile') return Response.json({ success: true, profile });
    const form = await request.formData();
    const key = request.headers.get('idempotency-key');
    server.sent.push(
      [call, form.get('postID'), form.get('comment'), form.get('parentComment'), key]
        .filter(Boolean)
        .join(' '),
    );
    await server.answers;
    const code = { 400: 'VALIDATION', 403: 'SUSPENDED', 404: 'NOT_FOUND', 503: 'UNAVAILABLE' }[server.status];
    if (code) return failure(server.status, code);
    const comment = commentWire({
      id: `of-${key}`,
      text: String(form.get('comment')),
      email: '',
      username: 'mira',
      isOwner: true,
    });
    return Response.json({ success: true, comment });
  });
  return {
    server,
    reconnect: () =>
      act(async () => {
        server.isOnline = true;
        window.dispatchEvent(new Event('online'));
      }),
  };
}

function open() {
  const store = createTestStore(me);
  const write = (key: string, text: string, parentId: string | null = null) => {
    const value = { postId: 'post-1', parentId, text, refusal: null };
    return act(async () => store.dispatch(changeMade({ kind: 'waitingComments', key, value })));
  };
  const start = () => renderScreen(<CommentSync />, { store });
  const takeBack = (key: string) =>
    act(async () => store.dispatch(changeEnded({ kind: 'waitingComments', key })));
  const waiting = () => Object.keys(selectLocalState(store.getState()).waitingComments);
  return { write, takeBack, start, waiting };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('when the connection returns, sends the waiting comments in their order, each once with its key', async () => {
  const { server, reconnect } = serve();
  server.isOnline = false;
  const app = open();
  await app.write('key-1', 'First');
  await app.write('key-2', 'Second');
  app.start();
  await reconnect();
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent).toEqual(['addComment post-1 First key-1', 'addComment post-1 Second key-2']);
});

it('when sending fails, the comment waits and is sent with the same key', async () => {
  const { server, reconnect } = serve();
  server.status = 503;
  const app = open();
  await app.write('key-1', 'First');
  app.start();
  await expect.poll(() => server.sent).toHaveLength(1);
  server.status = 200;
  await reconnect();
  await expect.poll(app.waiting).toEqual([]);
  expect(new Set(server.sent)).toEqual(new Set(['addComment post-1 First key-1']));
});

const review = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  return within(await screen.findByRole('dialog', { name: 'Comment not sent' }));
};

it('when the server cannot be reached although the browser is online, sends again after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waits = vi.spyOn(window, 'setTimeout');
  const { server } = serve();
  server.status = 503;
  const app = open();
  await app.write('key-1', 'First');
  app.start();
  await expect.poll(() => waits.mock.calls.some(([, ms]) => ms === 30_000)).toBe(true);
  server.status = 200;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent).toEqual(['addComment post-1 First key-1', 'addComment post-1 First key-1']);
});

it('when sending a comment fails, later ones are sent after its repetition', async () => {
  const { server, reconnect } = serve();
  server.status = 503;
  const app = open();
  await app.write('key-1', 'First');
  await app.write('key-2', 'Second');
  app.start();
  await expect.poll(() => server.sent).toHaveLength(1);
  server.status = 200;
  await reconnect();
  await expect.poll(app.waiting).toEqual([]);
  const first = 'addComment post-1 First key-1';
  const second = 'addComment post-1 Second key-2';
  expect(server.sent.slice(0, 2)).toEqual([first, first]);
  expect(server.sent.at(-1)).toBe(second);
});

it('a comment that is taken back while an earlier one is sent is not sent', async () => {
  const { server } = serve();
  let answer = () => {};
  server.answers = new Promise((resolve) => {
    answer = resolve;
  });
  const app = open();
  for (const key of ['key-1', 'key-2', 'key-3']) await app.write(key, key);
  app.start();
  await expect.poll(() => server.sent).toHaveLength(1);
  await app.takeBack('key-2');
  answer();
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent).toEqual(['addComment post-1 key-1 key-1', 'addComment post-1 key-3 key-3']);
});

it('when the post is missing, keeps the text until it is discarded', async () => {
  const { server } = serve();
  server.status = 404;
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  const app = open();
  await app.write('key-1', 'So well cut');
  app.start();
  await screen.findByText('A comment was not sent.');
  let dialog = await review();
  dialog.getByText('The post was deleted, or you can no longer see it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }));
  await screen.findByText('Failed to copy comment');
  copied.mockResolvedValueOnce(undefined);
  await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }));
  await screen.findByText('Comment copied to clipboard!');
  expect(copied).toHaveBeenLastCalledWith('So well cut');
  await userEvent.keyboard('{Escape}');
  dialog = await review();
  expect(app.waiting()).toEqual(['key-1']);
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent).toHaveLength(1);
});

it('when the text is not accepted, it can be changed and is sent with another key', async () => {
  const { server } = serve();
  server.status = 400;
  const app = open();
  await app.write('key-1', 'So well cut');
  app.start();
  const dialog = await review();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Edit comment' }), ', and warm');
  server.status = 200;
  await userEvent.click(dialog.getByRole('button', { name: 'Send Again' }));
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]).toMatch(/^addComment post-1 So well cut, and warm /);
  expect(server.sent[1]).not.toContain('key-1');
});

it('when the comment that it replies to is missing, it can be sent as a comment on the post', async () => {
  const { server } = serve();
  server.status = 404;
  const app = open();
  await app.write('key-1', 'Yes', 'comment-1');
  app.start();
  const dialog = await review();
  server.status = 200;
  await userEvent.click(dialog.getByRole('button', { name: 'Send Again' }));
  await expect.poll(app.waiting).toEqual([]);
  expect(server.sent[0]).toBe('addComment post-1 Yes comment-1 key-1');
  expect(server.sent[1]).toMatch(/^addComment post-1 Yes [^ ]+$/);
});

it('when the account is suspended, says so and keeps the comment', async () => {
  const { server } = serve();
  server.status = 403;
  const app = open();
  await app.write('key-1', 'So well cut');
  app.start();
  (await review()).getByText(/^Your account is suspended\./);
  expect(app.waiting()).toEqual(['key-1']);
});
