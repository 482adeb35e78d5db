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
const detected = garments.map((garment) => ({ ...garment, confidence: null, box: null }));
const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const validResponse = completion(JSON.stringify({ garments }));

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface ReceivedRequest {
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

/**
 * Starts a fake service that sends the replies in order, then repeats the last one, and records its requests.
 */
async function startService(
  ...replies: Reply[]
): Promise<{ readonly url: string; readonly requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  server = createServer(async (request, response) => {
    const body = await textOf(request);
    requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
    replies[Math.min(requests.length, replies.length) - 1]?.(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests };
}

const createAnalyzer = (url: string, timeouts?: Parameters<typeof createVisionAnalyzer>[2]) =>
  createVisionAnalyzer({ url, apiKey: 'key-1', model: 'model-1' }, pino({ level: 'silent' }), timeouts);
const unavailable = { code: 'analysis.failed' };

describe('createVisionAnalyzer', () => {
  it('sends the photo, the key, the model and the response format', async () => {
    const { url, requests } = await startService(reply(200, validResponse));
    expect(await createAnalyzer(url).analyze(jpeg)).toEqual(detected);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer key-1' });
    const body = JSON.parse(requests[0]?.body ?? '');
    expect(body).toMatchObject({ model: 'model-1', response_format: { type: 'json_schema' } });
    expect(body.messages.at(-1).content).toEqual([
      { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${jpeg.toString('base64')}` } },
    ]);
  });

  it('accepts the complete URL of the chat completions', async () => {
    const { url, requests } = await startService(reply(200, validResponse));
    await createAnalyzer(`${url}/chat/completions`).analyze(jpeg);
    expect(requests[0]?.url).toBe('/v1/chat/completions');
  });

  it('when the service answers 502, retries once', async () => {
    const { url, requests } = await startService(reply(502, 'bad gateway'), reply(200, validResponse));
    expect(await createAnalyzer(url).analyze(jpeg)).toEqual(detected);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['without Retry-After', {}],
    ['with Retry-After 0', { 'retry-after': '0' }],
    ['with a date in the past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    ['with an invalid Retry-After', { 'retry-after': 'soon' }],
  ])('when the service answers 429 %s, retries once', async (_, headers) => {
    const { url, requests } = await startService(reply(429, 'slow down', headers), reply(200, validResponse));
    expect(await createAnalyzer(url).analyze(jpeg)).toEqual(detected);
    expect(requests).toHaveLength(2);
  });

  it('when Retry-After is 1 second, waits that long before the retry', async () => {
    const { url, requests } = await startService(
      reply(429, 'slow down', { 'retry-after': '1' }),
      reply(200, validResponse),
    );
    const before = performance.now();
    await createAnalyzer(url).analyze(jpeg);
    expect(performance.now() - before).toBeGreaterThan(1000);
    expect(requests).toHaveLength(2);
  });

  it.each(['60', 'Fri, 31 Dec 2999 23:59:59 GMT'])(
    'when Retry-After is %s, fails without a retry',
    async (time) => {
      const { url, requests } = await startService(reply(429, 'slow down', { 'retry-after': time }));
      await expect(createAnalyzer(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
      expect(requests).toHaveLength(1);
    },
  );

  it('sends at most 2 requests', async () => {
    const { url, requests } = await startService(reply(500, 'down'));
    await expect(createAnalyzer(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['status 401', reply(401, '{}')],
    ['a body that is not JSON', reply(200, '<html>')],
    ['JSON of another shape', reply(200, '{"choices":[]}')],
    ['text instead of garments', reply(200, completion('Nice outfit!'))],
    ['a body that is too large', reply(200, completion('x'.repeat(300_000)))],
  ])('after %s, does not retry', async (_, reply) => {
    const { url, requests } = await startService(reply);
    await expect(createAnalyzer(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(requests).toHaveLength(1);
  });

  it('does not follow redirects', async () => {
    const { url, requests } = await startService(
      reply(307, '', { location: '/elsewhere' }),
      reply(200, validResponse),
    );
    await expect(createAnalyzer(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(requests.map((request) => request.url)).toEqual(['/v1/chat/completions']);
  });

  it.each<[string, Reply]>([
    ['never responds', () => undefined],
    [
      'sends a byte at a time',
      (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['stops in the middle of the body', (response) => response.write('{', () => response.destroy())],
    ['closes the connection', (response) => response.destroy()],
  ])('when the service %s, fails within the time limit', async (_, reply) => {
    const { url, requests } = await startService(reply);
    const timeouts = { totalMs: 400, attemptMs: 100 };
    await expect(createAnalyzer(url, timeouts).analyze(jpeg)).rejects.toMatchObject(unavailable);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('when the caller aborts, does not retry', async () => {
    const hanging = new AbortController();
    const { url, requests } = await startService(() => hanging.abort());
    await expect(createAnalyzer(url).analyze(jpeg, hanging.signal)).rejects.toMatchObject(unavailable);
    expect(requests).toHaveLength(1);
  });

  it('when the service is down, fails with analysis.failed', async () => {
    const { url } = await startService(reply(200, validResponse));
    server?.close();
    await expect(createAnalyzer(url).analyze(jpeg)).rejects.toMatchObject(unavailable);
  });
});
