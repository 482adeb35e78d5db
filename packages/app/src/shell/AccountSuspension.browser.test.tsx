import '../styles.css';
import { postActionsApi } from '@aura/api-client/endpoints/post-actions';
import { profilesApi } from '@aura/api-client/endpoints/profiles';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { suspensionCopy } from '@aura/domain/copy/moderation';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FollowSync } from '../features/profile/FollowSync.tsx';
import { paths } from '../paths.ts';
import { changeMade } from '../store/local-state.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { failure } from '../testing/failure.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import AccountSuspension from './AccountSuspension.tsx';

const email = 'mira@aura.example';
const me = { uid: 'uid-1', email, displayName: '', method: 'password' as const };
const refusal = 'Your account is suspended. Reason: spam or advertising.';
const suspension = { until: '2099-12-03T10:00:00.000Z', reason: 'spam', words: 'Links belong on the item.' };
const shown = /suspended until 3 December 2099\. Reason: spam or advertising\. Links belong on the item\./;
const profile = profileWire({ userID: email, email });

/** What the server answers; without a profile its reads fail. */
const server = {
  suspension: suspension as typeof suspension | null,
  hasProfile: true,
  follows: 0,
  /** Reads of the profile are answered after it. */
  reading: Promise.resolve(),
};

beforeEach(() => {
  Object.assign(server, { suspension, hasProfile: true, follows: 0, reading: Promise.resolve() });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/removeLike')) return Response.json({ success: true, liked: false, likes: 0 });
    if (pathname.endsWith('/follow')) server.follows += 1;
    if (!pathname.endsWith('/getProfile')) return failure(403, 'SUSPENDED', refusal);
    await server.reading;
    if (!server.hasProfile) return Response.json({ success: false, error: 'x' }, { status: 500 });
    return Response.json({ success: true, profile: { ...profile, suspension: server.suspension } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(at = '/', store = createTestStore(me)) {
  renderScreen(
    <main>
      <AccountSuspension />
      <FollowSync />
    </main>,
    { store, at },
  );
  return {
    store,
    follow: (username: string) =>
      act(async () => {
        store.dispatch(changeMade({ kind: 'followed', key: username, value: true }));
      }),
    like: () =>
      act(async () => {
        await store.dispatch(postActionsApi.endpoints.addLike.initiate({ email, postId: 'post-1' }));
      }),
    unlike: () =>
      act(async () => {
        await store.dispatch(postActionsApi.endpoints.removeLike.initiate({ email, postId: 'post-1' }));
      }),
    readProfile: () =>
      act(async () => {
        await store.dispatch(profilesApi.endpoints.getProfile.initiate(email, { forceRefetch: true }));
      }),
  };
}
const hide = () => userEvent.click(screen.getByRole('button', { name: suspensionCopy.dismiss }));
const text = () => within(screen.getByRole('main')).getByRole('status').textContent;

it('when a write is refused, says why the account is suspended, again after it was hidden', async () => {
  server.hasProfile = false;
  const { like } = open();
  expect(text()).toBe('');
  await like();
  await screen.findByText(refusal, { exact: false });
  await hide();
  await expect.poll(text).toBe('');
  await like();
  await screen.findByText(refusal, { exact: false });
});

it('while the profile has a suspension, says until when; when it has ended, says nothing', async () => {
  const { readProfile } = open();
  await screen.findByText(shown);
  server.suspension = null;
  await readProfile();
  await expect.poll(text).toBe('');
});

it('when a write is refused, reads the profile, whose suspension is shown until it ends', async () => {
  server.suspension = null;
  const { like, readProfile } = open();
  await readProfile();
  expect(text()).toBe('');
  server.suspension = suspension;
  await like();
  await screen.findByText(shown);
  server.suspension = null;
  await readProfile();
  await expect.poll(text).toBe('');
});

it('when a write was refused and the suspension has ended since, says nothing once the profile is read', async () => {
  server.suspension = null;
  let answer = () => {};
  server.reading = new Promise((resolve) => {
    answer = resolve;
  });
  const { like } = open();
  await like();
  await screen.findByText(refusal, { exact: false });
  answer();
  await expect.poll(text).toBe('');
});

it('on Settings, which says it itself, says nothing', async () => {
  const { readProfile } = open(paths.settings);
  await readProfile();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(text()).toBe('');
});

it('when another write succeeds, a hidden notice stays hidden', async () => {
  const { like, unlike } = open();
  await like();
  await screen.findByText(shown);
  await hide();
  await expect.poll(text).toBe('');
  await unlike();
  expect(text()).toBe('');
});

it('on a page with another frame, a hidden notice stays hidden until a write is refused', async () => {
  const { store, like } = open();
  await like();
  await screen.findByText(shown);
  await hide();
  await expect.poll(text).toBe('');
  cleanup();
  const again = open('/', store);
  await again.readProfile();
  expect(text()).toBe('');
  await again.like();
  await screen.findByText(shown);
});

it('a refused follow is sent again when the suspension ends, and until then does not show the hidden notice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { follow, readProfile } = open();
  await readProfile();
  await follow('nadia');
  await expect.poll(() => server.follows).toBe(1);
  await expect.poll(text).toMatch(shown);
  await hide();
  await expect.poll(text).toBe('');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
  });
  expect([server.follows, text()]).toEqual([1, '']);
  server.suspension = null;
  await readProfile();
  await expect.poll(() => server.follows).toBe(2);
});
