import '../styles.css';
import type { PostWire } from '@aura/api-client/contract/posts';
import { authCopy, authFieldCopy, signUpErrorCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { landingCopy, sharedPostCopy } from '@aura/domain/copy/landing';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { shellCopy } from '@aura/domain/copy/shell';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IdentityError, type IdentityProvider } from '../platform/identity/identity-provider.ts';
import { identityChanged, signedOutInOtherTab } from '../store/session.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import LandingRoute from './LandingRoute.tsx';

function open(identity: Partial<IdentityProvider> = {}, store = createTestStore(), requestedPath?: string) {
  renderScreen(
    <main>
      <Routes>
        <Route path="/" element={<LandingRoute />} />
        <Route path="/post/:postId" element={<h1>The post</h1>} />
      </Routes>
    </main>,
    { store, at: { pathname: '/', state: { requestedPath } }, platform: createFakePlatform(identity) },
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const landingButton = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

it('when the user signed out in another tab, says so', async () => {
  const store = createTestStore();
  store.dispatch(signedOutInOtherTab());
  open({}, store);
  await screen.findByText(shellCopy.signedOutInOtherTab);
});

it('leads from Log In to Sign Up and back, with the email, and returns the focus to the page', async () => {
  open();
  landingButton(landingCopy.logIn).focus();
  await userEvent.keyboard('{Enter}');
  const logIn = await dialog(authCopy.logIn);
  await waitFor(() => expect(focused()).toBe(logIn.getByLabelText(authFieldCopy.emailOrUsername)));

  logIn.getByRole('button', { name: authCopy.signUp }).focus();
  await userEvent.keyboard('{Enter}');
  const signUp = await dialog(authCopy.signUp);
  expect(screen.queryByRole('dialog', { name: authCopy.logIn })).toBeNull();
  const details = signUp.getByRole('button', { name: authCopy.signUpWithDetails });
  await waitFor(() => expect(focused()).toBe(details));
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(await signUp.findByLabelText(authFieldCopy.email), 'rosa@aura.example');

  await userEvent.click(signUp.getByRole('button', { name: authCopy.logIn }));
  const again = await dialog(authCopy.logIn);
  const field = again.getByLabelText(authFieldCopy.emailOrUsername);
  await waitFor(() => expect(focused()).toBe(field));
  expect(field).toHaveValue('rosa@aura.example');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe(landingButton(landingCopy.logIn)));
  expect(screen.queryByRole('dialog')).toBeNull();

  // What was typed in Sign Up is preserved.
  await userEvent.click(landingButton(landingCopy.signUp));
  const reopened = await dialog(authCopy.signUp);
  expect(reopened.getByLabelText(authFieldCopy.email)).toHaveValue('rosa@aura.example');
});

it('withdraws the message about an email in use when the email is edited, not before', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true, available: true }));
  const inUse = new IdentityError('auth/email-already-in-use', signUpErrorCopy.emailInUse);
  open({ signUp: () => Promise.reject(inUse) });
  await userEvent.click(landingButton(landingCopy.signUp));
  const form = await dialog(authCopy.signUp);
  await userEvent.click(form.getByRole('button', { name: authCopy.signUpWithDetails }));
  for (const [label, text] of [
    [authFieldCopy.username, 'rosa.lind'],
    [authFieldCopy.displayName, 'Rosa'],
    [authFieldCopy.email, 'rosa@aura.example'],
    [authFieldCopy.password, 'tweed-and-silk-8'],
    [authFieldCopy.confirmPassword, 'tweed-and-silk-8'],
  ] as const) {
    await userEvent.fill(await form.findByLabelText(label), text);
  }
  const create = () => form.getByRole('button', { name: authCopy.createAccount });
  // The username is checked first.
  await waitFor(() => expect(create()).toBeEnabled());
  await userEvent.click(create());
  expect(await form.findByText(signUpErrorCopy.emailInUse)).toBeVisible();
  await userEvent.fill(form.getByLabelText(authFieldCopy.displayName), 'Rosa Lind');
  expect(form.getByText(signUpErrorCopy.emailInUse)).toBeVisible();
  await userEvent.fill(form.getByLabelText(authFieldCopy.email), 'rosa.lind@aura.example');
  expect(form.queryByText(signUpErrorCopy.emailInUse)).toBeNull();
});

const sharedPost: PostWire = {
  id: 'p1',
  username: 'amara',
  displayName: 'Amara',
  profilePicId: null,
  caption: 'Red coat, quiet Tuesday.',
  image: null,
  imageMeta: null,
  imageAlt: '',
  timestamp: '2026-05-06T12:00:00.000Z',
  editedAt: null,
  likes: 33,
  commentCount: 7,
  comments: [],
  auraTags: ['#redcoat'],
  itemIDs: [],
  originalEmail: 'u_1',
  userID: 'u_1',
  location: '',
  isOwner: false,
};

/** Mocks a server that answers the post with `status` and records the reads of it. */
function servePost(status: number) {
  const server = { reads: 0, status };
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    server.reads += 1;
    const { status } = server;
    const body =
      status === 200 ? { success: true, post: sharedPost } : { success: false, error: '', code: 'NOT_FOUND' };
    return Response.json(body, { status });
  });
  return server;
}

it('a visitor who follows a link to a public post sees it, and opens it after signing in', async () => {
  const server = servePost(200);
  const store = createTestStore();
  await act(async () => open({}, store, '/post/p1?from=mail'));
  await screen.findByRole('heading', { level: 1, name: 'Red coat, quiet Tuesday.' });
  screen.getByText('33 likes');
  await userEvent.click(landingButton(landingCopy.logIn));
  await dialog(authCopy.logIn);
  expect(server.reads).toBe(1);
  const user = { uid: 'u', email: 'u@example.test', displayName: '', method: 'password' as const };
  await act(async () => store.dispatch(identityChanged(user)));
  await screen.findByRole('heading', { name: 'The post' });
});

it('when the post is not public, the landing page says so', async () => {
  servePost(404);
  await act(async () => open({}, createTestStore(), '/post/p1'));
  await screen.findByText(sharedPostCopy.notPublic);
  expect(landingButton(landingCopy.signUp)).toBeVisible();
});

it('when the post could not be read, a visitor can try again, sign up and log in', async () => {
  const server = servePost(500);
  await act(async () => open({}, createTestStore(), '/post/p1'));
  await screen.findByRole('heading', { name: postPageCopy.loadFailed });
  expect(screen.queryByText(sharedPostCopy.notPublic)).toBeNull();
  expect(landingButton(landingCopy.signUp)).toBeVisible();
  expect(landingButton(landingCopy.logIn)).toBeVisible();
  server.status = 200;
  await userEvent.click(landingButton(commonCopy.tryAgain));
  await screen.findByRole('heading', { level: 1, name: 'Red coat, quiet Tuesday.' });
});

it('a link to another page than a post opens the landing page without a message', async () => {
  open({}, createTestStore(), '/home');
  await screen.findByRole('heading', { level: 1, name: 'Aura' });
  expect(screen.queryByText(sharedPostCopy.notPublic)).toBeNull();
});
