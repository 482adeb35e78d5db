import '../../styles.css';
import { profileSetupCopy } from '@aura/domain/copy/auth';
import { act, cleanup, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ProfileGate } from './ProfileGate.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(['/terms', '/terms/'])('at %s, the profile set-up does not cover the policy', async (to) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => failure(404, 'NOT_FOUND'));
  renderScreen(
    <>
      <Link to={to}>Terms</Link>
      <ProfileGate />
    </>,
    { store: createTestStore(me), at: '/home' },
  );
  await screen.findByRole('dialog', { name: profileSetupCopy.heading });
  act(() => screen.getByText('Terms').click());
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
