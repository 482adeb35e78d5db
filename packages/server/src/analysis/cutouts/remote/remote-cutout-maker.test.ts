import { createServer, type IncomingMessage, type Server } from 'node:http';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { TransientError } from '../../../errors/transient-error.ts';
import { listenOnFreePort } from '../../../testing/child-server.ts';
import { createRemoteCutoutMaker } from './remote-cutout-maker.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A PNG of 20 x 20 pixels whose left part, of a width, is opaque. */
async function png(opaqueWidth: number): Promise<Buffer> {
  const data = Buffer.alloc(4 * 20 * 20);
  for (let at = 0; at < 400; at++) data.set([9, 99, 199, at % 20 < opaqueWidth ? 255 : 0], 4 * at);
  return sharp(data, { raw: { width: 20, height: 20, channels: 4 } })
    .png()
    .toBuffer();
}

/** Starts a fake service that answers every photo the same way. */
async function startService(body: Buffer | string, status = 200) {
  const received: { request: IncomingMessage; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ request, text: Buffer.concat(chunks).toString('latin1') });
    response.writeHead(status, { location: '/elsewhere' }).end(body);
  });
  servers.push(server);
  return { url: `http://127.0.0.1:${await listenOnFreePort(server)}`, received };
}

it.each([
  ['', '/api/remove', 'name="file"'],
  ['/api/remove', '/api/remove', 'name="file"'],
  ['/v1/remove-background', '/v1/remove-background', 'name="image"'],
])('sends the photo to the address with the path "%s" as a form', async (path, called, field) => {
  const { url, received } = await startService(await png(10));
  const image = await createRemoteCutoutMaker({ url: url + path }).cutOut(jpeg);
  expect([image?.width, image?.height]).toEqual([20, 20]);
  expect([...(image?.data.subarray(0, 4) ?? [])]).toEqual([9, 99, 199, 255]);
  expect([received[0]?.request.method, received[0]?.request.url]).toEqual(['POST', called]);
  expect(received[0]?.text).toContain(field);
});

it.each([
  ['is empty', 0],
  ['has no transparent background', 20],
])('when the cut-out of the service %s, returns none', async (_, width) => {
  const { url } = await startService(await png(width));
  expect(await createRemoteCutoutMaker({ url }).cutOut(jpeg)).toBeNull();
});

const outage = expect.any(TransientError);

it.each([
  ['fails', 'no', 500],
  ['is busy', 'no', 429],
  ['redirects', '', 307],
  ['is behind a proxy that does not reach it', 'no', 502],
])('when the service %s, rejects with a transient error', async (_, body, status) => {
  const { url } = await startService(body, status);
  await expect(createRemoteCutoutMaker({ url }).cutOut(jpeg)).rejects.toEqual(outage);
});

it('when the service cannot be reached, rejects with a transient error', async () => {
  const { url } = await startService('');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  await expect(createRemoteCutoutMaker({ url }).cutOut(jpeg)).rejects.toEqual(outage);
});

it.each([
  ['does not answer', false],
  ['stops in its answer', true],
])('when the service %s, rejects with a transient error after the time limit', async (_, hasBegun) => {
  const server = createServer((request, response) => {
    request.resume();
    if (hasBegun) response.writeHead(200).write('the first bytes');
  });
  servers.push(server);
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  await expect(createRemoteCutoutMaker({ url }, 100).cutOut(jpeg)).rejects.toEqual(outage);
});

it('when the service breaks the connection in its answer, rejects with a transient error', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-length': 100 }).write('x', () => response.destroy());
  });
  servers.push(server);
  const url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  await expect(createRemoteCutoutMaker({ url }).cutOut(jpeg)).rejects.toEqual(outage);
});

it.each([
  ['refuses the photo', 'no', 422],
  ['answers with something else', '<html>', 200],
])('when the service %s, the error is not transient', async (_, body, status) => {
  const { url } = await startService(body, status);
  await expect(createRemoteCutoutMaker({ url }).cutOut(jpeg)).rejects.not.toEqual(outage);
});
