import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '../package-root.ts';
import { evaluateImage, readFeed, signUpTestUser } from '../testing/child-client.ts';
import { type ChildServers, createChildServers } from '../testing/child-server.ts';

/** Tests the analysis in the built server, running as a process. */

const outfit = join(packageRoot(), '..', 'demo-world', 'data', 'images', 'post-deals-1.webp');

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
}, 120_000);
afterAll(() => servers.close());

it('the built server detects garments with their images, serves other requests meanwhile and stops on SIGTERM', async () => {
  const server = await servers.start(await servers.newFolder());
  await signUpTestUser(server);
  const photo = await readFile(outfit);
  const analyses = [evaluateImage(server, photo), evaluateImage(server, photo)];
  expect((await readFeed(server)).status).toBe(200);
  for (const { status, body } of await Promise.all(analyses)) {
    expect(status).toBe(200);
    expect(body.items?.length).toBeGreaterThan(1);
    for (const { image, confidence } of body.items ?? []) {
      expect([typeof image, typeof confidence]).toEqual(['string', 'number']);
    }
  }
  server.child.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0, stderr: '' });
}, 120_000);
