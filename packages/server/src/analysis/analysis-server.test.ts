import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../package-root.ts';
import { evaluateImage, readFeed, signUpTestUser } from '../testing/child-client.ts';
import { type ChildServers, createChildServers } from '../testing/child-server.ts';

/** Tests the analysis in the built server, running as a process. */

const outfit = join(packageRoot(), '..', 'demo-world', 'data', 'images', 'post-deals-1.webp');

let servers: ChildServers;
beforeAll(async () => {
  servers = await createChildServers();
}, 120_000);
afterEach(() => servers.killAll());
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

describe('analysis processes', () => {
  const ANALYSIS_SECRET = 'x'.repeat(40);
  /** Its data folder does not exist and is not created. */
  const startAnalysis = () => servers.start('/no-folder', { ROLE: 'analysis', ANALYSIS_SECRET });

  it('analyse the photos of web processes in turn, and when one is killed, the other one does', async () => {
    const hosts = [await startAnalysis(), await startAnalysis()] as const;
    const ANALYSIS_URL = hosts.map(({ address }) => address).join();
    const web = await servers.start(await servers.newFolder(), {
      ROLE: 'web',
      ANALYSIS_URL,
      ANALYSIS_SECRET,
    });
    await signUpTestUser(web);
    const photo = await readFile(outfit);
    const analyze = async () => {
      const { status, body } = await evaluateImage(web, photo);
      expect(status).toBe(200);
      expect(body.items?.length).toBeGreaterThan(1);
    };
    await analyze();
    hosts[0].child.kill('SIGKILL');
    await hosts[0].exited;
    await analyze();
    await analyze();
    hosts[1].child.kill('SIGTERM');
    expect(await hosts[1].exited).toMatchObject({ code: 0, stderr: '' });
    // The web process has no networks.
    expect((await evaluateImage(web, photo)).status).toBe(503);
    expect((await readFeed(web)).status).toBe(200);
  }, 120_000);

  it('exit with one line when a setting is missing', async () => {
    const { code, stderr } = await servers.run({ ROLE: 'analysis' }).exited;
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ANALYSIS_SECRET: missing.*$/)]);
  });
});
