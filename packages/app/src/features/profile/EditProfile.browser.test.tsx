import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import type { Profile } from '@aura/domain/entities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import EditProfile from './EditProfile.tsx';

const email = 'mira@example.test';
const profile = { username: 'mira', displayName: 'Mira', bio: 'Wool and silk', avatar: null } as Profile;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('saving sends only what was changed, not what another device may have changed meanwhile', async () => {
  const saved: Record<string, FormDataEntryValue>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    saved.push(Object.fromEntries(await new Request(input, init).formData()));
    return Response.json({ success: true, profilePicId: null });
  });
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  const close = vi.fn();
  renderScreen(<EditProfile email={email} profile={profile} open onOpenChange={close} />, {
    store: createTestStore(account),
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: profileEditCopy.displayName }), 'Mira K');
  await userEvent.click(screen.getByRole('button', { name: commonCopy.save }));
  await expect.poll(() => close.mock.calls).toEqual([[false]]);
  expect(saved).toEqual([{ userID: email, displayName: 'Mira K' }]);
});
