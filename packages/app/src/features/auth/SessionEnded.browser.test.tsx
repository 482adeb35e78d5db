import '../../styles.css';
import { settingsCopy } from '@aura/domain/copy/settings';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { createFakePlatform } from '../../testing/fake-platform.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import SessionEnded from './SessionEnded.tsx';

afterEach(cleanup);

it('when signing out fails, says so, and the dialog stays', async () => {
  const signOut = vi.fn(() => Promise.reject(new Error('The code of the provider did not load.')));
  renderScreen(<SessionEnded />, { store: createTestStore(), platform: createFakePlatform({ signOut }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByText(settingsCopy.signOutFailed);
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
