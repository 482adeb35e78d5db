import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, listenOnFreePort } from '../../testing/child-server.ts';
import type { DetectedGarment } from '../analyzer.ts';
import { maxResponseBytes, toHostResponse } from './host-protocol.ts';
import { createHostsAnalyzer } from './hosts-analyzer.ts';

const secret = 'a secret of the tests alone, 32+ chars';
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const garment: DetectedGarment = {
  category: 'Tops',
  subcategory: 'T-Shirts',
  brand: '',
  description: 'White T-shirt',
  color: 'White',
  material: 'Cotton',
  style: '',
  confidence: 0.9,
  box: { left: 0.1, top: 0.2, width: 0.3, height: 0.4 },
};
const unavailable = { code: 'analysis.failed' };

type Reply = (response: ServerResponse) => void;
const found: Reply = (response) => response.end(JSON.stringify({ garments: [garment] }));
const status =
  (code: number, headers = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('{}');
const breakOff: Reply = (response) => response.destroy();
const neverAnswers: Reply = () => undefined;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a fake analysis process that answers every photo the same way and records the requests. */
async function startHost(reply: Reply) {
  const received: { readonly request: IncomingMessage; readonly body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ request, body: Buffer.concat(chunks) });
    reply(response);
  });
  servers.push(server);
  return { url: `http://127.0.0.1:${await listenOnFreePort(server)}`, received };
}

type Host = Awaited<ReturnType<typeof startHost>>;
const noHost = async (): Promise<Host> => ({ url: `http://127.0.0.1:${await freePort()}`, received: [] });

function createAnalyzer(hosts: readonly Host[], limits?: Parameters<typeof createHostsAnalyzer>[2]) {
  const urls = hosts.map(({ url }) => url);
  return createHostsAnalyzer({ urls, secret }, pino({ level: 'silent' }), limits);
}
const counts = (...hosts: Host[]) => hosts.map(({ received }) => received.length);

it('sends the photo with the secret and returns the garments', async () => {
  const host = await startHost(found);
  expect(await createAnalyzer([host]).analyze(jpeg)).toEqual([garment]);
  expect(host.received[0]?.body).toEqual(jpeg);
  const { url, headers } = host.received[0]?.request ?? {};
  expect([url, headers?.authorization]).toEqual(['/analysis', `Bearer ${secret}`]);
});

it('several hosts take turns', async () => {
  const hosts = [await startHost(found), await startHost(found)] as const;
  const analyzer = createAnalyzer(hosts);
  for (let photo = 0; photo < 4; photo++) await analyzer.analyze(jpeg);
  expect(counts(...hosts)).toEqual([2, 2]);
});

describe('a photo goes to the next host, and the next photos skip the first one, when it', () => {
  it.each<[string, () => Promise<Host>, number]>([
    ['refuses the connection', noHost, 0],
    ['is full', () => startHost(status(503, { 'retry-after': '5' })), 1],
    ['is full and names no time', () => startHost(status(503)), 1],
    ['has another secret', () => startHost(status(401)), 1],
    ['breaks the connection', () => startHost(breakOff), 1],
  ])('%s', async (_, start, asked) => {
    const hosts = [await start(), await startHost(found)] as const;
    const analyzer = createAnalyzer(hosts);
    for (let photo = 0; photo < 4; photo++) expect(await analyzer.analyze(jpeg)).toEqual([garment]);
    expect(counts(...hosts)).toEqual([asked, 4]);
  });
});

it('the cut-out of a garment arrives with the bytes that the host has encoded', async () => {
  const webp = Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 255]);
  const cutout = { webp, width: 40, height: 60, thumbhash: 'aGFzaA==', palette: ['#1A2547'] };
  const response = JSON.stringify(toHostResponse([{ ...garment, cutout }, garment]));
  const host = await startHost((reply) => reply.end(response));
  expect(await createAnalyzer([host]).analyze(jpeg)).toEqual([{ ...garment, cutout }, garment]);
});

describe('a photo that a host has begun with is not sent to another one, when it', () => {
  it.each<[string, Reply]>([
    ['fails', status(500)],
    ['fails behind a proxy', status(502)],
    ['answers with something else', (response) => response.end('<html>')],
    ['answers with other values', (response) => response.end('{"garments":[{"category":1}]}')],
    ['answers too much', (response) => response.end(JSON.stringify('x'.repeat(maxResponseBytes)))],
    ['redirects', status(307, { location: '/elsewhere' })],
    ['never answers', neverAnswers],
  ])('%s', async (_, reply) => {
    const hosts = [await startHost(reply), await startHost(found)] as const;
    const totalMs = reply === neverAnswers ? 1_000 : 10_000;
    const analyzer = createAnalyzer(hosts, { totalMs, connectMs: 10_000, lostPauseMs: 5_000 });
    await expect(analyzer.analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(counts(...hosts)).toEqual([1, 0]);
  });
});

it('a host that has not answered in time is skipped by the next photos', async () => {
  const hosts = [await startHost(neverAnswers), await startHost(found)] as const;
  const analyzer = createAnalyzer(hosts, { totalMs: 2_000, connectMs: 10_000, lostPauseMs: 60_000 });
  await expect(analyzer.analyze(jpeg)).rejects.toMatchObject(unavailable);
  await Promise.all([analyzer.analyze(jpeg), analyzer.analyze(jpeg), analyzer.analyze(jpeg)]);
  expect(counts(...hosts)).toEqual([1, 3]);
});

it('when no host takes the photo, each is asked once and the analysis fails', async () => {
  const hosts = [await startHost(status(503)), await startHost(breakOff), await noHost()] as const;
  const analyzer = createAnalyzer(hosts);
  await expect(analyzer.analyze(jpeg)).rejects.toMatchObject(unavailable);
  expect(counts(...hosts)).toEqual([1, 1, 0]);
});

it('a host that is the only one is asked again, also during its pause', async () => {
  const replies = [status(503), found];
  const host = await startHost((response) => replies.shift()?.(response));
  const analyzer = createAnalyzer([host]);
  await expect(analyzer.analyze(jpeg)).rejects.toMatchObject(unavailable);
  expect(await analyzer.analyze(jpeg)).toEqual([garment]);
});

it('when the caller aborts, no other host is asked', async () => {
  const caller = new AbortController();
  const hosts = [await startHost(() => caller.abort()), await startHost(found)] as const;
  await expect(createAnalyzer(hosts).analyze(jpeg, caller.signal)).rejects.toMatchObject(unavailable);
  expect(counts(...hosts)).toEqual([1, 0]);
});
