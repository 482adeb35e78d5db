import '../styles.css';
import { profileWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import { failure } from '../testing/failure.ts';
import { me } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import ModerationRoute from './ModerationRoute.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('when the profile cannot be read, shows an error, and Retry reads it again', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => failure(500, 'INTERNAL'));
  renderScreen(<ModerationRoute />, { store: createTestStore(me), at: '/moderation' });
  const retry = await screen.findByRole('button', { name: commonCopy.retry });
  screen.getByRole('heading', { name: moderationCopy.heading });
  fetched.mockImplementation(async () => Response.json({ success: true, profile: profileWire({}) }));
  await userEvent.click(retry);
  await expect.poll(() => screen.queryByRole('button', { name: commonCopy.retry })).toBeNull();
});
