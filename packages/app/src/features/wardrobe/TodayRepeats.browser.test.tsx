import '../../styles.css';
import { itemWire, outfitWire } from '@aura/api-client/testing/blank-wires';
import type { Outfit } from '@aura/domain/outfits';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { suggestionStorage } from '../../platform/storage/suggestions.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { meWithUid } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Today } from './Today.tsx';

const uid = 'uid-today-repeats';
const item = (id: string, category: string) => itemWire({ id, description: id, category, color: 'White' });
const items = [
  ...['Knit', 'Shirt', 'Blouse', 'Tee'].map((name) => item(name, 'Tops')),
  ...['Jeans', 'Skirt', 'Chinos'].map((name) => item(name, 'Bottoms')),
  item('Boots', 'Shoes'),
];

/** Opens the suggestions of a wardrobe. `answers` sends the answers to the calls that save, in their order. */
function open(outfits: readonly Outfit[] = []) {
  const answers: (() => void)[] = [];
  const keys: (string | null)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/getAllUserItems')) return Response.json({ success: true, items });
    if (!request.url.includes('/addOutfit')) return failure(404, 'NOT_FOUND');
    const key = request.headers.get('idempotency-key');
    const isRepeated = keys.includes(key);
    keys.push(key);
    if (isRepeated) return failure(409, 'IN_PROGRESS');
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ success: true, outfit: outfitWire() });
  });
  renderScreen(<Today outfits={outfits} letterKeys onAddItems={vi.fn()} />, {
    store: createTestStore(meWithUid(uid)),
  });
  return { answers, keys };
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Suggestions for today' })).findAllByRole('article');
async function saveByKey(index: number): Promise<void> {
  within((await cards())[index] as HTMLElement)
    .getByRole('button', { name: /^Skip / })
    .focus();
  await userEvent.keyboard('b');
}

beforeEach(async () => {
  // The day must not end during a test.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12) });
  await page.viewport(1440, 1000);
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('when a suggestion is saved twice quickly, one call is sent and no failure is shown; another one is saved beside it', async () => {
  const { answers, keys } = open();
  await saveByKey(0);
  await saveByKey(0);
  await saveByKey(1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(screen.getAllByText(/ was saved$/)).not.toHaveLength(0));
  expect(new Set(keys).size).toBe(2);
  expect(keys).toHaveLength(2);
  expect(screen.queryByText('The outfit was not saved. Please try again.')).toBeNull();
});

it('when a saved suggestion has no outfit any more, it can be saved again', async () => {
  const { answers, keys } = open();
  await saveByKey(0);
  await vi.waitFor(() => answers[0]?.());
  await screen.findAllByText(/ was saved$/);
  await saveByKey(0);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(2);
});

it('when there is an outfit of the garments of a suggestion, the suggestion is saved already', async () => {
  open();
  await cards();
  const { current } = suggestionStorage(uid).read();
  const place = { x: 0.5, y: 0.5, scale: 1, rotation: 0, mirrored: false, locked: false };
  const layers = current.outfits[0]?.toReversed().map((itemId) => ({ ...place, itemId, item: null })) ?? [];
  cleanup();
  const time = '2026-11-24T10:00:00.000Z';
  const worn = { days: 0, last: null };
  open([{ ...outfitWire(), worn, image: null, createdAt: time, updatedAt: time, layers }]);
  await userEvent.click(
    within((await cards())[0] as HTMLElement).getByRole('button', { name: /^Actions for / }),
  );
  expect(await screen.findByRole('menuitem', { name: /^Save as outfit\s*Saved$/ })).toBeTruthy();
});

it('when three others are suggested, their titles are announced', async () => {
  open();
  await cards();
  await userEvent.click(screen.getByRole('button', { name: /^(Suggest three others|All new)$/ }));
  const announced = async () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await vi.waitFor(async () => {
    const titles = (await cards()).map((card) => within(card).getByRole('heading').textContent);
    const last = titles.pop();
    expect(await announced()).toContain(`New suggestions: ${titles.join(', ')} and ${last}`);
  });
});

it('when a suggestion is skipped, what another tab has stored meanwhile remains', async () => {
  open();
  await cards();
  const ofOtherTab = { ids: ['Tee', 'Chinos', 'Boots'], day: '2026-11-25' };
  suggestionStorage(uid).update((stored) => ({
    ...stored,
    feedback: { ...stored.feedback, liked: [ofOtherTab] },
  }));
  const [card] = await cards();
  await userEvent.click(within(card as HTMLElement).getByRole('button', { name: /^Skip / }));
  const stored = () => suggestionStorage(uid).read().feedback;
  await vi.waitFor(() => expect(stored().skipped).toHaveLength(1));
  expect(stored().liked).toEqual([ofOtherTab]);
});
