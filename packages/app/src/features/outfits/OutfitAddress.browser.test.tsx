import '../../styles.css';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { pathVisited } from '../../store/navigation.ts';
import { failure } from '../../testing/failure.ts';
import {
  addCoat,
  isolateTests,
  openBuilder,
  serveOutfit,
  sunday,
} from '../../testing/open-outfit-builder.tsx';

isolateTests();

const facts = { occasions: [], layers: [] };

/** Opens another address while the builder is open, as the action of a message does. */
const goTo = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('when another outfit is opened while the builder shows changes of one, neither gets the content of the other', async () => {
  outfitDrafts('uid-outfit').write({ ...facts, key: 'o_1', name: 'Changed Sunday', version: 1 });
  const server = serveOutfit(() => failure(500, 'INTERNAL'));
  openBuilder('/aura/outfit/o_1');
  await screen.findByRole('heading', { name: 'Changed Sunday' });
  server.read = () => Response.json({ success: true, outfit: sunday({ id: 'o_2', name: 'Monday' }) });
  goTo('/aura/outfit/o_2');
  expect(await screen.findByRole('heading', { name: 'Monday' })).toBeTruthy();
  server.save = () => Response.json({ success: true, outfit: sunday({ id: 'o_2', version: 2 }) });
  await addCoat();
  await vi.waitFor(() => expect(server.sent.at(-1)?.path).toBe('/updateOutfit/o_2'));
  expect(server.sent.at(-1)?.body).toMatchObject({ name: 'Monday', layers: [{ itemId: 'coat' }] });
  expect(outfitDrafts('uid-outfit').read('o_1')?.name).toBe('Changed Sunday');
});

it('when a draft is opened while the builder shows a new outfit, both remain', async () => {
  serveOutfit(() => failure(500, 'INTERNAL'));
  openBuilder('/aura/outfit/new');
  await addCoat();
  await screen.findByText('Not saved. Your changes are on this device.');
  const drafts = outfitDrafts('uid-outfit');
  drafts.write({ ...facts, key: 'look', name: 'Look of Mira', version: null });
  goTo('/aura/outfit/new?draft=look');
  expect(await screen.findByRole('heading', { name: 'Look of Mira' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'The coat, layer 1 of 1' })).toBeNull();
  const counts = drafts.all().map(({ name, layers }) => [name, layers.length]);
  expect(new Map(counts as [string, number][])).toEqual(
    new Map([
      ['Look of Mira', 0],
      ['Untitled outfit', 1],
    ]),
  );
});

it('when the builder was opened from the list, Close returns to the list as it was', async () => {
  serveOutfit(() => failure(500, 'INTERNAL'));
  const entries = window.history.length;
  window.history.pushState(null, '', '/aura?tab=outfits&sort=name');
  window.history.pushState(null, '', '/aura/outfit/o_1');
  const store = openBuilder('/aura/outfit/o_1');
  act(() => void store.dispatch(pathVisited('/aura?tab=outfits&sort=name')));
  await userEvent.click(await screen.findByRole('button', { name: 'Close outfit' }));
  expect(await screen.findByText('The wardrobe')).toBeTruthy();
  expect(window.location.search).toBe('?tab=outfits&sort=name');
  expect(window.history.length).toBe(entries + 2);
});

it('when the builder is the first page of the visit, Close opens the list in its place', async () => {
  serveOutfit(() => failure(500, 'INTERNAL'));
  openBuilder('/aura/outfit/o_1');
  const entries = window.history.length;
  await userEvent.click(await screen.findByRole('button', { name: 'Close outfit' }));
  expect(await screen.findByText('The wardrobe')).toBeTruthy();
  expect(window.location.search).toBe('?tab=outfits');
  expect(window.history.length).toBe(entries);
});
