import { me } from '../../testing/me.ts';
import '../../styles.css';
import { api, UNREAD } from '@aura/api-client/api';
import type { NotificationWire } from '@aura/api-client/contract/notifications';
import { notificationsApi } from '@aura/api-client/endpoints/notifications';
import { notificationsCopy } from '@aura/domain/copy/notifications';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changeMade } from '../../store/local-state.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import NotificationsRoute from './NotificationsRoute.tsx';

const unread = { type: 'Notification' as const, id: UNREAD };

const like = (index: number): NotificationWire => ({
  id: `n_${index}`,
  cursor: `${index}_n_${index}`,
  type: 'like',
  people: [{ username: `person.${index}`, displayName: '', profilePicId: null }],
  peopleCount: 1,
  post: { id: 'p_1', image: null, imageMeta: null, imageAlt: '', caption: '' },
  postCount: 0,
  commentId: null,
  quote: '',
  decision: null,
  timestamp: new Date(Date.now() - index * 60_000).toISOString(),
  isRead: false,
});

/** Serves two pages with one notification each. Marking as read fails. */
function serve() {
  const server = {
    isDown: false,
    /** The newest notification. */
    newest: 1,
    /** Reads of the list are answered after it. */
    reading: Promise.resolve(),
    reads: 0,
    /** The number of requests to mark notifications as read. */
    marked: 0,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/readNotifications')) server.marked += 1;
    if (server.isDown || !pathname.endsWith('/notifications')) return Response.error();
    const isFirst = searchParams.get('after') === null;
    server.reads += 1;
    if (!searchParams.has('limit')) await server.reading;
    const page = {
      notifications: [like(isFirst ? server.newest : 2)],
      unread: 2,
      next: isFirst ? '1_n_1' : null,
    };
    return Response.json({ success: true, ...page });
  });
  return server;
}

function open(store = createTestStore(me)) {
  renderScreen(
    <main>
      <NotificationsRoute />
    </main>,
    { store },
  );
  return store;
}
const press = async (name: string) => (await screen.findByRole('button', { name })).click();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the list, after which a new notification arrives. */
async function openWithNew() {
  const server = serve();
  const store = open();
  await screen.findByRole('link', { name: /^(Unread: )?person\.1/ });
  server.newest = 0;
  await act(async () => store.dispatch(api.util.invalidateTags([unread])));
  await screen.findByRole('button', { name: '1 new' });
  return { server, store };
}

it('when loading fails, the page says so and loads again on request', async () => {
  const server = serve();
  server.isDown = true;
  open();
  await screen.findByText('Failed to load notifications. Please try again.');
  server.isDown = false;
  await press('Retry');
  await screen.findByRole('link', { name: /^(Unread: )?person\.1 liked your post/ });
});

it('the next page is added, and when it fails the list stays with a retry', async () => {
  const server = serve();
  open();
  await screen.findByRole('link', { name: /^(Unread: )?person\.1/ });
  server.isDown = true;
  await press('Show earlier ones');
  await screen.findByText('Earlier notifications did not load.');
  expect(screen.getByRole('link', { name: /^(Unread: )?person\.1/ })).toBeVisible();
  server.isDown = false;
  await press('Show earlier ones');
  await screen.findByRole('link', { name: /^(Unread: )?person\.2/ });
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});

it('marking all as read takes effect at once and can be undone', async () => {
  serve();
  open();
  await screen.findByText('Unread:');
  await press('Mark all as read');
  await screen.findByText('Marked all as read.');
  expect(screen.queryByText('Unread:')).toBeNull();
  await press('Undo');
  await screen.findByText('Unread:');
});

it('when marking all as read fails, the notifications are unread again and a message says so', async () => {
  const server = serve();
  open();
  await screen.findByText('Unread:');
  await press('Mark all as read');
  await press('Dismiss');
  await screen.findByText(notificationsCopy.markFailed);
  screen.getByText('Unread:');
  expect(server.marked).toBe(1);
});

it('when what was seen cannot be sent, it is sent again when the page is left the next time', async () => {
  const server = serve();
  // What is in view for a second would be seen again.
  vi.spyOn(window.IntersectionObserver.prototype, 'observe').mockReturnValue();
  open();
  (await screen.findByRole('link', { name: /^(Unread: )?person\.1/ })).click();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const leave = () => document.dispatchEvent(new Event('visibilitychange'));
  leave();
  await expect.poll(() => server.marked).toBe(1);
  await expect.poll(() => leave() && server.marked).toBeGreaterThan(1);
});

it('when everything is marked as read, the heading of the page is focused', async () => {
  serve();
  open();
  (await screen.findByRole('button', { name: 'Mark all as read' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('new notifications are shown on request, and the heading of the page is focused', async () => {
  await openWithNew();
  await press('1 new');
  await screen.findByRole('link', { name: /^(Unread: )?person\.0/ });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('while the list is read again, the notifications that it will have are not offered as new', async () => {
  const { server, store } = await openWithNew();
  cleanup();
  let answer = () => {};
  server.reading = new Promise((resolve) => {
    answer = resolve;
  });
  open(store);
  await screen.findByRole('link', { name: /^(Unread: )?person\.1/ });
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull();
  answer();
  await screen.findByRole('link', { name: /^(Unread: )?person\.0/ });
});

it('while earlier notifications load, new ones are loaded after them', async () => {
  const { server } = await openWithNew();
  const before = server.reads;
  let answer = () => {};
  server.reading = new Promise((resolve) => {
    answer = resolve;
  });
  await press('Show earlier ones');
  await expect.poll(() => server.reads).toBe(before + 1);
  await press('1 new');
  answer();
  await screen.findByRole('link', { name: /^(Unread: )?person\.0/ });
  await expect.poll(() => screen.queryByRole('button', { name: '1 new' })).toBeNull();
});

it('when new notifications cannot be loaded, a message says so and they are still offered', async () => {
  const { server } = await openWithNew();
  server.isDown = true;
  await press('1 new');
  await screen.findByText('Failed to load notifications. Please try again.');
  expect(screen.getByRole('link', { name: /^(Unread: )?person\.1/ })).toBeVisible();
  server.isDown = false;
  await press('1 new');
  await screen.findByRole('link', { name: /^(Unread: )?person\.0/ });
});

it('when the user has left before new notifications are loaded, the focus stays', async () => {
  const { server, store } = await openWithNew();
  let answer = () => {};
  const before = server.reads;
  server.reading = new Promise((resolve) => {
    answer = resolve;
  });
  await press('1 new');
  await expect.poll(() => server.reads).toBeGreaterThan(before);
  cleanup();
  render(
    <main>
      <h1>Search</h1>
    </main>,
  );
  answer();
  const read = notificationsApi.endpoints.getNotifications.initiate(undefined, { subscribe: false });
  const { data } = await act(async () => store.dispatch(read));
  expect(data?.pages[0]?.notifications[0]?.id).toBe('n_0');
  expect(document.activeElement).toBe(document.body);
});

it('a follower who is followed back is unfollowed only after a question', async () => {
  const follow = { ...like(1), type: 'follow', post: null };
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, notifications: [follow], unread: 0, next: null }),
  );
  const store = open();
  act(() => void store.dispatch(changeMade({ kind: 'followed', key: 'person.1', value: true })));
  await press('Following person.1');
  await screen.findByRole('alertdialog', { name: 'Unfollow person.1?' });
  await press('Unfollow');
  await screen.findByRole('button', { name: 'Follow person.1' });
});
