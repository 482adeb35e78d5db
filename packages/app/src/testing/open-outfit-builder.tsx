import type { OutfitWire } from '@aura/api-client/contract/outfits';
import { itemWire, outfitWire } from '@aura/api-client/testing/blank-wires';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OutfitBuilderPage } from '../features/outfits/OutfitBuilderPage.tsx';
import { createTestStore } from './create-test-store.ts';
import { meWithUid } from './me.ts';
import { renderScreen } from './render-screen.tsx';

const me = meWithUid('uid-outfit');
/** The garment of the wardrobe. */
export const coat = itemWire({
  id: 'coat',
  description: 'The coat',
  category: 'Outerwear',
  subcategory: 'Coats',
});
/** The outfit as the server has it. */
export const sunday = (outfit: Partial<OutfitWire> = {}) => outfitWire({ name: 'Sunday', ...outfit });

interface Sent {
  readonly path: string;
  readonly body: { readonly version?: number; readonly layers?: readonly { readonly itemId: string }[] };
  readonly key: string | null;
}

/** Mocks a server with one garment. `save` answers both calls that save. */
export function serveOutfit(
  save: () => Response,
  read: () => Response = () => Response.json({ success: true, outfit: sunday() }),
) {
  const sent: Sent[] = [];
  /** The garments of the wardrobe. */
  const items = [coat];
  const wardrobe = (): Response | Promise<Response> => Response.json({ success: true, items: server.items });
  const wishlist = (): Response | Promise<Response> => Response.json({ success: true, favorites: [] });
  const server = { save, read, sent, items, wardrobe, wishlist };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (path === '/getAllUserItems') return server.wardrobe();
    if (path === '/getFavorites') return server.wishlist();
    if (path.startsWith('/outfit/')) return server.read();
    if (path.includes('/itemImage/')) return new Response(new Blob());
    sent.push({ path, body: await request.json(), key: request.headers.get('idempotency-key') });
    return server.save();
  });
  return server;
}

/** Empties the storage before each test, and restores the page, the network and the address after it. */
export function isolateTests(): void {
  const before = window.location.href;
  const clearStorage = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  beforeEach(clearStorage);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    clearStorage();
    window.history.replaceState(null, '', before);
  });
}

/** Opens the builder at an address of the window, and returns its store. */
export function openBuilder(address: string) {
  const store = createTestStore(me);
  window.history.replaceState(null, '', address);
  renderScreen(
    <main>
      <Routes>
        <Route
          path="/aura/outfit/:outfitId"
          element={
            <OutfitBuilderPage
              renderComposer={({ items, outfitId }) => (
                <p>
                  Create Post of {outfitId} with {items.map(({ name }) => name).join()}
                </p>
              )}
            />
          }
        />
        <Route path="/aura" element={<p>The wardrobe</p>} />
      </Routes>
    </main>,
    { store, at: 'window' },
  );
  return store;
}

/** Adds the garment to the canvas. */
export const addCoat = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Add The coat' }));
/** The keys of the unsaved outfits in this browser. */
export const draftKeys = () => Object.keys(localStorage).filter((key) => key.includes('uid-outfit:outfit:'));
