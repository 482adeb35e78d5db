import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { emailVerificationCopy } from '@aura/domain/copy/email-verification';
import { cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IdentityError } from '../../platform/identity/identity-provider.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import EmailLinkRoute from './EmailLinkRoute.tsx';

afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const refuse = (code: string) => Promise.reject(new IdentityError(code, ''));

function open(verifyEmail: () => Promise<void>, query = '?mode=verifyEmail&oobCode=code-1') {
  const identity = { verifyEmail: vi.fn(verifyEmail), getToken: vi.fn(async () => null) };
  renderScreen(
    <StrictMode>
      <main>
        <Routes>
          <Route path="/reset-password" element={<EmailLinkRoute />} />
          <Route path="/settings" element={<h1>Settings</h1>} />
        </Routes>
      </main>
    </StrictMode>,
    { store: createTestStore(null), at: `/reset-password${query}`, platform: createFakePlatform(identity) },
  );
  return identity;
}

it('verifies the email once, asks for a new token, and leads to the settings', async () => {
  let answer: () => void = () => undefined;
  const { verifyEmail, getToken } = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await heading(emailVerificationCopy.title);
  screen.getByText(emailedLinkCopy.checking);
  answer();
  const verified = await heading(emailVerificationCopy.verifiedHeading);
  await expect.poll(() => document.activeElement).toBe(verified);
  screen.getByText(emailVerificationCopy.verifiedBody);
  expect(verifyEmail).toHaveBeenCalledExactlyOnceWith('code-1');
  expect(getToken).toHaveBeenCalledWith({ force: true });
  await userEvent.click(screen.getByRole('button', { name: emailVerificationCopy.settings }));
  await heading('Settings');
});

it.each([
  ['an expired code', () => refuse('auth/expired-action-code'), undefined],
  ['a used code', () => refuse('auth/invalid-action-code'), undefined],
  ['no code', () => Promise.resolve(), '?mode=verifyEmail'],
])('with %s, says that the link cannot be used', async (_what, verifyEmail, query) => {
  open(verifyEmail, query);
  await heading(emailedLinkCopy.unusableHeading);
  screen.getByText(emailVerificationCopy.unusableBody);
});

it('when the link cannot be checked, says so and checks it again', async () => {
  const { verifyEmail } = open(() => refuse('auth/network-request-failed'));
  await heading(emailedLinkCopy.checkFailedHeading);
  screen.getByText(emailedLinkCopy.checkFailed);
  verifyEmail.mockImplementation(() => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: commonCopy.retry }));
  await heading(emailVerificationCopy.verifiedHeading);
});
