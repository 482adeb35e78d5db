import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FollowSync } from './FollowSync.tsx';
import ProfileRoute from './ProfileRoute.tsx';

const pageSize = 20;

const person = (index: number) => ({
  username: `fan${index}`,
  displayName: `Fan ${index}`,
  profilePicId: null,
  isFollowed: index === 30,
});

const profile = profileWire({
  followingCount: 1,
  followerCount: 50,
  followers: Array.from({ length: 12 }, (_, index) => {
    const { displayName: displayname, ...rest } = person(index);
    return { ...rest, displayname, email: '' };
  }),
});

/** Mocks a server with 50 followers. The calls for the pages in `failing` fail. */
function serve() {
  const server = { reads: [] as string[], sent: [] as string[], failing: new Set<string>() };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/getProfile')) return Response.json({ success: true, profile });
    if (pathname.endsWith('/getFollows')) {
      const after = searchParams.get('after') ?? 'first';
      server.reads.push(`${searchParams.get('username')} ${searchParams.get('list')} ${after}`);
      if (server.failing.has(after)) {
        return failure(500, 'INTERNAL');
      }
      const start = after === 'first' ? 0 : Number(after.split('_u').at(-1));
      const end = Math.min(50, start + pageSize);
      const people = Array.from({ length: end - start }, (_, index) => person(start + index));
      return Response.json({ success: true, people, next: end < 50 ? `1_u${end}` : null });
    }
    const { username } = await request.json();
    server.sent.push(`${pathname.split('/').at(-1)} ${username}`);
    return Response.json({ success: true, following: pathname.endsWith('/follow'), followers: 1 });
  });
  return server;
}

async function openFollowers() {
  renderScreen(
    <main>
      <ProfileRoute />
      <FollowSync />
    </main>,
    { store: createTestStore(me) },
  );
  await userEvent.click(await screen.findByRole('button', { name: '50 Followers' }));
  return within(await screen.findByRole('dialog', { name: 'Followers' }));
}

const last = (dialog: Awaited<ReturnType<typeof openFollowers>>) => dialog.getAllByRole('listitem').at(-1);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('a long list is read in pages while it is scrolled, each person once', async () => {
  const server = serve();
  const dialog = await openFollowers();
  await expect.poll(() => dialog.getAllByRole('listitem').length).toBeGreaterThanOrEqual(pageSize);
  await expect
    .poll(() => {
      last(dialog)?.scrollIntoView();
      return dialog.getAllByRole('listitem').length;
    })
    .toBe(50);
  const names = dialog.getAllByRole('link').map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(50);
  expect(server.reads).toEqual(['mira followers first', 'mira followers 1_u20', 'mira followers 1_u40']);
});

it('a follower of a later page can be unfollowed after a question, and stays in the open list', async () => {
  const server = serve();
  const dialog = await openFollowers();
  await expect
    .poll(() => {
      last(dialog)?.scrollIntoView();
      return dialog.queryByRole('button', { name: 'Following fan30' });
    })
    .not.toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Following fan30' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unfollow fan30?' }));
  expect(server.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Unfollow' }));
  await dialog.findByRole('button', { name: 'Follow fan30' });
  await expect.poll(() => server.sent).toEqual(['unfollow fan30']);
  expect(dialog.getByRole('link', { name: /Fan 30/ })).toBeVisible();
});

it('when the list cannot be read, the newest people are shown, and a retry reads it', async () => {
  const server = serve();
  server.failing.add('first');
  const dialog = await openFollowers();
  await dialog.findByText('Failed to load profile data');
  expect(dialog.getAllByRole('listitem')).toHaveLength(12);
  server.failing.clear();
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => dialog.getAllByRole('listitem').length).toBeGreaterThanOrEqual(pageSize);
  expect(dialog.queryByText('Failed to load profile data')).toBeNull();
});

it('when a further page cannot be read, the list stays and offers to load it', async () => {
  const server = serve();
  server.failing.add('1_u20');
  const dialog = await openFollowers();
  await expect
    .poll(() => {
      last(dialog)?.scrollIntoView();
      return dialog.queryByRole('button', { name: 'More' });
    })
    .not.toBeNull();
  expect(dialog.getAllByRole('listitem')).toHaveLength(pageSize);
  server.failing.clear();
  await userEvent.click(dialog.getByRole('button', { name: 'More' }));
  await expect.poll(() => dialog.getAllByRole('listitem').length).toBeGreaterThanOrEqual(40);
});
