import { itemWire } from '@aura/api-client/testing/blank-wires';
import { vi } from 'vitest';
import { failure } from './failure.ts';
import { type ReceivedUpload, startUploadServer } from './upload-server.ts';

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
  startUploadServer(answerImport);
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
  return failure(status, code, 'refused');
}

/** Answers `importItem`. */
async function answerImport({ key, fields }: ReceivedUpload): Promise<Response> {
  const name = String(fields.get('itemName'));
  importServer.keys.push(key);
  importServer.bodies.push(fields);
  if (name === importServer.failing) throw new TypeError('The connection broke.');
  importServer.items.push(name);
  const added = { id: `new-${importServer.items.length}`, description: name, image: 'front-1' };
  return Response.json({ success: true, item: itemWire(added) });
}
