import '../../styles.css';
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

afterEach(cleanup);

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
