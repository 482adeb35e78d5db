import { blockProblems } from '@aura/domain/refusals';
import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { blockCopy } from '@aura/domain/copy/blocks';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { identityChanged, sessionRefused } from '../../store/session.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ProfileRoute from './ProfileRoute.tsx';
import UserRoute from './UserRoute.tsx';

const person = (username: string) => ({
  username,
  displayname: username,
  email: '',
  profilePicId: null,
  isFollowed: username === 'amara',
});

const profile = (
  username: string,
  isOwner: boolean,
  { blockedList = '', following = [] as readonly string[], followers = [] as readonly string[] } = {},
) =>
  profileWire({
    username,
    userName: username,
    displayName: `${username} display`,
    userID: username,
    blockedList,
    followers: followers.map(person),
    following: following.map(person),
    isOwner,
  });
const notFound = { success: false, error: '', code: 'NOT_FOUND' };

/**
 * Mocks a server with the users mira, who follows amara, and jo, whom amara follows. `isHidden`: jo blocks mira.
 * `followsBack`: jo follows mira. `answer` replaces the own profile.
 */
function serve() {
  const server = {
    blockedList: '',
    isHidden: false,
    followsBack: false,
    isDown: false,
    answer: null as Response | null,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (server.isDown) return failure(500, 'INTERNAL');
    if (pathname.endsWith('/getProfile')) {
      const own = {
        success: true,
        profile: profile('mira', true, { blockedList: server.blockedList, following: ['amara'] }),
      };
      return server.answer?.clone() ?? Response.json(own);
    }
    if (pathname.endsWith('/updateProfile')) {
      server.blockedList = String((await request.formData()).get('block') ?? '');
      return Response.json({ success: true, profilePicId: null });
    }
    if (pathname.endsWith('/getProfileByUsername') && server.blockedList === '' && !server.isHidden) {
      const { displayname: displayName, ...amara } = person('amara');
      const jo = {
        ...profile('jo', false, { followers: ['amara'] }),
        isFollowed: false,
        followsCaller: server.followsBack,
        followedBy: { people: [{ ...amara, displayName }], total: 1 },
      };
      return Response.json({ success: true, profile: jo });
    }
    return Response.json(notFound, { status: 404 });
  });
  return server;
}

function open(path: string, refused = false, store = createTestStore(me)) {
  if (refused) store.dispatch(sessionRefused());
  renderScreen(
    <main>
      <Routes>
        <Route path="/user/:username" element={<UserRoute />} />
        <Route path="/profile" element={<ProfileRoute />} />
      </Routes>
    </main>,
    { store, at: path },
  );
  return store;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('after a block, the profile is hidden and offers to unblock, which shows it again', async () => {
  serve();
  open('/user/jo');
  await press('Actions for jo');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  await press('Block');
  await screen.findByRole('heading', { name: 'jo is blocked' });
  screen.getByText(
    'You blocked this person, so you do not see each other. Unblock to see the profile again.',
  );
  expect(screen.queryByText('jo display')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('jo is blocked');
  await press('Unblock');
  await screen.findByRole('heading', { name: /^jo display/ });
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('when a block is refused, the reason is shown', async () => {
  serve();
  open('/user/jo');
  await press('Actions for jo');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const error = blockProblems.tooMany;
  vi.spyOn(window, 'fetch').mockImplementation(async () => failure(400, 'VALIDATION', error));
  await press('Block');
  await screen.findByText('You can block up to 1,000 people.');
});

it('when a block fails, says so, and the profile stays', async () => {
  const server = serve();
  open('/user/jo');
  await press('Actions for jo');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  server.isDown = true;
  await press('Block');
  await screen.findByText(blockCopy.failed);
  await screen.findByRole('heading', { name: /^jo display/ });
});

const countOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

it('a follow changes button, count and list at once', async () => {
  serve();
  open('/user/jo');
  await screen.findByRole('button', { name: 'Followed by amara' });
  await press('Follow jo');
  await screen.findByRole('button', { name: 'Following jo' });
  expect(countOf('Followers')).toContain('2');
  await press('2 Followers');
  const list = await screen.findByRole('list', { name: 'Followers' });
  expect([...list.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('@mira'),
    expect.stringContaining('Following amara'),
  ]);
});

it('a person who is unfollowed in a list stays in it until it is closed', async () => {
  serve();
  open('/profile');
  await press('1 Following');
  await press('Following amara');
  await screen.findByRole('button', { name: 'Follow amara' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => countOf('Following')).toContain('0');
});

it('following back makes friends, which is explained, and an unfollow asks first', async () => {
  const server = serve();
  server.followsBack = true;
  open('/user/jo');
  await screen.findByText('Follows you');
  screen.getByText('Follow jo display too, and you are friends.');
  await press('Follow jo');
  await screen.findByText('Friends');
  await press('Following jo');
  const question = await screen.findByRole('alertdialog', { name: 'Unfollow jo?' });
  expect(question.textContent).toContain('You stop seeing what jo shares with friends.');
  await press('Unfollow');
  await screen.findByText('Follows you');
});

it('a profile whose owner blocks the current user is not found, without Unblock', async () => {
  const server = serve();
  server.isHidden = true;
  open('/user/jo');
  await screen.findByRole('heading', { name: 'Profile Not Found' });
  screen.getByText('Nobody has this name, or the profile is not open to you.');
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
});

it.each([
  ['401', failure(401, 'UNAUTHENTICATED'), 'Authentication failed'],
  ['success: false', Response.json({ success: false, error: 'no' }), 'Failed to load profile data'],
  ['404', failure(404, 'NOT_FOUND'), profileErrorCopy.notFound],
  ['500', failure(500, 'INTERNAL'), profileErrorCopy.server],
  ['400', failure(400, 'INVALID'), profileErrorCopy.other],
])('when the own profile is answered %s, shows its text and reads it with Retry', async (_, answer, text) => {
  const server = serve();
  server.answer = answer;
  const isRefused = answer.status === 401;
  const store = open('/profile', isRefused);
  await screen.findByText(text);
  server.answer = null;
  if (isRefused) store.dispatch(identityChanged(me));
  await press('Retry');
  await screen.findByRole('heading', { name: /^mira display/ });
});

it.each(['/profile', '/user/jo'])(
  'when %s is read again with Retry, the focus moves to its heading',
  async (path) => {
    const server = serve();
    server.isDown = true;
    open(path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.isDown = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: /display/ });
    await expect.poll(() => document.activeElement).toBe(heading);
  },
);

it('when the own profile could not be read before, shows no error while it is read again', async () => {
  const server = serve();
  server.answer = failure(500, 'INTERNAL');
  const store = open('/profile');
  await screen.findByRole('button', { name: 'Retry' });
  cleanup();
  server.answer = null;
  open('/profile', false, store);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await screen.findByRole('heading', { name: /^mira display/ });
});
