import '../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { notFoundCopy } from '@aura/domain/copy/not-found';
import { shellCopy } from '@aura/domain/copy/shell';
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createUnconnectedStore } from '../testing/create-test-store.ts';
import { me } from '../testing/me.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { App } from './App.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

it('an unknown address shows that there is no page, and a button that leads to the feed', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}));
  renderScreen(
    <>
      <App />
      <Address />
    </>,
    { store: createUnconnectedStore(me), at: '/wardrobe/nowhere/1' },
  );
  await screen.findByRole('heading', { level: 1, name: notFoundCopy.heading });
  screen.getByText(notFoundCopy.body);
  await expect.poll(() => document.title).toBe(shellCopy.documentTitle(notFoundCopy.heading));
  await userEvent.click(screen.getByRole('button', { name: commonCopy.goToFeed }));
  await expect.poll(() => screen.getByRole('status', { name: 'Address' }).textContent).toBe('/home');
});
