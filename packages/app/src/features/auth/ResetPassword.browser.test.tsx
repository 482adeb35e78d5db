import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import '../../styles.css';
import { authCopy, authFieldCopy, newPasswordCopy, resetCopy } from '@aura/domain/copy/auth';
import { commonCopy } from '@aura/domain/copy/common';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type Identity,
  IdentityError,
  type IdentityProvider,
} from '../../platform/identity/identity-provider.ts';
import { identityChanged } from '../../store/session.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import EmailLinkRoute from './EmailLinkRoute.tsx';

const email = 'rosa@aura.example';
const rosa: Identity = { uid: 'uid-rosa', email, displayName: '', method: 'password' };
const link = '/reset-password?mode=resetPassword&oobCode=code-1';

function open(address: string, changes: Partial<IdentityProvider> = {}, signedIn: Identity | null = null) {
  const store = createTestStore(signedIn);
  store.dispatch(identityChanged(signedIn));
  const identity = {
    signIn: vi.fn(async () => {
      store.dispatch(identityChanged(rosa));
      return rosa;
    }),
    sendPasswordReset: vi.fn(async () => undefined),
    verifyPasswordReset: vi.fn(async () => email),
    confirmPasswordReset: vi.fn(async () => undefined),
    ...changes,
  };
  renderScreen(
    <main>
      <Routes>
        <Route path="/reset-password" element={<EmailLinkRoute />} />
        <Route path="/home" element={<h1>Feed</h1>} />
      </Routes>
    </main>,
    { store, at: address, platform: createFakePlatform(identity) },
  );
  return identity;
}

afterEach(cleanup);

const refusal = <Answer,>(code: string, message: string) =>
  vi.fn((): Promise<Answer> => Promise.reject(new IdentityError(code, message)));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function submit(password: string) {
  await userEvent.fill(await screen.findByLabelText(newPasswordCopy.newPassword), password);
  await userEvent.fill(screen.getByLabelText(newPasswordCopy.confirmPassword), password);
  await press(newPasswordCopy.save);
}

it('changes the password of the link, then logs in with the email of the account', async () => {
  const { verifyPasswordReset, confirmPasswordReset, signIn } = open(link);
  await submit('tweed-and-silk-8');
  expect(await heading(newPasswordCopy.changedHeading)).toHaveFocus();
  expect(verifyPasswordReset).toHaveBeenCalledWith('code-1');
  expect(confirmPasswordReset).toHaveBeenCalledWith('code-1', 'tweed-and-silk-8');
  await press(authCopy.logIn);
  const field = await screen.findByLabelText(authFieldCopy.emailOrUsername);
  expect(field).toHaveValue(email);
  await userEvent.fill(screen.getByLabelText(authFieldCopy.password), 'tweed-and-silk-8');
  await press(authCopy.signIn);
  expect(await heading('Feed')).toBeVisible();
  expect(signIn).toHaveBeenCalledWith(email, 'tweed-and-silk-8');
});

it.each([
  ['no code', '/reset-password?mode=resetPassword', {}],
  ['an unknown mode', '/reset-password?mode=recoverEmail&oobCode=code-1', {}],
  ['an expired code', link, { verifyPasswordReset: refusal<string>('auth/expired-action-code', 'raw') }],
  ['a used code', link, { verifyPasswordReset: refusal<string>('auth/invalid-action-code', 'raw') }],
])('with %s, says so and offers a new link', async (_what, address, changes) => {
  const { sendPasswordReset } = open(address, changes);
  await heading(emailedLinkCopy.unusableHeading);
  await press(newPasswordCopy.sendNewLink);
  await userEvent.fill(await screen.findByLabelText(authFieldCopy.email), email);
  await press(authCopy.sendResetEmail);
  expect(await screen.findByText(resetCopy.sentLocally)).toBeVisible();
  expect(sendPasswordReset).toHaveBeenCalledWith(email);
});

it.each([
  [
    'the connection fails',
    'There is no connection. Please try again.',
    'There is no connection. Please try again.',
  ],
  ['the provider gives no reason', '', emailedLinkCopy.checkFailed],
])('when %s while the link is checked, says so and checks again', async (_what, message, shown) => {
  const verifyPasswordReset = refusal<string>('auth/network-request-failed', message);
  open(link, { verifyPasswordReset });
  await heading(emailedLinkCopy.checkFailedHeading);
  expect(screen.getByText(shown)).toBeVisible();
  verifyPasswordReset.mockImplementation(() => Promise.resolve(email));
  await press(commonCopy.retry);
  expect(await screen.findByText(newPasswordCopy.account(email))).toBeVisible();
});

it.each([
  ['There is no connection. Please try again.', 'There is no connection. Please try again.'],
  ['', newPasswordCopy.failed],
])('when saving fails with %j, says so and keeps what was typed', async (message, shown) => {
  const confirmPasswordReset = refusal<void>('auth/network-request-failed', message);
  open(link, { confirmPasswordReset });
  await submit('tweed-and-silk-8');
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByLabelText(newPasswordCopy.newPassword)).toHaveValue('tweed-and-silk-8');
});

it('when the code was used meanwhile, offers a new link', async () => {
  open(link, { confirmPasswordReset: refusal<void>('auth/invalid-action-code', 'raw') });
  await submit('tweed-and-silk-8');
  expect(await heading(emailedLinkCopy.unusableHeading)).toHaveFocus();
  await press(newPasswordCopy.sendNewLink);
  expect(await screen.findByLabelText(authFieldCopy.email)).toHaveValue(email);
});

it('for the signed-in user of the account, continues with the new password and leads to the feed', async () => {
  const { signIn } = open(link, {}, rosa);
  await submit('tweed-and-silk-8');
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(email, 'tweed-and-silk-8'));
  await heading(newPasswordCopy.changedHeading);
  expect(screen.queryByRole('button', { name: authCopy.logIn })).toBeNull();
  await press(commonCopy.goToFeed);
  expect(await heading('Feed')).toBeVisible();
});

it('when a signed-in user opens a used link, sends a new one to their email', async () => {
  const verifyPasswordReset = refusal<string>('auth/invalid-action-code', 'raw');
  const { sendPasswordReset } = open(link, { verifyPasswordReset }, rosa);
  await heading(emailedLinkCopy.unusableHeading);
  await press(newPasswordCopy.sendNewLink);
  expect(await screen.findByLabelText(authFieldCopy.email)).toHaveValue(email);
  await press(authCopy.sendResetEmail);
  await screen.findByText(resetCopy.sent);
  expect(sendPasswordReset).toHaveBeenCalledWith(email);
});

it('while another account is signed in, leaves its session as it is', async () => {
  const { signIn } = open(link, {}, { ...rosa, uid: 'uid-noor', email: 'noor@aura.example' });
  await submit('tweed-and-silk-8');
  await heading(newPasswordCopy.changedHeading);
  expect(signIn).not.toHaveBeenCalled();
});

it('when the email is changed after one was sent, no longer says that it was', async () => {
  open('/reset-password?mode=resetPassword');
  await heading(emailedLinkCopy.unusableHeading);
  await press(newPasswordCopy.sendNewLink);
  const field = await screen.findByLabelText(authFieldCopy.email);
  await userEvent.fill(field, email);
  await press(authCopy.sendResetEmail);
  await screen.findByText(resetCopy.sent);
  await userEvent.fill(field, 'noor@aura.example');
  await expect.poll(() => screen.queryByText(resetCopy.sent)).toBeNull();
});
