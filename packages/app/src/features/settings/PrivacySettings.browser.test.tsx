import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { privacySettingsCopy } from '@aura/domain/copy/settings';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PrivacySettings from './PrivacySettings.tsx';

const email = 'mira@example.test';
const profile = profileWire({ email, followingCount: 0, followerCount: 0 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('saving sends only what was changed, not what another device may have changed meanwhile', async () => {
  const saved: Record<string, FormDataEntryValue>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/updateProfile'))
      return Response.json({ success: true, profile: { ...profile, blockedList: 'noor,theo' } });
    saved.push(Object.fromEntries(await request.formData()));
    return Response.json({ success: true, profilePicId: null });
  });
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  renderScreen(<PrivacySettings email={email} />, { store: createTestStore(account) });
  await userEvent.click(await screen.findByRole('button', { name: /unblock noor/i }));
  await userEvent.click(screen.getByRole('button', { name: privacySettingsCopy.save }));
  await expect.poll(() => saved).toEqual([{ userID: email, unblock: 'noor' }]);
});

it('a choice that is made while an earlier one is saved stays, and can be saved', async () => {
  const saved: FormDataEntryValue[][] = [];
  let answer = () => {};
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/updateProfile')) return Response.json({ success: true, profile });
    const form = await request.formData();
    saved.push(form.getAll('profilePrivacy').concat(form.getAll('postPrivacy')));
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ success: true, profilePicId: null });
  });
  const account = { uid: 'u', email, displayName: '', method: 'password' as const };
  renderScreen(<PrivacySettings email={email} />, { store: createTestStore(account) });
  const choose = async (group: string, level: string) => {
    const levels = within(await screen.findByRole('radiogroup', { name: group }));
    await userEvent.click(levels.getByText(level));
    return levels.getByRole<HTMLInputElement>('radio', { name: level });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: privacySettingsCopy.save }));

  await choose(privacySettingsCopy.profilePrivacy, 'Friends Only');
  await save();
  await expect.poll(() => saved).toEqual([['friends']]);
  const posts = await choose(privacySettingsCopy.postPrivacy, 'Private');
  answer();
  await screen.findByText(privacySettingsCopy.saved);
  expect(posts.checked).toBe(true);
  await save();
  await expect.poll(() => saved.at(-1)).toEqual(['friends', 'private']);
});
