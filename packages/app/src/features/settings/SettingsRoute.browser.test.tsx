import { me } from '../../testing/me.ts';
import '../../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { privacySettingsCopy, settingsCopy } from '@aura/domain/copy/settings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SettingsRoute from './SettingsRoute.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the title of the document names the section that is shown', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.error());
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings' });
  await expect.poll(() => document.title).toBe('Account · Settings · Aura');
  await screen.findByText(settingsCopy.loadFailed);
  await userEvent.click(screen.getByRole('link', { name: settingsCopy.sections.about }));
  await expect.poll(() => document.title).toBe('About · Settings · Aura');
});

it('while the profile loads, shows no username that is derived from the email', async () => {
  let answer = (_response: Response) => {};
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings' });
  await screen.findByText(settingsCopy.loading);
  expect(screen.queryByText('mira')).toBeNull();
  const profile = profileWire({ username: 'mira.k', userName: 'mira.k', email: me.email });
  answer(Response.json({ success: true, profile }));
  expect(await screen.findByText('mira.k')).toBeTruthy();
});

it('when the profile cannot be read, shows an error instead of a username, and Retry reads it again', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => failure(500, 'INTERNAL'));
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings' });
  await screen.findByText(settingsCopy.loadFailed);
  expect(screen.queryByText('mira')).toBeNull();
  const profile = profileWire({ username: 'mira.k', userName: 'mira.k', email: me.email });
  fetched.mockImplementation(async () => Response.json({ success: true, profile }));
  await userEvent.click(screen.getByRole('button', { name: commonCopy.retry }));
  await screen.findByText('mira.k');
});

it('when the profile cannot be read, offers no notification settings, which would replace those of the server', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => failure(500, 'INTERNAL'));
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings?section=notifications' });
  await screen.findByText(settingsCopy.loadFailed);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('when the privacy settings cannot be read, says so, and Retry shows them', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => failure(500, 'INTERNAL'));
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings?section=privacy' });
  await screen.findByText(profileErrorCopy.server);
  fetched.mockImplementation(async () => Response.json({ success: true, profile: profileWire() }));
  await userEvent.click(screen.getByRole('button', { name: commonCopy.retry }));
  await screen.findByRole('button', { name: privacySettingsCopy.save });
});
