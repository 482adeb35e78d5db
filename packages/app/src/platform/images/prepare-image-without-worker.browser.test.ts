import { errorCopy } from '@aura/domain/copy/errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';

/** A worker whose script fails to load. */
class BrokenWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', BrokenWorker);
});

it('when the worker does not start, prepareImage prepares photos in the page', async () => {
  const canvas = new OffscreenCanvas(1600, 800);
  canvas.getContext('2d');
  const drawn = await canvas.convertToBlob({ type: 'image/png' });
  const [one, two] = await Promise.all([prepareImage(drawn), prepareImage(drawn)]);
  const { width, height } = await createImageBitmap(one);
  expect([width, height]).toEqual([1200, 600]);
  expect(two.size).toBe(one.size);
  await expect(prepareImage(new File([], 'empty.jpg'))).rejects.toThrow(errorCopy.imageNotLoaded);
});
