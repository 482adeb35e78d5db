import '../../styles.css';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import { itemEditCopy } from '@aura/domain/copy/item-forms';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import EditCutout from './EditCutout.tsx';

const photo = { width: 60, height: 80, thumbhash: null, palette: [] };
const coat = sampleItem('coat', {
  front: { ...photo, src: '/api/aura/itemImage/front-1.signed' },
  frontCutout: { ...photo, src: '/api/aura/itemImage/cutout-1', place: { left: 0, top: 0 } },
});

/** A server with an opaque cut-out; it refuses masks while `problem` is set. */
function serve() {
  const server = {
    problem: null as string | null,
    refusal: { code: 'VALIDATION', status: 400 },
    requests: [] as FormData[],
    /** Later requests fail. */
    failsAfter: Number.POSITIVE_INFINITY,
    /** The addresses of the images that were loaded. */
    images: [] as string[],
    item: itemWire({ id: 'coat' }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    );
    if (request.url.includes('/itemImage/')) {
      server.images.push(request.url.split('/').at(-1) ?? '');
      const canvas = new OffscreenCanvas(60, 80);
      canvas.getContext('2d')?.fillRect(10, 10, 40, 60);
      return new Response(await canvas.convertToBlob());
    }
    server.requests.push(await request.formData());
    const isFailing = server.requests.length > server.failsAfter;
    if (isFailing) return failure(500, 'INTERNAL');
    const { problem: error } = server;
    const { code, status } = server.refusal;
    if (error !== null) return failure(status, code, error);
    return Response.json({ success: true, item: server.item });
  });
  return server;
}

const onOpenChange = vi.fn();

function open(item = coat): void {
  renderScreen(
    <main>
      <EditCutout item={item} open onOpenChange={onOpenChange} />
    </main>,
    { store: createTestStore(me) },
  );
}

const stage = () => screen.findByRole('application', { name: cutoutEditorCopy.canvas });
const save = () => userEvent.click(screen.getByRole('button', { name: commonCopy.save }));

async function paint(): Promise<void> {
  fireEvent.keyDown(await stage(), { key: ' ' });
  await screen.findByText(cutoutEditorCopy.addedAt(50, 50));
}

beforeEach(() => {
  localStorage.clear();
  onOpenChange.mockReset();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('saves the mask for the photo that it was painted on, and removes the draft', async () => {
  const server = serve();
  open();
  await paint();
  expect(localStorage.getItem('aura:v1:uid-1:cutout:coat')).not.toBeNull();
  await save();
  expect(await screen.findByText(cutoutEditorCopy.saved)).toBeVisible();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  const [form] = server.requests;
  expect([form?.get('side'), form?.get('photo')]).toEqual(['front', 'front-1.signed']);
  expect(form?.get('mask')).toHaveProperty('type', 'image/png');
  expect(localStorage.getItem('aura:v1:uid-1:cutout:coat')).toBeNull();
});

it('when the photo has changed, says so and keeps what was painted for the next time', async () => {
  serve().problem = cutoutEditorCopy.photoChanged;
  open();
  await paint();
  await save();
  expect(await screen.findByText(cutoutEditorCopy.photoChanged)).toBeVisible();
  cleanup();
  open();
  expect(await screen.findByText(cutoutEditorCopy.restored)).toBeVisible();
});

it('when the item was deleted on another device, says so instead of offering to try again', async () => {
  Object.assign(serve(), { problem: 'Not found.', refusal: { code: 'NOT_FOUND', status: 404 } });
  open();
  await paint();
  await save();
  expect(await screen.findByText(itemEditCopy.notFound)).toBeVisible();
});

it('what was painted on another photo is not restored', async () => {
  serve();
  open();
  await paint();
  cleanup();
  open({ ...coat, front: { ...photo, src: '/api/aura/itemImage/front-2' } });
  await stage();
  expect(screen.queryByText(cutoutEditorCopy.restored)).toBeNull();
  expect(screen.getByRole('button', { name: commonCopy.save })).toBeDisabled();
});

it('when the server does not answer, offers to try again', async () => {
  serve();
  open();
  await paint();
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await save();
  expect(await screen.findByText(cutoutEditorCopy.saveFailed)).toBeVisible();
});

it('when the second photo cannot be saved, the first one is edited on from what was saved', async () => {
  const server = serve();
  server.item = itemWire({
    id: 'coat',
    image: 'front-1',
    imageMeta: photo,
    backImage: 'back-1',
    backImageMeta: photo,
    cutout: 'cutout-2',
    cutoutMeta: { ...photo, left: 0, top: 0 },
  });
  open({ ...coat, back: { ...photo, src: '/api/aura/itemImage/back-1' } });
  await paint();
  await userEvent.click(screen.getByRole('radio', { name: cutoutEditorCopy.sides.back }));
  await paint();
  server.failsAfter = 1;
  await save();
  await screen.findByText(cutoutEditorCopy.saveFailed);
  expect(server.requests.map((form) => form.get('side'))).toEqual(['front', 'back']);
  await userEvent.click(screen.getByRole('radio', { name: cutoutEditorCopy.sides.front }));
  await stage();
  expect(server.images.at(-1)).toBe('cutout-2');
  const stored = JSON.parse(localStorage.getItem('aura:v1:uid-1:cutout:coat') ?? '{}');
  expect([stored.front.strokes.length, stored.back.strokes.length]).toEqual([0, 1]);
});
