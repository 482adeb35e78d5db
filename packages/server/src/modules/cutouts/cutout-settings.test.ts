import { createServer } from 'node:http';
import { itemCalls } from '@aura/api-client/contract/items';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCutoutMaker } from '../../analysis/cutouts/create-cutout-maker.ts';
import { items } from '../../db/schema.ts';
import { TransientError } from '../../errors/transient-error.ts';
import { listenOnFreePort } from '../../testing/child-server.ts';
import { addItem } from '../../testing/content.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { maxAttempts } from './cutouts.repository.ts';
import { makeCutouts } from './cutouts.service.ts';

/** A service that removes backgrounds and answers with an error. */
let status = 503;
let requestCount = 0;
const service = createServer((request, response) => {
  requestCount += 1;
  request.resume();
  response.writeHead(status).end('no cut-out');
});

let server: TestServer;
let mira: TestUser;
let url: string;

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnFreePort(service)}`;
  server = await startTestServer();
  mira = await server.signUp('mira');
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await server.close();
});
beforeEach(() => {
  requestCount = 0;
});

function ignoreOutage(error: unknown): void {
  if (!(error instanceof TransientError)) throw error;
}

/** Adds an item and makes its cut-outs as often as a server would try. */
async function cutOutsOfNewItem(setting: Parameters<typeof createCutoutMaker>[0]['cutouts']) {
  const { id } = await addItem(server, mira);
  const cutoutMaker = await createCutoutMaker({ cutouts: setting });
  for (let attempt = 0; attempt <= maxAttempts; attempt++) {
    await makeCutouts({ ...server.services, cutoutMaker }).catch(ignoreOutage);
    await server.services.db.update(items).set({ cutoutBegunAt: null }).where(eq(items.id, id));
  }
  await cutoutMaker?.close();
  const { body } = await server.call(itemCalls.getItem, { id }, mira.token);
  const [row] = await server.services.db.select().from(items).where(eq(items.id, id));
  return { item: body.item, state: row?.cutoutState };
}

it('when the service of CUTOUT_URL refuses a photo, the photo stays and it is not asked again', async () => {
  status = 422;
  const { item, state } = await cutOutsOfNewItem({ url });
  expect(item).toMatchObject({ cutout: null, backCutout: null, image: expect.any(String) });
  expect([state, requestCount]).toEqual(['done', maxAttempts]);
});

it('when the service of CUTOUT_URL is out of order, the item waits and is tried again', async () => {
  status = 503;
  const { item, state } = await cutOutsOfNewItem({ url });
  expect(item).toMatchObject({ cutout: null, backCutout: null, image: expect.any(String) });
  expect([state, requestCount]).toEqual(['waiting', maxAttempts + 1]);
  await server.services.db.update(items).set({ cutoutState: 'done' });
});

it('with CUTOUTS=off the photo stays, and the item waits until cut-outs are made again', async () => {
  const { item, state } = await cutOutsOfNewItem('off');
  expect(item).toMatchObject({ cutout: null, backCutout: null, image: expect.any(String) });
  expect([state, requestCount]).toEqual(['waiting', 0]);
});
