import { vi } from 'vitest';
import { itemWire } from './item-wire.ts';

/** What the server has, what it refuses, and the idempotency keys and fields that it received. */
export const importServer = {
  items: [] as string[],
  failing: '',
  keys: [] as string[],
  bodies: [] as FormData[],
};

/** Starts a server with an empty wardrobe that takes items. */
export function startImportServer(): void {
  localStorage.clear();
  Object.assign(importServer, { items: [], failing: '', keys: [], bodies: [] });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    if (url.includes('/getAllUserItems')) return Response.json({ success: true, items: [] });
    if (url.includes('/getFavorites')) return Response.json({ success: true, favorites: [] });
    return Response.json({ success: true, outfits: [], total: 0, next: null });
  });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}

export function stopImportServer(): void {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** Answers `importItem`. */
class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  #key = '';
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'Idempotency-Key') this.#key = value;
  }
  send(body: FormData) {
    const name = String(body.get('itemName'));
    importServer.keys.push(this.#key);
    importServer.bodies.push(body);
    queueMicrotask(() => {
      if (name === importServer.failing) this.onerror?.();
      else {
        importServer.items.push(name);
        this.status = 200;
        const added = itemWire({ id: `new-${importServer.items.length}`, description: name });
        this.responseText = JSON.stringify({ success: true, item: added });
        this.onload?.();
      }
      this.onloadend?.();
    });
  }
}
