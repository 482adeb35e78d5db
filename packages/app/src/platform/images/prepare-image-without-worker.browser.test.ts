import { errorCopy } from '@aura/domain/copy/errors';
import { expect, it } from 'vitest';
import { createImagePreparation } from './prepare-image.ts';

/** Starts a worker whose script fails to load. */
function startBrokenWorker(): Worker {
  const url = URL.createObjectURL(new Blob([]));
  URL.revokeObjectURL(url);
  return new Worker(url);
}

it('when the worker does not start, prepareImage prepares photos in the page', async () => {
  const { prepareImage } = createImagePreparation(startBrokenWorker);
  const canvas = new OffscreenCanvas(1600, 800);
  canvas.getContext('2d');
  const drawn = await canvas.convertToBlob({ type: 'image/png' });
  const [one, two] = await Promise.all([prepareImage(drawn), prepareImage(drawn)]);
  const { width, height } = await createImageBitmap(one);
  expect([width, height]).toEqual([1200, 600]);
  expect(two.size).toBe(one.size);
  await expect(prepareImage(new File([], 'empty.jpg'))).rejects.toThrow(errorCopy.imageNotLoaded);
});
