import '../../styles.css';
import type { PostWire } from '@aura/api-client/contract/posts';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { postEditTimeoutMs } from '@aura/domain/limits/post-actions';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PostRoute from './PostRoute.tsx';

const post = postWire({
  id: 'post-1',
  caption: 'Rain',
  image: null,
  imageAlt: 'A coat',
  comments: [],
  auraTags: ['#rain'],
});

type Answer = () => Response | Promise<Response>;

/** Mocks a server with one post. It applies the edits and records them; `answer` replaces its answer to an edit. */
function serve(stored: PostWire = post) {
  const server = { stored, isDeleted: false, edits: [] as unknown[], answer: null as Answer | null };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/post/post-1')) return failure(404, 'NOT_FOUND');
    if (request.method === 'PUT') {
      const changes: object = await request.json();
      server.edits.push(changes);
      if (server.answer) return server.answer();
      server.stored = { ...server.stored, ...changes, editedAt: '2026-05-07T12:00:00.000Z' };
    }
    if (server.isDeleted) return failure(404, 'NOT_FOUND');
    return Response.json({ success: true, post: server.stored });
  });
  return server;
}

function open() {
  renderScreen(
    <main>
      <Routes>
        <Route path="/post/:postId" element={<PostRoute />} />
      </Routes>
    </main>,
    { store: createTestStore(me), at: '/post/post-1' },
  );
}

/** The toolbar overlaps the top bar, which these pages lack, so pointers do not reach it. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => button.click());
};
const caption = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Caption/ });
const writeCaption = async (text: string) => {
  await press('Edit Post');
  await userEvent.fill(await caption(), text);
};
const dialogIsClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

it('an edit of the own post is sent, shown on its page with "Edited", and announced', async () => {
  const server = serve();
  open();
  await screen.findByText('Rain');
  expect(screen.queryByText('Edited')).toBeNull();
  await writeCaption('Snow');
  await press('Save');
  await dialogIsClosed();
  expect(server.edits).toEqual([{ caption: 'Snow' }]);
  await screen.findByText('Snow');
  await screen.findByText('Edited');
  await screen.findByText('Post updated');
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit Post');
});

it('the form opens with the texts of the last edit', async () => {
  serve();
  open();
  await writeCaption('Snow');
  await press('Save');
  await dialogIsClosed();
  await press('Edit Post');
  expect((await caption()).value).toBe('Snow');
});

it.each<[string, Answer, string]>([
  [
    'without a connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'No connection. Your changes are still here; please try again.',
  ],
  [
    'after too many changes',
    () => failure(429, 'RATE_LIMITED'),
    'Too many changes in a short time. Please wait a moment and try again.',
  ],
  ['when the server fails', () => failure(500, 'INTERNAL'), 'Failed to update post. Please try again.'],
])('%s, the form says so, keeps the text, and can be sent again', async (_, answer, text) => {
  const server = serve();
  server.answer = answer;
  open();
  await writeCaption('Snow');
  await press('Save');
  await screen.findByText(text);
  expect((await caption()).value).toBe('Snow');
  server.answer = null;
  await press('Save');
  await dialogIsClosed();
  expect(server.edits).toEqual([{ caption: 'Snow' }, { caption: 'Snow' }]);
});

it('after 60 seconds without a response, the edit fails and can be sent again', async () => {
  const server = serve();
  server.answer = () => new Promise(() => undefined);
  open();
  await writeCaption('Snow');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  await expect.poll(() => server.edits.length).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(postEditTimeoutMs));
  vi.useRealTimers();
  await screen.findByText('Failed to update post. Please try again.');
  expect((await caption()).value).toBe('Snow');
});

it('when the post was deleted meanwhile, its page says so', async () => {
  const server = serve();
  server.answer = () => failure(404, 'NOT_FOUND');
  open();
  await writeCaption('Snow');
  server.isDeleted = true;
  await press('Save');
  await screen.findByText('Post not found');
});

it('a post of another person cannot be edited', async () => {
  serve({ ...post, isOwner: false });
  open();
  await screen.findByText('Rain');
  expect(screen.queryByRole('button', { name: 'Edit Post' })).toBeNull();
});
