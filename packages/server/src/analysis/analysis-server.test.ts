import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/testing.ts';
import { packageRoot } from '../package-root.ts';
import { evaluateImage, readFeed, shareImage, signUpTestUser } from '../testing/child-client.ts';
import { type ChildServer, type ChildServers, createChildServers } from '../testing/child-server.ts';

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

const databaseUrl = process.env.TEST_DATABASE_URL;
/** Without a PostgreSQL server the test does not exist, so that it is not reported as skipped. */
const itOnServer: typeof it | (() => void) = databaseUrl ? it : () => undefined;
/** Measured: 115 MB after the start and 134 MB after 200 requests (Node 20). */
const maxMegabytes = 200;

async function residentMegabytes({ child }: ChildServer): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

itOnServer(
  'a web process with PostgreSQL needs less than 200 MB, also after 200 pages of the feed',
  async () => {
    const database = await createTestDatabase();
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
    const address = new URL(databaseUrl ?? '');
    address.pathname = `/${rows[0]?.name}`;
    const settings = {
      ROLE: 'web',
      DATABASE_URL: address.href,
      ANALYSIS_URL: 'http://127.0.0.1:9',
      ANALYSIS_SECRET: 'x'.repeat(40),
    };
    const posting = await servers.start(await servers.newFolder(), settings);
    await signUpTestUser(posting);
    const photo = await readFile(outfit);
    for (let post = 0; post < 10; post++) expect((await shareImage(posting, photo)).status).toBe(200);
    posting.child.kill('SIGTERM');
    await posting.exited;
    const server = await servers.start(await servers.newFolder(), settings);
    const sizes = [await residentMegabytes(server)];
    for (let page = 0; page < 200; page++) {
      const { status, body } = await readFeed(server, 'limit=10');
      expect([status, body.posts?.length]).toEqual([200, 10]);
    }
    sizes.push(await residentMegabytes(server));
    expect(Math.max(...sizes)).toBeLessThan(maxMegabytes);
    server.child.kill('SIGTERM');
    await server.exited;
    await database.close();
  },
  120_000,
);
