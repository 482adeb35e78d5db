import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setupServer } from 'msw/node';
import { createMocks, type MocksOptions } from './mocks.ts';

/**
 * Reads the world's images from a folder.
 * @param folder absolute path
 */
export function imagesFromFolder(folder: string): MocksOptions['readImage'] {
  return async (file) => {
    const type = `image/${extname(file).slice(1).replace('jpg', 'jpeg')}`;
    return new Blob([new Uint8Array(await readFile(join(folder, file)))], { type });
  };
}

/** Mocks the API in Node. Call `server.listen()` before the tests and `server.close()` after them. */
export function createNodeMocks(options: MocksOptions) {
  const mocks = createMocks(options);
  return { mocks, server: setupServer(...mocks.handlers) };
}
