import { cutoutCalls } from '@aura/api-client/contract/cutouts';
import { itemCalls } from '@aura/api-client/contract/items';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CutoutMaker } from '../../analysis/cutouts/cutout-maker.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, itemRequest, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { makeCutouts } from './cutouts.service.ts';

const opaque = { width: 60, height: 80, data: new Uint8Array(4 * 60 * 80).fill(255) };
const cutOut = vi.fn<CutoutMaker['cutOut']>();

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
let itemId: string;
let photo: string;

beforeAll(async () => {
  server = await startTestServer({ services: { cutoutMaker: { cutOut } } });
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());
beforeEach(async () => {
  cutOut.mockReset().mockResolvedValue(opaque);
  const item = await addItem(server, mira);
  [itemId, photo] = [item.id, item.image ?? ''];
});

/** A mask of the photos, which are 60 by 80 pixels: white in the box. */
async function mask(box?: { left: number; top: number; width: number; height: number }): Promise<Blob> {
  const black = { create: { width: 60, height: 80, channels: 3, background: '#000000' } } as const;
  const { left = 0, top = 0, width = 1, height = 1 } = box ?? {};
  const white = { create: { width, height, channels: 3, background: '#ffffff' } } as const;
  const png = sharp(black).composite(box ? [{ input: white, left, top }] : []);
  return upload(await png.png().toBuffer());
}
const box = { left: 10, top: 20, width: 30, height: 40 };

async function edit(fields: object = {}, token = mira.token) {
  const request = { itemId, side: 'front' as const, photo, mask: await mask(box), ...fields };
  return server.call(cutoutCalls.editCutout, request, token);
}
const read = async (user = mira) =>
  (await server.call(itemCalls.getItem, { id: itemId }, user.token)).body.item;

it('stores the garment of the mask with its place, and shows the item by it', async () => {
  await server.call(cutoutCalls.showCutout, { itemId, shown: false }, mira.token);
  const { status, body } = await edit();
  expect(status).toBe(200);
  expect(body.item).toMatchObject({ cutoutShown: true, backCutout: null, image: photo });
  expect(body.item.cutoutMeta).toMatchObject(box);
  const { body: image } = await server.call(itemCalls.getItemImage, { imageId: body.item.cutout ?? '' });
  expect((image as Blob).type).toBe('image/webp');
  expect(await read(noa)).toMatchObject({ cutoutMeta: box });
});

it('a mask in other colours and of another size is read by its brightness', async () => {
  const small = await sharp({ create: { width: 6, height: 8, channels: 3, background: '#ffffff' } })
    .webp()
    .toBuffer();
  const { body } = await edit({ mask: upload(small), side: 'back', photo: (await read()).backImage });
  expect(body.item.backCutoutMeta).toMatchObject({ left: 0, top: 0, width: 60, height: 80 });
});

it('replaces the cut-out before, whose file is deleted', async () => {
  await edit();
  const count = await storedImages(server);
  const { body } = await edit({ mask: await mask({ ...box, height: 20 }) });
  expect(body.item.cutoutMeta).toMatchObject({ ...box, height: 20 });
  expect(await storedImages(server)).toBe(count);
});

describe('is refused, and nothing changes,', () => {
  it.each([
    ['a mask that was brushed away', () => mask(), 400, cutoutEditorCopy.empty],
    ['a mask that is no image', () => new Blob(['not an image']), 415, expect.any(String)],
    ['a mask larger than any photo', async () => upload(await plainJpeg(1201, 10)), 422, expect.any(String)],
    ['a mask that breaks off', async () => (await mask(box)).slice(0, 90), 422, expect.any(String)],
    ['a mask of more than 2 MB', () => new Blob([new Uint8Array(2_097_153)]), 400, expect.any(String)],
  ])('%s', async (_, create, status, error) => {
    await edit();
    const before = await read();
    const count = await storedImages(server);
    expect(await edit({ mask: await create() })).toMatchObject({ status, body: { error } });
    expect(await read()).toEqual(before);
    expect(await storedImages(server)).toBe(count);
  });

  it('a mask of a photo that was replaced', async () => {
    const { frontImage, backImage: _, ...facts } = await itemRequest(mira);
    const request = { ...facts, itemId, email: mira.email, description: 'Coat', frontImage };
    await server.call(itemCalls.updateItem, request, mira.token);
    expect(await edit()).toMatchObject({ status: 400, body: { error: cutoutEditorCopy.photoChanged } });
    expect(await read()).toMatchObject({ cutout: null });
  });

  it('a mask of a side without a photo of this id', async () => {
    expect(await edit({ side: 'back' })).toMatchObject({ status: 400 });
  });

  it('a mask of another user', async () => {
    expect(await edit({}, noa.token)).toMatchObject({ status: 403 });
  });
});

describe('the cut-outs that the server makes', () => {
  it('do not replace one that was drawn', async () => {
    await edit();
    await makeCutouts(server.services);
    expect(await read()).toMatchObject({ cutoutMeta: box, backCutoutMeta: { width: 60, height: 80 } });
  });

  it('when one is drawn while the server makes its own, the drawn one stays', async () => {
    cutOut.mockImplementationOnce(async () => {
      await edit();
      return opaque;
    });
    await makeCutouts(server.services);
    expect(await read()).toMatchObject({ cutoutMeta: box, backCutoutMeta: { width: 60, height: 80 } });
  });

  it('begin again with a new photo', async () => {
    await edit();
    const { frontImage, backImage: _, ...facts } = await itemRequest(mira);
    const request = { ...facts, itemId, email: mira.email, description: 'Coat', frontImage };
    await server.call(itemCalls.updateItem, request, mira.token);
    await makeCutouts(server.services);
    expect(await read()).toMatchObject({ cutoutMeta: { width: 60, height: 80 } });
  });
});
