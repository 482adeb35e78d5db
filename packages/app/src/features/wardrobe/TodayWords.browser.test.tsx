import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { todayCopy } from '@aura/domain/copy/today';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { suggestionStorage } from '../../platform/storage/suggestions.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Today } from './Today.tsx';

const me = meWithUid('uid-words');

const item = (id: string, category: string, color: string, style: string) =>
  itemWire({ id, description: id, category, color, style });

/** Opens the suggestions of a wardrobe that makes one outfit. */
function open(topColor: string, bottomColor: string, style = '') {
  const items = [
    item('Shirt', 'Tops', topColor, style),
    item('Trousers', 'Bottoms', bottomColor, style),
    item('Shoes', 'Shoes', '', style),
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const isWears = new Request(input).url.includes('/getWears');
    return Response.json({ success: true, ...(isWears ? { wears: [], outfits: [] } : { items }) });
  });
  renderScreen(<Today outfits={[]} letterKeys onAddItems={() => {}} />, { store: createTestStore(me) });
}

const findSuggestion = async (title: string) => within(await screen.findByRole('article', { name: title }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ['Beige', 'Sand', todayCopy.titles.tonal],
  ['Red', 'Yellow', todayCopy.titles.bold],
  ['', '', todayCopy.titles.unknown],
])('an outfit in %j and %j is called %j', async (topColor, bottomColor, title) => {
  open(topColor, bottomColor);
  expect((await findSuggestion(title)).getByRole('heading', { name: title })).toBeTruthy();
});

it.each([
  ['Loungewear', todayCopy.reasons.relaxed],
  ['Casual', todayCopy.reasons.casual],
  ['Evening', todayCopy.reasons.dressed],
])('an outfit of the style %s is suggested because: %s', async (style, reason) => {
  open('Navy', 'Cream', style);
  expect((await findSuggestion('Navy and cream')).getByText(new RegExp(reason))).toBeTruthy();
});

it('an outfit that was liked before says so', async () => {
  const liked = [{ ids: ['Shirt', 'Trousers', 'Shoes'], day: '2026-01-01' }];
  const stored = { current: { day: '', outfits: [], shown: [] }, feedback: { liked, skipped: [] } };
  localStorage.setItem('aura:v1:uid-words:suggestions', JSON.stringify(stored));
  open('Navy', 'Cream');
  expect(
    (await findSuggestion('Navy and cream')).getByText(new RegExp(todayCopy.reasons.liked)),
  ).toBeTruthy();
});

it('on a new day, what was liked the day before counts without a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 10, 25, 23, 59) });
  open('Navy', 'Cream');
  const text = () => screen.queryByRole('article', { name: 'Navy and cream' })?.textContent;
  await expect.poll(text).toBeDefined();
  suggestionStorage(me.uid).update((stored) => ({
    ...stored,
    feedback: { liked: [{ ids: ['Shirt', 'Trousers', 'Shoes'], day: '2026-11-25' }], skipped: [] },
  }));
  expect(text()).not.toContain(todayCopy.reasons.liked);
  act(() => vi.advanceTimersByTime(60_000));
  await expect.poll(text).toContain(todayCopy.reasons.liked);
});
