import '../../styles.css';
import { outfitWire, profileWire } from '@aura/api-client/testing/blank-wires';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { meWithUid } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import WardrobeRoute from './WardrobeRoute.tsx';

const me = meWithUid('uid-count');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('while the deletion of an outfit can be undone, and after it, the tab does not count it', async () => {
  const bodies: Readonly<Record<string, object>> = {
    '/getAllUserItems': { items: [] },
    '/getFavorites': { favorites: [] },
    '/getOutfits': { outfits: [outfitWire()], total: 1, next: null },
    '/getProfile': { profile: profileWire({ userID: me.email, email: me.email }) },
    '/getWears': { wears: [], outfits: [] },
    '/deleteOutfit/o_1': {},
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const body = bodies[pathname.replace('/api/aura', '')];
    return body ? Response.json({ success: true, ...body }) : failure(404, 'NOT_FOUND');
  });
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Gallery Friday' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('tab', { name: 'Outfits 0' });
  };
  renderScreen(<WardrobeRoute />, { store: createTestStore(me), at: '/aura?tab=outfits' });
  await screen.findByRole('tab', { name: 'Outfits 1' });
  await remove();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('tab', { name: 'Outfits 1' });
  await remove();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => sessionStorage.getItem('aura:v1:uid-count:outfit-deletions')).toBe('[]');
  screen.getByRole('tab', { name: 'Outfits 0' });
});
