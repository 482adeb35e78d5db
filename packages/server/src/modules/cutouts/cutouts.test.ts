import { cutoutCalls } from '@aura/api-client/contract/cutouts';
import { itemCalls } from '@aura/api-client/contract/items';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CutoutMaker } from '../../analysis/cutouts/cutout-maker.ts';
import { items } from '../../db/schema.ts';
import { TransientError } from '../../errors/transient-error.ts';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { plainJpeg } from '../../images/testing/files.ts';
import { addItem, itemRequest, storedImages, upload } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import type { Change } from '../live-updates/change.ts';
import { makeCutouts } from './cutouts.service.ts';

/** A garment that fills the middle of the photo. */
function garment(): RgbaImage {
  const [width, height] = [60, 80];
  const data = new Uint8Array(4 * width * height);
  for (let y = 20; y < 60; y++) {
    // Its corners are transparent.
    for (let x = y === 20 ? 20 : 15; x < 45; x++) data.set([180, 40, 40, 255], 4 * (y * width + x));
  }
  return { width, height, data };
}

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
const cutOut = vi.fn<CutoutMaker['cutOut']>();
const published: Change[] = [];

beforeAll(async () => {
  server = await startTestServer({ services: { cutoutMaker: { cutOut } } });
  vi.spyOn(server.services.changes, 'publish').mockImplementation((change) => void published.push(change));
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());
beforeEach(async () => {
  cutOut.mockReset().mockResolvedValue(garment());
  published.length = 0;
  await server.services.db.update(items).set({ cutoutState: 'done' });
});

const read = async (id: string, user: TestUser | null = mira) =>
  (await server.call(itemCalls.getItem, { id }, user?.token)).body.item;

async function change(id: string, images: { frontImage?: Blob }): Promise<void> {
  const { frontImage: _, backImage: __, ...facts } = await itemRequest(mira);
  const request = { ...facts, itemId: id, email: mira.email, description: 'Coat', ...images };
  expect((await server.call(itemCalls.updateItem, request, mira.token)).status).toBe(200);
}

/** A garment in the middle of a photo of 60 by 80 pixels, without background. */
async function transparentPng(): Promise<Blob> {
  const { width, height, data } = garment();
  return upload(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

describe('a photo without background', () => {
  it('gets its cut-out from its transparency, and the server makes only the other one', async () => {
    const { id } = await addItem(server, mira, { frontImage: await transparentPng() });
    const item = await read(id);
    expect(item).toMatchObject({
      imageMeta: { width: 60, height: 80 },
      cutoutMeta: { left: 15, top: 20, width: 30, height: 40 },
      backCutout: null,
    });
    const photo = await server.app.request(`/api/aura/itemImage/${item.image}`);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    await makeCutouts(server.services);
    expect(cutOut).toHaveBeenCalledTimes(1);
    expect((await read(id)).cutout).toBe(item.cutout);
    expect((await read(id)).backCutout).not.toBeNull();
  });

  it('replaces a photo with its cut-out, whose files are deleted', async () => {
    const { id } = await addItem(server, mira);
    await makeCutouts(server.services);
    const count = await storedImages(server);
    await change(id, { frontImage: await transparentPng() });
    expect(await read(id)).toMatchObject({ cutoutMeta: { left: 15, top: 20 } });
    expect(await storedImages(server)).toBe(count);
    await change(id, { frontImage: upload(await plainJpeg()) });
    expect(await read(id)).toMatchObject({ cutout: null });
    expect(await storedImages(server)).toBe(count - 1);
  });

  it('when the item cannot be stored, leaves no files', async () => {
    const count = await storedImages(server);
    const broken = { frontImage: await transparentPng(), backImage: new Blob(['not an image']) };
    await expect(addItem(server, mira, broken)).rejects.toThrow('UNSUPPORTED_MEDIA');
    expect(await storedImages(server)).toBe(count);
  });
});

describe('a new item', () => {
  it('gets cut-outs of both photos, trimmed to the garment, and its owner is notified', async () => {
    const { id } = await addItem(server, mira);
    expect(await read(id)).toMatchObject({ cutout: null, cutoutShown: true });
    await makeCutouts(server.services);
    const item = await read(id);
    expect(item.cutoutMeta).toMatchObject({ width: 30, height: 40 });
    expect(item.backCutout).not.toBeNull();
    expect(published).toEqual([{ type: 'items', userId: expect.any(String) }]);
    const response = await server.app.request(`/api/aura/itemImage/${item.cutout}?w=160`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { format, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, hasAlpha]).toEqual(['webp', true]);
  });

  it('when the maker is unsure, keeps its photo and is not tried again', async () => {
    cutOut.mockResolvedValue(null);
    const { id } = await addItem(server, mira);
    await makeCutouts(server.services);
    await makeCutouts(server.services);
    expect(await read(id)).toMatchObject({ cutout: null, backCutout: null });
    expect(cutOut).toHaveBeenCalledTimes(2);
    expect(published).toEqual([]);
  });

  it('when the maker fails 3 times, keeps its photo', async () => {
    cutOut.mockRejectedValue(new Error('no memory'));
    const { id } = await addItem(server, mira);
    for (let attempt = 0; attempt < 4; attempt++) {
      await makeCutouts(server.services);
      await server.services.db.update(items).set({ cutoutBegunAt: null }).where(eq(items.id, id));
    }
    expect(cutOut).toHaveBeenCalledTimes(3);
    expect((await read(id)).cutout).toBeNull();
  });

  it('when the maker is unavailable, ends the run, and each run tries another item, until it is available', async () => {
    const outage = new TransientError('the service answered 503');
    cutOut.mockRejectedValue(outage);
    const ids = [(await addItem(server, mira)).id, (await addItem(server, mira)).id];
    const tried = async () => {
      const { db } = server.services;
      const rows = await db.select().from(items).where(isNotNull(items.cutoutBegunAt));
      return rows.map(({ id }) => id).sort();
    };
    for (let run = 1; run <= 2; run++) {
      await expect(makeCutouts(server.services)).rejects.toBe(outage);
      expect(cutOut).toHaveBeenCalledTimes(run);
      expect(await tried()).toHaveLength(run);
    }
    expect(await tried()).toEqual([...ids].sort());
    cutOut.mockResolvedValue(garment());
    const attempts = await server.services.db.select().from(items).where(eq(items.cutoutState, 'waiting'));
    expect(attempts.map(({ cutoutAttempts }) => cutoutAttempts)).toEqual([0, 0]);
    await server.services.db.update(items).set({ cutoutBegunAt: null });
    await makeCutouts(server.services);
    for (const id of ids) expect((await read(id)).cutout).not.toBeNull();
  });

  it('when 3 attempts have ended their server, keeps its photo and is not tried again', async () => {
    const { id } = await addItem(server, mira);
    await server.services.db.update(items).set({ cutoutAttempts: 3 }).where(eq(items.id, id));
    await makeCutouts(server.services);
    expect(cutOut).not.toHaveBeenCalled();
    const [row] = await server.services.db.select().from(items).where(eq(items.id, id));
    expect(row?.cutoutState).toBe('done');
  });

  it('that another server has just begun with is not taken', async () => {
    const { id } = await addItem(server, mira);
    await server.services.db.update(items).set({ cutoutBegunAt: new Date() }).where(eq(items.id, id));
    await makeCutouts(server.services);
    expect(cutOut).not.toHaveBeenCalled();
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await server.services.db.update(items).set({ cutoutBegunAt: longAgo }).where(eq(items.id, id));
    await makeCutouts(server.services);
    expect((await read(id)).cutout).not.toBeNull();
  });
});

describe('an item with cut-outs', () => {
  it('whose photo is replaced gets new ones, and the old ones are deleted', async () => {
    const { id } = await addItem(server, mira);
    await makeCutouts(server.services);
    const before = await storedImages(server);
    const old = await read(id);
    await change(id, { frontImage: upload(await plainJpeg(60, 80)) });
    expect((await read(id)).cutout).toBeNull();
    await makeCutouts(server.services);
    const item = await read(id);
    expect(item.cutout).not.toBe(old.cutout);
    expect(item.cutout).not.toBeNull();
    expect(await storedImages(server)).toBe(before);
  });

  it('whose photo is replaced while it is cut out stores no cut-out of the old photo', async () => {
    const { id } = await addItem(server, mira);
    const before = await storedImages(server);
    cutOut.mockImplementationOnce(async () => {
      await change(id, { frontImage: upload(await plainJpeg(30, 40)) });
      return garment();
    });
    await makeCutouts(server.services);
    expect(cutOut).toHaveBeenCalledTimes(4);
    expect((await read(id)).cutout).not.toBeNull();
    expect(await storedImages(server)).toBe(before + 2);
  });

  it('whose photo is replaced during the last attempt, which fails, gets cut-outs of the new photo', async () => {
    const { id } = await addItem(server, mira);
    await server.services.db.update(items).set({ cutoutAttempts: 2 }).where(eq(items.id, id));
    cutOut.mockImplementationOnce(async () => {
      await change(id, { frontImage: upload(await plainJpeg(30, 40)) });
      throw new Error('no memory');
    });
    await makeCutouts(server.services);
    expect((await read(id)).cutout).not.toBeNull();
  });

  it('that is deleted leaves no image', async () => {
    const before = await storedImages(server);
    const { id } = await addItem(server, mira);
    await makeCutouts(server.services);
    await server.call(itemCalls.deleteItem, { itemId: id, email: mira.email }, mira.token);
    expect(await storedImages(server)).toBe(before);
  });

  it('is shown by its photo to others when its owner chooses so', async () => {
    const { id } = await addItem(server, mira);
    await makeCutouts(server.services);
    expect((await read(id, noa)).cutout).not.toBeNull();
    const choice = { itemId: id, shown: false };
    const { body } = await server.call(cutoutCalls.showCutout, choice, mira.token);
    expect(body.item).toMatchObject({ cutoutShown: false, cutout: expect.any(String) });
    expect(await read(id, noa)).toMatchObject({ cutoutShown: false, cutout: null, backCutout: null });
    expect((await server.call(cutoutCalls.showCutout, choice, noa.token)).status).toBe(403);
  });
});
