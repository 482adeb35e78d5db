import '../../styles.css';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OutfitBuilderPage } from './OutfitBuilderPage.tsx';

const me = { uid: 'uid-outfit', email: 'mira@example.test', displayName: '', method: 'password' as const };
const item = {
  ...{ id: 'coat', description: 'The coat', category: 'Outerwear', subcategory: 'Coats', brand: '' },
  ...{ size: '', color: '', material: '', style: '', image: null, imageMeta: null },
  ...{ cutout: null, cutoutMeta: null, backCutout: null, backCutoutMeta: null, cutoutShown: true },
  ...{ backImage: null, backImageMeta: null, likes: 0, isOwner: true },
};
const outfit = (version: number, name = 'Sunday') => ({
  ...{ id: 'o_1', name, occasions: [], layers: [], version, image: null },
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
});
const failure = (status: number, code: string) =>
  Response.json({ success: false, error: '', code }, { status });

interface Sent {
  readonly path: string;
  readonly body: { readonly version?: number; readonly layers?: readonly { readonly itemId: string }[] };
  readonly key: string | null;
}

/** Mocks a server with one garment. `save` answers both calls that save. */
function serve(
  save: () => Response,
  read: () => Response = () => Response.json({ success: true, outfit: outfit(1) }),
) {
  const sent: Sent[] = [];
  const server = { save, read, sent };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (path === '/getAllUserItems') return Response.json({ success: true, items: [item] });
    if (path === '/getFavorites') return Response.json({ success: true, favorites: [] });
    if (path.startsWith('/outfit/')) return server.read();
    if (path.includes('/itemImage/')) return new Response(new Blob());
    sent.push({ path, body: await request.json(), key: request.headers.get('idempotency-key') });
    return server.save();
  });
  return server;
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  renderScreen(
    <Routes>
      <Route
        path="/aura/outfit/:outfitId"
        element={
          <OutfitBuilderPage
            renderComposer={({ items }) => <p>Create Post with {items.map(({ name }) => name).join()}</p>}
          />
        }
      />
      <Route path="/aura" element={<p>The wardrobe</p>} />
    </Routes>,
    { store: createTestStore(me), at: 'window' },
  );
}

const addCoat = async () => userEvent.click(await screen.findByRole('button', { name: 'Add The coat' }));
const draftKeys = () => Object.keys(localStorage).filter((key) => key.includes('uid-outfit:outfit:'));
const startAddress = window.location.href;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', startAddress);
});

it('when a garment is added to a new outfit, it is saved once, gets its address and leaves no draft', async () => {
  const server = serve(() => Response.json({ success: true, outfit: outfit(1) }));
  open('/aura/outfit/new');
  await addCoat();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]).toMatchObject({ path: '/addOutfit', body: { layers: [{ itemId: 'coat' }] } });
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(draftKeys()).toEqual([]);
  expect(screen.getByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
});

