import '../styles.css';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../testing/create-test-store.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import Navigation from './Navigation.tsx';

const me = { uid: 'uid-1', email: 'mira@example.test', displayName: '', method: 'password' as const };
const focused = () => document.activeElement?.textContent;

function open() {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  renderScreen(<Navigation signedIn apiReady activeHref="/home" onBack={undefined} />, {
    store: createTestStore(me),
  });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the upload menu that Enter opens focuses its first item, at the first and at the second opening', async () => {
  open();
  (await screen.findByRole('button', { name: 'Upload' })).focus();
  for (const opening of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused, { message: `opening ${opening}` }).toBe('Take Selfie');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Upload');
  }
});
