import { connect } from 'node:net';
import pino from 'pino';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainJpeg } from '../../images/testing/files.ts';
import { listen } from '../../start/listen.ts';
import type { DetectedGarment, ImageAnalyzer } from '../analyzer.ts';
import { createHostApp } from './host.routes.ts';

const secret = 'a secret of the tests alone, 32+ chars';
const log = pino({ level: 'silent' });
const garment: DetectedGarment = {
  category: 'Tops',
  subcategory: '',
  brand: '',
  description: 'Navy top',
  color: 'Navy',
  material: '',
  style: '',
  confidence: 0.8,
  box: { left: 0, top: 0, width: 1, height: 1 },
};
const authorization = `Bearer ${secret}`;

let jpeg: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  jpeg = new Uint8Array(await plainJpeg());
});

function createApp(analyze: ImageAnalyzer['analyze'] = () => Promise.resolve([garment])) {
  const app = createHostApp({ secret, log, analyzer: () => ({ analyze }) });
  const send = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = { authorization }) =>
    Promise.resolve(app.request('/analysis', { method: 'POST', body, headers }));
  return { app, send };
}

it('answers a photo with its garments', async () => {
  const received: Buffer[] = [];
  const { send } = createApp((photo) => {
    received.push(photo);
    return Promise.resolve([garment]);
  });
  const response = await send(jpeg);
  expect([response.status, await response.json()]).toEqual([200, { garments: [garment] }]);
  expect(received).toEqual([Buffer.from(jpeg)]);
});

it.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer another secret of the tests, 32+' }],
  ['a part of the secret', { authorization: authorization.slice(0, -1) }],
  ['the secret without its scheme', { authorization: secret }],
])('a photo with %s is answered 401 and not analysed', async (_, headers) => {
  const analyze = vi.fn(() => Promise.resolve([garment]));
  const { send } = createApp(analyze);
  expect((await send(jpeg, headers)).status).toBe(401);
  expect(analyze).not.toHaveBeenCalled();
});

describe('what is not a photo of a server is refused:', () => {
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number]>([
    ['nothing', async () => new Uint8Array(), 415],
    ['text', async () => new TextEncoder().encode('no photo'), 415],
    [
      'an image that is larger than the server stores',
      async () => new Uint8Array(await plainJpeg(1300, 10)),
      422,
    ],
    ['too many bytes', async () => new Uint8Array(5 * 1024 * 1024), 413],
  ])('%s', async (_, body, status) => {
    expect((await createApp().send(await body())).status).toBe(status);
  });
});

it('when the analysis fails, answers 500, which does not ask for another try', async () => {
  const { send } = createApp(() => Promise.reject(new Error('the worker ended')));
  const response = await send(jpeg);
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null]);
});

it('beyond 16 photos at once, answers 503 with Retry-After without waiting', async () => {
  let release: (garments: DetectedGarment[]) => void = () => undefined;
  const gate = new Promise<DetectedGarment[]>((resolve) => {
    release = resolve;
  });
  const { send } = createApp(() => gate);
  const accepted = Array.from({ length: 16 }, () => send(jpeg));
  const refused = await send(jpeg);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  release([]);
  for (const { status } of await Promise.all(accepted)) expect(status).toBe(200);
  expect((await send(jpeg)).status).toBe(200);
});

it('until the networks are loaded, only the live check succeeds', async () => {
  let analyzer: ImageAnalyzer | null = null;
  const app = createHostApp({ secret, log, analyzer: () => analyzer });
  const paths = ['/api/health/live', '/api/health/ready', '/api/health'];
  const statuses = () => Promise.all(paths.map(async (path) => (await app.request(path)).status));
  expect(await statuses()).toEqual([200, 503, 503]);
  const photo = { method: 'POST', body: jpeg, headers: { authorization } };
  expect((await app.request('/analysis', photo)).status).toBe(503);
  analyzer = { analyze: () => Promise.resolve([]) };
  expect(await statuses()).toEqual([200, 200, 200]);
});

describe('when a server gives up', () => {
  let close = () => Promise.resolve();
  afterEach(() => close());

  it('its photo is aborted', async () => {
    let aborted: () => void = () => undefined;
    const isAborted = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    const { app } = createApp((_, signal) => {
      signal?.addEventListener('abort', aborted);
      socket.destroy();
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', reject));
    });
    const listener = await listen(0, '127.0.0.1', (request, bindings) => app.fetch(request, bindings));
    close = listener.close;
    const socket = connect(listener.port, '127.0.0.1');
    socket.write(
      `POST /analysis HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-length: ${jpeg.byteLength}\r\n\r\n`,
    );
    socket.write(jpeg);
    await isAborted;
  });
});
