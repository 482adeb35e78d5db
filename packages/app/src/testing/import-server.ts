import { vi } from 'vitest';
import { itemWire } from './item-wire.ts';

/** What the server has, what it refuses, and the idempotency keys and fields that it received. */
export const importServer = {
  items: [] as string[],
  failing: '',
  keys: [] as string[],
  bodies: [] as FormData[],
  masks: [] as FormData[],
  /** The status with which masks are answered. */
  maskStatus: 200,
};

/** Starts a server with an empty wardrobe that takes items. */
export function startImportServer(): void {
  localStorage.clear();
  Object.assign(importServer, { items: [], failing: '', keys: [], bodies: [], masks: [], maskStatus: 200 });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { url } = request;
    if (url.includes('/editCutout/')) return answerMask(await request.formData());
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

function answerMask(body: FormData): Response {
  importServer.masks.push(body);
  const status = importServer.maskStatus;
  if (status === 200) return Response.json({ success: true, item: itemWire({ id: 'new-1' }) });
  const code = status === 422 ? 'UNREADABLE_IMAGE' : 'INTERNAL';
  return Response.json({ success: false, error: 'refused', code }, { status });
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
        const added = itemWire({
          id: `new-${importServer.items.length}`,
          ...{ description: name, image: 'front-1' },
        });
        this.responseText = JSON.stringify({ success: true, item: added });
        this.onload?.();
      }
      this.onloadend?.();
    });
  }
}
