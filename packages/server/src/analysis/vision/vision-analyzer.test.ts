import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createVisionAnalyzer } from './vision-analyzer.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const garments = [
  {
    category: 'Tops',
    subcategory: 'T-Shirts',
    brand: '',
    description: 'White T-shirt',
    color: 'White',
    material: 'Cotton',
    style: '',
  },
];
const found = garments.map((garment) => ({ ...garment, confidence: null, box: null }));
const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const good = completion(JSON.stringify({ garments }));

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Seen {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;
const reply =
  (status: number, body: string, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A service that gives one reply after the other, the last one for ever; tells what it was asked. */
async function serviceOf(...replies: Reply[]): Promise<{ readonly url: string; readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  server = createServer(async (request, response) => {
    const body = await textOf(request);
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
    replies[Math.min(seen.length, replies.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, seen };
}

const analyzerAt = (url: string, timeouts?: Parameters<typeof createVisionAnalyzer>[2]) =>
  createVisionAnalyzer({ url, apiKey: 'key-1', model: 'model-1' }, pino({ level: 'silent' }), timeouts);
const unavailable = { code: 'analysis.failed' };

describe('the vision service', () => {
  it('is asked with the photo, the key, the model and the form of the answer', async () => {
    const { url, seen } = await serviceOf(reply(200, good));
    expect(await analyzerAt(url).analyze(jpeg)).toEqual(found);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer key-1' });
    const body = JSON.parse(seen[0]?.body ?? '');
    expect(body).toMatchObject({ model: 'model-1', response_format: { type: 'json_schema' } });
    expect(body.messages.at(-1).content).toEqual([
      { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${jpeg.toString('base64')}` } },
    ]);
  });

  it('may be configured by its whole address', async () => {
    const { url, seen } = await serviceOf(reply(200, good));
    await analyzerAt(`${url}/chat/completions`).analyze(jpeg);
    expect(seen[0]?.url).toBe('/v1/chat/completions');
  });

  it('is asked once more after a failure of its own', async () => {
    const { url, seen } = await serviceOf(reply(502, 'bad gateway'), reply(200, good));
    expect(await analyzerAt(url).analyze(jpeg)).toEqual(found);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['without a time', {}],
    ['of no time', { 'retry-after': '0' }],
    ['until a time that has passed', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    ['until nobody knows when', { 'retry-after': 'soon' }],
  ])('is asked once more after a rate limit %s', async (_, headers) => {
    const { url, seen } = await serviceOf(reply(429, 'slow down', headers), reply(200, good));
    expect(await analyzerAt(url).analyze(jpeg)).toEqual(found);
    expect(seen).toHaveLength(2);
  });

  it('is left alone as long as its rate limit asks for', async () => {
    const { url, seen } = await serviceOf(reply(429, 'slow down', { 'retry-after': '1' }), reply(200, good));
    const before = performance.now();
    await analyzerAt(url).analyze(jpeg);
    expect(performance.now() - before).toBeGreaterThan(1000);
    expect(seen).toHaveLength(2);
  });

  it.each(['60', 'Fri, 31 Dec 2999 23:59:59 GMT'])(
    'is given up at once at a rate limit of %s',
    async (time) => {
      const { url, seen } = await serviceOf(reply(429, 'slow down', { 'retry-after': time }));
      await expect(analyzerAt(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
      expect(seen).toHaveLength(1);
    },
  );

  it('is asked twice at most', async () => {
    const { url, seen } = await serviceOf(reply(500, 'down'));
    await expect(analyzerAt(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['a refusal', reply(401, '{}')],
    ['no JSON', reply(200, '<html>')],
    ['another shape', reply(200, '{"choices":[]}')],
    ['words instead of garments', reply(200, completion('Nice outfit!'))],
    ['an endless answer', reply(200, completion('x'.repeat(300_000)))],
  ])('is not asked again after %s', async (_, answer) => {
    const { url, seen } = await serviceOf(answer);
    await expect(analyzerAt(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(seen).toHaveLength(1);
  });

  it('cannot send us elsewhere', async () => {
    const { url, seen } = await serviceOf(reply(307, '', { location: '/elsewhere' }), reply(200, good));
    await expect(analyzerAt(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(seen.map((request) => request.url)).toEqual(['/v1/chat/completions']);
  });

  it.each<[string, Reply]>([
    ['never answers', () => undefined],
    [
      'drips',
      (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['breaks off', (response) => response.write('{', () => response.destroy())],
    ['hangs up', (response) => response.destroy()],
  ])('is given up in time when it %s', async (_, answer) => {
    const { url, seen } = await serviceOf(answer);
    const timeouts = { totalMs: 400, tryMs: 100 };
    await expect(analyzerAt(url, timeouts).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(seen.length).toBeLessThanOrEqual(2);
  });

  it('is left alone once nobody waits any more', async () => {
    const hanging = new AbortController();
    const { url, seen } = await serviceOf(() => hanging.abort());
    await expect(analyzerAt(url).analyze(jpeg, hanging.signal)).rejects.toMatchObject(unavailable);
    expect(seen).toHaveLength(1);
  });

  it('may be down', async () => {
    const { url } = await serviceOf(reply(200, good));
    server?.close();
    await expect(analyzerAt(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
  });
});
