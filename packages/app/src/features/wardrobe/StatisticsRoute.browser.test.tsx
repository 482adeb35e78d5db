import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import type { ItemWire } from '@aura/api-client/contract/items';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { fixCalendarDay } from '../../testing/open-calendar.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import StatisticsRoute from './StatisticsRoute.tsx';

const me = meWithUid('uid-stats');
const coat = itemWire({
  id: 'coat',
  description: 'The coat',
  category: 'Outerwear',
  color: 'Navy',
  wears: 4,
  lastWorn: '2026-11-20',
});

/** Mocks a server with a wardrobe. */
function serve(items: readonly ItemWire[]) {
  const server = { isDown: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (server.isDown) return failure(500, 'INTERNAL');
    if (pathname === '/api/aura/getAllUserItems') return Response.json({ success: true, items });
    return failure(404, 'NOT_FOUND');
  });
  return server;
}

function open(search = '') {
  window.history.replaceState(null, '', `/aura?view=statistics${search}`);
  renderScreen(<StatisticsRoute />, { store: createTestStore(me), at: 'window' });
}

fixCalendarDay();

it('entries lead to their items and colors, and the chosen view is in the address', async () => {
  serve([coat, itemWire({ id: 'hat', description: 'The hat', wears: 1, lastWorn: '2026-01-20' })]);
  open();
  const entry = await screen.findByRole('link', { name: 'The coat 4 days' });
  expect(entry.getAttribute('href')).toBe('/aura/item/coat');
  expect(screen.getByRole('link', { name: 'Blue' }).getAttribute('href')).toBe('/aura?color=Blue');
  const notWorn = screen.getByRole('link', { name: 'Not worn for 6 months' });
  expect(notWorn.getAttribute('href')).toBe('/aura?worn=6+months');
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/aura?view=calendar');
  await userEvent.click(screen.getByRole('radio', { name: 'Tables' }));
  expect(await screen.findByRole('table', { name: 'Most worn' })).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe('?view=statistics&as=tables'));
});

it('an address with tables opens tables', async () => {
  serve([coat]);
  open('&as=tables');
  expect(await screen.findByRole('table', { name: 'Most worn' })).toBeTruthy();
});

it('when the items fail to load, a retry loads them', async () => {
  const server = serve([coat]);
  server.isDown = true;
  open();
  expect(await screen.findByText('Failed to load your garments. Please try again.')).toBeTruthy();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Most worn' })).toBeTruthy();
});

it('an empty wardrobe leads to adding items', async () => {
  serve([]);
  open();
  expect(await screen.findByRole('heading', { name: 'No items yet' })).toBeTruthy();
  expect(screen.getByText('Add the clothes that you wear most to begin.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to wardrobe' }).getAttribute('href')).toBe('/aura');
});
