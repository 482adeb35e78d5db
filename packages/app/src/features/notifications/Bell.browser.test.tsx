import { api } from '@aura/api-client/api';
import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deletionChanged } from '../../store/session.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Bell } from './Bell.tsx';

const profile = profileWire({ email: me.email, userID: me.email });

/** Serves two unread notifications, and a profile once there is one. */
function serve() {
  const server = { hasProfile: false, calls: [] as (string | undefined)[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    server.calls.push(pathname.split('/').at(-1));
    if (!server.hasProfile) return failure(404, 'NOT_FOUND');
    if (pathname.endsWith('/getProfile')) return Response.json({ success: true, profile });
    return Response.json({ success: true, notifications: [], unread: 2, next: null });
  });
  return server;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the number of unread notifications is read once there is a profile', async () => {
  const server = serve();
  const store = createTestStore(me);
  renderScreen(<Bell />, { store });
  await act(async () => store.dispatch(profilesApi.endpoints.getProfile.initiate(me.email)));
  server.hasProfile = true;
  await act(async () => store.dispatch(api.util.invalidateTags(['Profile'])));
  await screen.findByRole('link', { name: /2/ });
  expect(server.calls).toEqual(['getProfile', 'getProfile', 'notifications']);
});

it('the number of unread notifications is not read while the account is deleted', async () => {
  const server = serve();
  server.hasProfile = true;
  const store = createTestStore(me);
  renderScreen(<Bell />, { store });
  await screen.findByRole('link', { name: /2/ });
  act(() => void store.dispatch(deletionChanged(true)));
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(server.calls).toEqual(['getProfile', 'notifications']);
  act(() => void store.dispatch(deletionChanged(false)));
  await screen.findByRole('link', { name: /2/ });
});

it.each([
  ['Latin', 'g', 'n'],
  ['Cyrillic', 'п', 'т'],
])('on a %s keyboard, the keys G and N open the notifications', async (_script, first, second) => {
  serve();
  renderScreen(<Bell />, { store: createTestStore(me), at: '/home' });
  const bell = await screen.findByRole('link');
  expect(bell.getAttribute('aria-current')).toBeNull();
  fireEvent.keyDown(document.body, { key: first, code: 'KeyG' });
  fireEvent.keyDown(document.body, { key: second, code: 'KeyN' });
  await expect.poll(() => bell.getAttribute('aria-current')).toBe('page');
});
