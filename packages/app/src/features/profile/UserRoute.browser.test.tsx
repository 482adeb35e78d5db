import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { profileCopy } from '@aura/domain/copy/profile';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import UserRoute from './UserRoute.tsx';

const email = 'mariam@aura.example';
const me = { uid: 'uid-1', email, displayName: '', method: 'password' as const };

const profileOf = (username: string, isOwner: boolean) =>
  profileWire({
    username,
    userName: username,
    displayName: `${username} of Aura`,
    ...(isOwner ? { userID: email, email } : { userID: 'u_other', email: '' }),
    isOwner,
  });

const own = profileOf('mariam.elsayed', true);
const notFound = () => failure(404, 'NOT_FOUND');

/** @param others usernames of other users */
function serve(others: readonly string[], hasProfile: boolean) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/getProfile')) {
      return hasProfile ? Response.json({ success: true, profile: own }) : notFound();
    }
    const name = searchParams.get('username')?.toLowerCase() ?? '';
    if (hasProfile && name === own.username) return Response.json({ success: true, profile: own });
    if (!others.includes(name)) return notFound();
    return Response.json({ success: true, profile: profileOf(name, false) });
  });
}

function open(username: string) {
  renderScreen(
    <main>
      <Routes>
        <Route path="/user/:username" element={<UserRoute />} />
        <Route path="/profile" element={<h1>Own profile</h1>} />
      </Routes>
    </main>,
    { store: createTestStore(me), at: `/user/${username}` },
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const hasProfile = true;

it.each([
  ['the own username', 'Mariam.ElSayed', [], hasProfile, 'Own profile'],
  ['the start of the own email that is not a username', 'mariam', [], hasProfile, 'Own profile'],
  [
    'the start of the own email that another user has chosen',
    'mariam',
    ['mariam'],
    hasProfile,
    'mariam of Aura',
  ],
  ['the start of the own email, before there is a profile', 'mariam', [], !hasProfile, 'Own profile'],
  ['another username', 'tomasz', ['tomasz'], hasProfile, 'tomasz of Aura'],
  ['an unknown username', 'unknown', [], hasProfile, profileCopy.notFoundHeading],
])('at the address of %s, shows the right profile', async (_what, username, others, withProfile, heading) => {
  serve(others, withProfile);
  open(username);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
