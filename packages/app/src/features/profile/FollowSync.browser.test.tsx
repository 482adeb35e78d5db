import { profileWire } from '@aura/api-client/testing/blank-wires';
import { followProblems } from '@aura/domain/refusals';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeMade, selectLocalState } from '../../store/local-state.ts';
import { changesSent } from '../../testing/changes-sent.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FollowSync } from './FollowSync.tsx';

const profile = profileWire();

/**
 * Mocks a server on which the users of `following` are followed. It refuses calls with `status`, and answers when
 * `answers` resolves.
 */
function serve(...followed: readonly string[]) {
  const server = {
    following: new Set(followed),
    sent: [] as string[],
    status: 200,
    answers: Promise.resolve(),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (call === 'getProfile') return Response.json({ success: true, profile });
    const { username } = await request.json();
    server.sent.push(`${call} ${username}`);
    await server.answers;
    const code = { 400: 'VALIDATION', 404: 'NOT_FOUND', 503: 'UNAVAILABLE' }[server.status];
    const error = code === 'VALIDATION' ? followProblems.tooMany : '';
    if (code) return Response.json({ success: false, error, code }, { status: server.status });
    if (call === 'follow') server.following.add(username);
    else server.following.delete(username);
    return Response.json({ success: true, following: call === 'follow', followers: 1 });
  });
  return server;
}

function open(changes: Readonly<Record<string, boolean>>) {
  const store = createTestStore(me);
  const made = (key: string, value: boolean) => store.dispatch(changeMade({ kind: 'followed', key, value }));
  const change = (key: string, on: boolean) => act(async () => made(key, on));
  for (const [key, on] of Object.entries(changes)) made(key, on);
  renderScreen(<FollowSync />, { store });
  return { change, changes: () => selectLocalState(store.getState()).followed };
}

afterEach(async () => {
  cleanup();
  await changesSent();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('marks of an earlier version are sent once, and one that the server has changes nothing', async () => {
  const server = serve('amara');
  const app = open({ amara: true, jonah: true, mei: false });
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara', 'follow jonah', 'unfollow mei']);
  expect([...server.following]).toEqual(['amara', 'jonah']);
});

it('a change to what an answer has said already is not sent', async () => {
  const server = serve();
  const app = open({});
  await app.change('amara', true);
  await expect.poll(app.changes).toEqual({});
  await app.change('amara', true);
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara']);
});

it('a follow and its end are sent', async () => {
  const server = serve();
  const app = open({});
  await app.change('amara', true);
  await expect.poll(app.changes).toEqual({});
  await app.change('amara', false);
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara', 'unfollow amara']);
});

it('while a follow is sent, its end waits and is sent after it', async () => {
  const server = serve();
  let answer = () => {};
  server.answers = new Promise((resolve) => {
    answer = resolve;
  });
  const app = open({});
  await app.change('amara', true);
  await expect.poll(() => server.sent).toEqual(['follow amara']);
  await app.change('amara', false);
  expect(server.sent).toEqual(['follow amara']);
  answer();
  await expect.poll(() => server.sent).toEqual(['follow amara', 'unfollow amara']);
  await expect.poll(app.changes).toEqual({});
});

it('a follow that another tab is sending is not sent', async () => {
  const server = serve();
  let answer = () => {};
  server.answers = new Promise((resolve) => {
    answer = resolve;
  });
  const app = open({ amara: true });
  await expect.poll(() => server.sent).toEqual(['follow amara']);
  open({ amara: true, mei: true });
  await expect.poll(() => server.sent).toContain('follow mei');
  expect(server.sent).toEqual(['follow amara', 'follow mei']);
  answer();
  await expect.poll(app.changes).not.toHaveProperty('amara');
});

it('when a call fails, the change stays and is sent again when the connection returns', async () => {
  const server = serve();
  server.status = 503;
  const app = open({ amara: true });
  await expect.poll(() => server.sent).toEqual(['follow amara']);
  server.status = 200;
  await act(async () => window.dispatchEvent(new Event('online')));
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara', 'follow amara']);
});

it('when the connection returns while a call is under way that then fails, the change is sent again at once', async () => {
  const server = serve();
  let answer = () => {};
  server.answers = new Promise((resolve) => {
    answer = resolve;
  });
  server.status = 503;
  const app = open({ amara: true });
  await expect.poll(() => server.sent).toEqual(['follow amara']);
  await act(async () => window.dispatchEvent(new Event('online')));
  answer();
  await expect.poll(() => server.sent).toEqual(['follow amara', 'follow amara']);
  expect(app.changes()).toEqual({ amara: true });
});

it('when the server refuses more people than the limit, the change is dropped with its message', async () => {
  const server = serve();
  server.status = 400;
  const app = open({ amara: true, mei: true });
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara', 'follow mei']);
  expect(await screen.findAllByText('You can follow up to 5,000 people.')).toHaveLength(1);
});

it('when the server answers 404 for a person who is gone, the change is dropped', async () => {
  const server = serve();
  server.status = 404;
  const app = open({ amara: true });
  await expect.poll(app.changes).toEqual({});
  expect(server.sent).toEqual(['follow amara']);
});
