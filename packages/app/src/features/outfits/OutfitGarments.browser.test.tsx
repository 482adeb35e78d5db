import '../../styles.css';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { failure } from '../../testing/failure.ts';
import { addCoat, isolateTests, openBuilder, serveOutfit } from '../../testing/open-outfit-builder.tsx';

isolateTests();

const scarf = itemWire({ id: 'scarf', description: 'The scarf', category: 'Accessories' });
const wishlistOfScarf = () =>
  Response.json({
    success: true,
    favorites: [{ item: scarf, addedToWishlistAt: '2026-11-25T12:00:00.000Z', source: 'aura-feed' }],
  });

/** Stores a draft with the own coat and the wished scarf, and returns its address. */
function storeDraft(): string {
  const place = { x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const layers = ['coat', 'scarf'].map((itemId) => ({ ...place, itemId }));
  outfitDrafts('uid-outfit').write({ key: 'look', name: 'Look', occasions: [], layers, version: null });
  return '/aura/outfit/new?draft=look';
}

/** An answer that waits until it is sent. */
function waitingAnswer() {
  let send = (_: Response): void => undefined;
  const promise = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { answer: () => promise, send: (answer: Response) => send(answer) };
}

const layer = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.*, layer`) });
const skeleton = () => screen.findByText('Loading the outfit');

it('when the wishlist could not be read, Try Again reads it, and the editor stays open', async () => {
  const server = serveOutfit(() => failure(500, 'INTERNAL'));
  server.wishlist = () => failure(500, 'INTERNAL');
  openBuilder('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('radio', { name: /Wished/ }));
  const retries = () => screen.findAllByRole('button', { name: 'Try Again' });
  await vi.waitFor(async () => expect(await retries()).toHaveLength(2));
  server.wishlist = wishlistOfScarf;
  await userEvent.click((await retries())[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Add The scarf' })).toBeTruthy();
  expect(await layer('The coat')).toBeTruthy();
});

it('when the wishlist of a draft is read after the wardrobe, the wished garments are on the canvas', async () => {
  const server = serveOutfit(() => failure(500, 'INTERNAL'));
  const { answer, send } = waitingAnswer();
  server.wishlist = answer;
  openBuilder(storeDraft());
  await skeleton();
  send(wishlistOfScarf());
  expect(await layer('The scarf')).toBeTruthy();
  expect(await layer('The coat')).toBeTruthy();
});

it('when the wishlist of a draft fails while the wardrobe loads, the own garments are on the canvas', async () => {
  const server = serveOutfit(() => failure(500, 'INTERNAL'));
  const { answer, send } = waitingAnswer();
  const items = Response.json({ success: true, items: server.items });
  const failed = vi.fn(() => failure(500, 'INTERNAL'));
  server.wardrobe = answer;
  server.wishlist = failed;
  openBuilder(storeDraft());
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  await skeleton();
  send(items);
  expect(await layer('The coat')).toBeTruthy();
  expect(await layer('Deleted garment')).toBeTruthy();
  expect(screen.queryByText('Loading the outfit')).toBeNull();
});

it('when the wishlist of a draft fails at first, a retry shows its garments on the canvas', async () => {
  const server = serveOutfit(() => Response.error());
  server.wishlist = () => failure(500, 'INTERNAL');
  openBuilder(storeDraft());
  expect(await layer('Deleted garment')).toBeTruthy();
  server.wishlist = wishlistOfScarf;
  await userEvent.click(screen.getByRole('radio', { name: /Wished/ }));
  const drawer = screen.getByRole('region', { name: 'Add a garment' });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Try Again' }));
  expect(await layer('The scarf')).toBeTruthy();
});
