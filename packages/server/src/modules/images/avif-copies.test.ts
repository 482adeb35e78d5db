import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createAvifCopies } from './avif-copies.ts';

const image = { key: 'ab/image-1', original: 'ab/image-1/original.jpg' };
const encoded = new Uint8Array([1, 2, 3]);

function setUp() {
  const blobs = new Map<string, Uint8Array>([[image.original, new Uint8Array([9])]]);
  const encodeAvif = vi.fn(async (_bytes: Uint8Array, _width: number) => encoded);
  const { get, put, ...rest } = memoryStorage(blobs);
  const storage = { ...rest, get: vi.fn(get), put: vi.fn(put) };
  return { blobs, encodeAvif, storage, copies: createAvifCopies({ storage, encodeAvif, delay: 1000 }) };
}

const encodingEnds = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the AVIF copy of an image', () => {
  it('is made after the first request for its width and returned from then on', async () => {
    const { copies, encodeAvif } = setUp();
    expect(await copies.read(image, 320)).toBeNull();
    expect(encodeAvif).not.toHaveBeenCalled();
    await encodingEnds();
    expect(await copies.read(image, 320)).toBe(encoded);
    expect(await copies.read(image, 640)).toBeNull();
  });

  it('when it is requested several times, is encoded once', async () => {
    const { copies, encodeAvif } = setUp();
    await Promise.all([copies.read(image, 320), copies.read(image, 320)]);
    await copies.read(image, 320);
    await encodingEnds();
    expect(encodeAvif).toHaveBeenCalledTimes(1);
  });

  it('is in the folder of the image, with which it is deleted', async () => {
    const { copies, blobs } = setUp();
    await copies.read(image, 320);
    await encodingEnds();
    expect([...blobs.keys()]).toContain('ab/image-1/w320.avif');
  });

  it('when the image was deleted meanwhile, is not made', async () => {
    const { copies, blobs, storage } = setUp();
    await copies.read(image, 320);
    blobs.clear();
    await encodingEnds();
    expect(storage.put).not.toHaveBeenCalled();
  });

  it('when the image is deleted while it is encoded, is deleted too', async () => {
    const { copies, blobs, encodeAvif } = setUp();
    encodeAvif.mockImplementationOnce(async () => {
      blobs.clear();
      return encoded;
    });
    await copies.read(image, 320);
    await encodingEnds();
    expect([...blobs.keys()]).toEqual([]);
  });

  it('while another one is encoded, waits without its original in memory', async () => {
    const { copies, encodeAvif, storage } = setUp();
    encodeAvif.mockImplementation(() => new Promise<never>(() => {}));
    for (const width of [320, 640]) await copies.read(image, width);
    await encodingEnds();
    expect(storage.get.mock.calls.filter(([key]) => key === image.original)).toHaveLength(1);
  });

  it('when the storage is full, is made by a later request', async () => {
    const { copies, storage } = setUp();
    storage.put.mockRejectedValueOnce(new Error('ENOSPC'));
    await copies.read(image, 320);
    await encodingEnds();
    expect(await copies.read(image, 320)).toBeNull();
    await encodingEnds();
    expect(await copies.read(image, 320)).toBe(encoded);
  });

  it('when 256 copies are waiting, is not made until they are', async () => {
    const { copies, encodeAvif } = setUp();
    for (let width = 1; width <= 257; width += 1) await copies.read(image, width);
    await encodingEnds();
    expect(encodeAvif).toHaveBeenCalledTimes(256);
  });
});