it('when saving fails, the changes stay on this device, and a retry sends them with the same key', async () => {
  const server = serve(() => failure(500, 'INTERNAL'));
  open('/aura/outfit/new');
  await addCoat();
  expect(await screen.findByText('Not saved. Your changes are on this device.')).toBeTruthy();
  expect(draftKeys()).toHaveLength(1);
  server.save = () => Response.json({ success: true, outfit: outfit(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_1'));
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  expect(draftKeys()).toEqual([]);
});

it('when the page is opened again with unsaved changes, they are on the canvas and are saved', async () => {
  const layer = { itemId: 'coat', x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const draft = { name: 'Offline', occasions: ['work'], layers: [layer], version: null };
  const key = '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10';
  localStorage.setItem(`aura:v1:uid-outfit:outfit:${key}`, JSON.stringify(draft));
  const server = serve(() => Response.json({ success: true, outfit: outfit(1, 'Offline') }));
  open(`/aura/outfit/new?draft=${key}`);
  expect(await screen.findByRole('button', { name: 'The coat, layer 1 of 1' })).toBeTruthy();
  await vi.waitFor(() => expect(server.sent[0]?.key).toBe(key));
});

it('when the outfit was changed elsewhere, the user keeps this version or loads the other', async () => {
  const server = serve(() => failure(409, 'OUTFIT_CHANGED'));
  open('/aura/outfit/o_1');
  await addCoat();
  expect(
    await screen.findByText('This outfit was changed in another tab or on another device.'),
  ).toBeTruthy();
  server.read = () => Response.json({ success: true, outfit: outfit(7, 'Changed elsewhere') });
  server.save = () => Response.json({ success: true, outfit: outfit(8) });
  await userEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
  await vi.waitFor(() => expect(server.sent.at(-1)?.body.version).toBe(7));
  cleanup();

  server.save = () => failure(409, 'OUTFIT_CHANGED');
  open('/aura/outfit/o_1');
  await addCoat();
  await userEvent.click(await screen.findByRole('button', { name: 'Load the other version' }));
  expect(await screen.findByRole('heading', { name: 'Changed elsewhere' })).toBeTruthy();
  expect(draftKeys()).toEqual([]);
});

it('when the response to a save was lost, the stored outfit with the same content counts as saved', async () => {
  const server = serve(() => Response.error());
  open('/aura/outfit/o_1');
  await addCoat();
  expect(await screen.findByText('Not saved. Your changes are on this device.')).toBeTruthy();
  const arrived = server.sent.at(-1)?.body.layers;
  server.save = () => failure(409, 'OUTFIT_CHANGED');
  server.read = () =>
    Response.json({
      success: true,
      outfit: { ...outfit(2), layers: arrived?.map((layer) => ({ ...layer, item: null })) },
    });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.getAllByText('Saved')).not.toHaveLength(0));
  expect(draftKeys()).toEqual([]);
});

it('when the outfit was deleted elsewhere, the changes become a new outfit', async () => {
  const server = serve(() =>
    server.sent.at(-1)?.path.startsWith('/updateOutfit')
      ? failure(404, 'NOT_FOUND')
      : Response.json({ success: true, outfit: { ...outfit(1), id: 'o_2' } }),
  );
  open('/aura/outfit/o_1');
  await addCoat();
  await vi.waitFor(() => expect(window.location.pathname).toBe('/aura/outfit/o_2'));
});

it('when the outfit does not exist, the page says so and leads to the outfits', async () => {
  serve(
    () => failure(500, 'INTERNAL'),
    () => failure(404, 'NOT_FOUND'),
  );
  open('/aura/outfit/o_9');
  expect(await screen.findByRole('heading', { name: 'This outfit does not exist' })).toBeTruthy();
  expect(screen.getByText('It was deleted, or it belongs to someone else.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go to Outfits' }));
  expect(await screen.findByText('The wardrobe')).toBeTruthy();
});

it('when the outfit cannot be loaded, a retry loads it', async () => {
  const server = serve(
    () => failure(500, 'INTERNAL'),
    () => failure(500, 'INTERNAL'),
  );
  open('/aura/outfit/o_1');
  expect(screen.getByText('Loading the outfit')).toBeTruthy();
  expect(await screen.findByText('Failed to load the outfit. Please try again.')).toBeTruthy();
  server.read = () => Response.json({ success: true, outfit: outfit(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Sunday' })).toBeTruthy();
});

it('when the image for a post cannot be made, sharing says so', async () => {
  serve(() => Response.json({ success: true, outfit: outfit(1) }));
  open('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('button', { name: 'Share as post' }));
  expect(await screen.findByText('The picture of the outfit was not made. Please try again.')).toBeTruthy();
  expect(screen.queryByText(/Create Post/)).toBeNull();
});

it('a garment that was deleted on another device is not part of a post', async () => {
  const layer = { x: 10, y: 20, scale: 30, rotation: 0, mirrored: false, locked: false };
  const scarf = { ...item, id: 'scarf', description: 'The scarf' };
  const layers = [
    { ...layer, itemId: 'coat', item: null },
    { ...layer, itemId: 'scarf', item: scarf },
  ];
  const image = '/api/aura/itemImage/outfit-1';
  serve(() => Response.json({ success: true, outfit: { ...outfit(1), layers, image } }));
  open('/aura/outfit/new');
  await addCoat();
  await userEvent.click(screen.getByRole('button', { name: 'Share as post' }));
  expect(await screen.findByText('Create Post with The scarf')).toBeTruthy();
});
