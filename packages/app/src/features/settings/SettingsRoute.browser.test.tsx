import '../../styles.css';
import { settingsCopy } from '@aura/domain/copy/settings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SettingsRoute from './SettingsRoute.tsx';

const me = { uid: 'uid-1', email: 'mira@example.com', displayName: '', method: 'password' as const };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the title of the document names the section that is shown', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.error());
  renderScreen(<SettingsRoute />, { store: createTestStore(me), at: '/settings' });
  await expect.poll(() => document.title).toBe('Account · Settings · Aura');
  await userEvent.click(screen.getByRole('link', { name: settingsCopy.sections.about }));
  await expect.poll(() => document.title).toBe('About · Settings · Aura');
});
