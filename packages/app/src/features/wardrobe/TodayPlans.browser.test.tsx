import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { localDay } from '@aura/domain/rules/days';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Today } from './Today.tsx';

const me = meWithUid('uid-today-plans');
const now = new Date(2026, 10, 25, 12);
const items = ['Tops', 'Bottoms', 'Shoes'].map((category) =>
  itemWire({ id: category, description: category, category }),
);
const plan = {
  id: 'w_0',
  date: localDay(now),
  planned: true,
  itemIds: items.map(({ id }) => id),
  outfitId: null,
  postId: null,
};

beforeEach(() => {
  // The day must not end during a test.
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('when a suggestion that was planned for today is logged and taken back, it is planned again', async () => {
  let wears = [plan];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const answer = (body: object) => Response.json({ success: true, ...body });
    if (pathname.endsWith('/getAllUserItems')) return answer({ items });
    if (pathname.endsWith('/getWears')) return answer({ wears, outfits: [] });
    if (pathname.includes('/deleteWear/')) {
      wears = [];
      return answer({ items: [] });
    }
    const [before] = wears;
    const wear = { ...plan, ...(await request.json()) };
    wears = [wear];
    return answer({ wear, outfits: [], added: true, wasPlanned: before !== undefined, items: [] });
  });
  renderScreen(<Today outfits={[]} letterKeys onAddItems={() => {}} />, { store: createTestStore(me) });
  await userEvent.click(await screen.findByRole('button', { name: /^Wear today/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Worn today/ }));
  expect(await screen.findByRole('button', { name: /^Wear today/ })).toBeTruthy();
  await waitFor(() => expect(wears).toEqual([plan]));
});
