import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFeed } from '../features/feed/read-feed.ts';
import ProfileRoute from '../features/profile/ProfileRoute.tsx';
import { readProfile } from '../features/profile/read-profile.ts';
import { readWardrobe } from '../features/wardrobe/read-wardrobe.ts';
import WardrobeRoute from '../features/wardrobe/WardrobeRoute.tsx';
import { createTestStore } from '../testing/create-test-store.ts';
import { failure } from '../testing/failure.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import HomeRoute from './HomeRoute.tsx';

const me = { uid: 'u1', email: 'ada@aura.example', displayName: '', method: 'password' } as const;

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['/home', readFeed, HomeRoute],
  ['/profile', readProfile, ProfileRoute],
  ['/wardrobe', readWardrobe, WardrobeRoute],
])(
  'when a read before the first render failed, %s shows no error while it is sent again',
  async (at, read, Page) => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => failure(500, 'INTERNAL'));
    // Shows the error once, since its code is loaded with it: what is loaded appears later than the test ends.
    renderScreen(<Page />, { store: createTestStore(me), at });
    await screen.findByRole('button', { name: /try again|retry/i });
    cleanup();
    const store = createTestStore(me);
    await read(store);
    fetched.mockClear().mockImplementation(() => new Promise(() => {}));
    const shown = new Set<string>();
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) shown.add(textContent ?? '');
    });
    observer.observe(document.body, { subtree: true, childList: true });
    renderScreen(<Page />, { store, at });
    await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
    expect([...shown].filter((text) => /try again|retry/i.test(text))).toEqual([]);
    observer.disconnect();
  },
);
