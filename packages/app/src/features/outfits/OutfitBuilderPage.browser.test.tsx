import '../../styles.css';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { liveStateOf } from '../../shared/live-state.ts';
import { failure } from '../../testing/failure.ts';
import {
  addCoat,
  coat,
  draftKeys,
  isolateTests,
  openBuilder,
  serveOutfit,
  sunday,
} from '../../testing/open-outfit-builder.tsx';

isolateTests();

it('when a garment is added to a new outfit, it is saved once, gets its address and leaves no draft', async () => {
  const server = serveOutfit(() => Response.json({ success: true, outfit: sunday() }));
  openBuilder('/aura/outfit/new');
  await addCoat();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]).toMatchObject({ path: '/addOutfit', body: { layers: [{ itemId: 'coat' }] } });
  expect(draftKeys()).toEqual([]);
  expect(screen.getByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
});

it('when saving fails, the changes stay on this device, and a retry sends them with the same key', async () => {
  const server = serveOutfit(() => failure(500, 'INTERNAL'));
  openBuilder('/aura/outfit/new');
  await addCoat();
  expect(await screen.findByText('Not saved. Your changes are on this device.')).toBeTruthy();
  const [draft] = outfitDrafts('uid-outfit').all();
  expect(draft?.layers.map(({ itemId }) => itemId)).toEqual(['coat']);
  server.save = () => Response.json({ success: true, outfit: sunday() });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  expect(draftKeys()).toEqual([]);
});

it('when live updates reach a server that was away, the changes are sent again', async () => {
  const server = serveOutfit(() => Response.error());
  const live = liveStateOf(openBuilder('/aura/outfit/new'));
  await addCoat();
  await screen.findByText('Not saved. Your changes are on this device.');
  act(() => live.update({ isConnected: false }));
  server.save = () => Response.json({ success: true, outfit: sunday() });
  expect(server.sent).toHaveLength(1);
  act(() => live.update({ isConnected: true }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  expect(server.sent).toHaveLength(2);
  expect(draftKeys()).toEqual([]);
});

it.each(['new', 'o_1'])(
  'when saving the outfit %s fails, a reload shows and sends the changes again',
  async (id) => {
    const server = serveOutfit(() => failure(500, 'INTERNAL'));
    openBuilder(`/aura/outfit/${id}`);
    await addCoat();
    await screen.findByText('Not saved. Your changes are on this device.');
    cleanup();
    openBuilder(`${window.location.pathname}${window.location.search}`);
    await screen.findByRole('button', { name: 'The coat, layer 1 of 1' });
    await vi.waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toEqual(server.sent[0]);
  },
);

it('when the page is opened again with unsaved changes, they are on the canvas and are saved', async () => {
  const layer = { itemId: 'coat', x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const draft = { name: 'Offline', occasions: ['work'], layers: [layer], version: null };
  const key = '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10';
  localStorage.setItem(`aura:v1:uid-outfit:outfit:${key}`, JSON.stringify(draft));
  const server = serveOutfit(() => Response.json({ success: true, outfit: sunday({ name: 'Offline' }) }));
  openBuilder(`/aura/outfit/new?draft=${key}`);
  expect(await screen.findByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
  await vi.waitFor(() => expect(server.sent[0]?.key).toBe(key));
});

it('when the builder is left while a new outfit is being saved, the page stays and no draft is left', async () => {
  let answer: (() => void) | undefined;
  const server = serveOutfit(() => Response.json({ success: true, outfit: sunday() }));
  const answers = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const response = await answers?.(input, init);
    if (server.sent.length > 0) await new Promise<void>((resolve) => (answer = resolve));
    return response ?? Response.error();
  });
  openBuilder('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('button', { name: 'Close outfit' }));
  expect(await screen.findByText('The wardrobe')).toBeTruthy();
  await vi.waitFor(() => expect(answer).toBeDefined());
  answer?.();
  await vi.waitFor(() => expect(draftKeys()).toEqual([]));
  expect(screen.getByText('The wardrobe')).toBeTruthy();
  expect(window.location.pathname).toBe('/aura');
});

it('changes of a new outfit from an earlier visit are saved once', async () => {
  const draft = { name: 'Offline', occasions: ['work'], layers: [], version: null };
  const key = '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10';
  localStorage.setItem(`aura:v1:uid-outfit:outfit:${key}`, JSON.stringify(draft));
  const server = serveOutfit(() => Response.json({ success: true, outfit: sunday({ name: 'Offline' }) }));
  openBuilder(`/aura/outfit/new?draft=${key}`);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(server.sent.map(({ path }) => path)).toEqual(['/addOutfit']);
});

it('when the outfit does not exist, the page says so and leads to the outfits', async () => {
  serveOutfit(
    () => failure(500, 'INTERNAL'),
    () => failure(404, 'NOT_FOUND'),
  );
  openBuilder('/aura/outfit/o_9');
  expect(await screen.findByRole('heading', { name: 'This outfit does not exist', level: 1 })).toBeTruthy();
  expect(document.title).toBe('Outfits · Aura');
  expect(screen.getByText('It was deleted, or it belongs to someone else.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go to Outfits' }));
  expect(await screen.findByText('The wardrobe')).toBeTruthy();
});

it('when the outfit cannot be loaded, a retry loads it', async () => {
  const server = serveOutfit(
    () => failure(500, 'INTERNAL'),
    () => failure(500, 'INTERNAL'),
  );
  openBuilder('/aura/outfit/o_1');
  expect(screen.getByText('Loading the outfit')).toBeTruthy();
  expect(await screen.findByText('Failed to load the outfit. Please try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(document.title).toBe('Outfits · Aura');
  server.read = () => Response.json({ success: true, outfit: sunday() });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Sunday' })).toBeTruthy();
});

it('when the image for a post cannot be made, sharing says so', async () => {
  serveOutfit(() => Response.json({ success: true, outfit: sunday() }));
  openBuilder('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('button', { name: 'Share as post' }));
  expect(await screen.findByText('The picture of the outfit was not made. Please try again.')).toBeTruthy();
  expect(screen.queryByText(/Create Post/)).toBeNull();
});

it('a garment that was deleted on another device is not part of a post', async () => {
  const layer = { x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const scarf = { ...coat, id: 'scarf', description: 'The scarf' };
  const layers = [
    { ...layer, itemId: 'coat', item: null },
    { ...layer, itemId: 'scarf', item: scarf },
  ];
  const image = '/api/aura/itemImage/outfit-1';
  serveOutfit(() => Response.json({ success: true, outfit: sunday({ layers, image }) }));
  openBuilder('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('button', { name: 'Share as post' }));
  expect(await screen.findByText('Create Post of o_1 with The scarf')).toBeTruthy();
});
