import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createImages } from './images.service.ts';

it('when an image is deleted while its variant is made, the variant is deleted too', async () => {
  const blobs = new Map<string, Uint8Array>([['ab/image-1/original.jpg', new Uint8Array([9])]]);
  const images = createImages({
    storage: memoryStorage(blobs),
    secret: 'secret',
    clock: () => new Date(0),
    processUpload: () => Promise.reject(new Error('not used')),
    resizeVariant: async () => {
      blobs.clear();
      return new Uint8Array([1]);
    },
    encodeAvif: null,
  });
  await images.bytes({ key: 'ab/image-1', width: 800 }, 320);
  expect([...blobs.keys()]).toEqual([]);
});
