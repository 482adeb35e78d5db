import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { profileSetupCopy } from '@aura/domain/copy/auth';
import { settingsCopy } from '@aura/domain/copy/settings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { me as signedIn } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ProfileSetup from './ProfileSetup.tsx';

const me = { ...signedIn, displayName: 'Mira', method: 'google' as const };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('sends the names, the email and the empty fields of the profile after it was created', async () => {
  const calls: [string, Record<string, FormDataEntryValue>][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/checkUsername')) return Response.json({ success: true, available: true });
    if (request.method !== 'GET') calls.push([pathname, Object.fromEntries(await request.formData())]);
    const profile = profileWire({ email: me.email, followingCount: 0, followerCount: 0 });
    return Response.json({ success: true, profilePicId: null, profile });
  });
  renderScreen(<ProfileSetup identity={me} />, { store: createTestStore(me) });
  await userEvent.fill(screen.getByLabelText(profileSetupCopy.username), 'Mira.K');
  await screen.findByText('Username is available');
  await userEvent.click(screen.getByRole('button', { name: profileSetupCopy.completeSetup }));
  const { email, displayName } = me;
  const empty = { postPrivacy: '', profilePrivacy: '', blockedList: '', profileBio: '' };
  await expect
    .poll(() => calls)
    .toEqual([
      ['/api/aura/create_user_profile', { userID: email }],
      ['/api/aura/updateProfile', { userID: email, email, username: 'mira.k', displayName, ...empty }],
    ]);
});

it('when signing out fails, says so, and the next press tries again', async () => {
  const signOut = vi.fn(() => Promise.reject(new Error('The code of the provider did not load.')));
  const platform = createFakePlatform({ signOut });
  renderScreen(<ProfileSetup identity={me} />, { store: createTestStore(me), platform });
  const press = () => userEvent.click(screen.getByRole('button', { name: profileSetupCopy.signOut }));
  await press();
  await screen.findByText(settingsCopy.signOutFailed);
  await press();
  await expect.poll(() => signOut.mock.calls.length).toBe(2);
  await screen.findByText(settingsCopy.signOutFailed);
});
