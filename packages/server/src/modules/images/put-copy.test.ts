import { expect, it } from 'vitest';
import { createImages } from './images.service.ts';

it('when an image is deleted while its variant is made, the variant is deleted too', async () => {
  const blobs = new Map([['ab/image-1/original.jpg', new Uint8Array([9])]]);
  const storage = {
    get: async (key: string) => blobs.get(key) ?? null,
    put: async (key: string, bytes: Uint8Array<ArrayBuffer>) => void blobs.set(key, bytes),
    deleteFolder: async (folder: string) => {
      for (const key of blobs.keys()) if (key.startsWith(`${folder}/`)) blobs.delete(key);
    },
    check: async () => undefined,
    list: async function* () {},
  };
  const images = createImages({
    storage,
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
