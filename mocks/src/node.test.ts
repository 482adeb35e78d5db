import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeMocks, imagesFromFolder } from './node.ts';
import { tinyWorld } from './testing/tiny-world.ts';

let folder: string;
let stop: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-mocks-'));
  await writeFile(join(folder, 'outfit.jpg'), 'an outfit');
  const { server } = createNodeMocks({ world: tinyWorld, readImage: imagesFromFolder(folder) });
  server.listen({ onUnhandledRequest: 'error' });
  stop = () => server.close();
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
});

it('mocks the fetch of Node', async () => {
  const response = await fetch('http://aura.test/api/aura/checkUsername?username=noor');
  expect(await response.json()).toEqual({ success: true, available: false });
});

it('reads the images of the world from a folder', async () => {
  const response = await fetch('http://aura.test/api/aura/post/post-mira/image');
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(await response.text()).toBe('an outfit');
});
