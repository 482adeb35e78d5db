import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Profile } from '@aura/domain/entities';
import { uploadIdleTimeoutMs } from '@aura/domain/limits/wardrobe';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startUploadServer } from '../../testing/upload-server.ts';
import EditProfile from './EditProfile.tsx';

const email = 'mira@example.test';
const profile = { username: 'mira', displayName: 'Mira', bio: 'Wool and silk', avatar: null } as Profile;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the form, and changes the name. */
async function openChanged() {
  const close = vi.fn();
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  renderScreen(<EditProfile email={email} profile={profile} open onOpenChange={close} />, {
    store: createTestStore(account),
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: profileEditCopy.displayName }), 'Mira K');
  return close;
}

const saved = async () => Response.json({ success: true, profilePicId: null });

it('saving sends only what was changed, not what another device may have changed meanwhile', async () => {
  const server = startUploadServer(saved);
  const close = await openChanged();
  await userEvent.click(screen.getByRole('button', { name: commonCopy.save }));
  await expect.poll(() => close.mock.calls).toEqual([[false]]);
  const sent = server.uploads.map(({ fields }) => Object.fromEntries(fields));
  expect(sent).toEqual([{ userID: email, displayName: 'Mira K' }]);
});

it('after 60 seconds without progress, saving fails and can be repeated', async () => {
  const server = startUploadServer(saved);
  server.answers.push(() => new Promise(() => undefined));
  const close = await openChanged();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => screen.getByRole('button', { name: commonCopy.save }).click());
  await expect.poll(() => server.uploads.length).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(uploadIdleTimeoutMs));
  vi.useRealTimers();
  await screen.findByText(profileEditCopy.failed);
  await userEvent.click(screen.getByRole('button', { name: commonCopy.save }));
  await expect.poll(() => close.mock.calls).toEqual([[false]]);
});
