import { createECDH } from 'node:crypto';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createFakeBrowser, readVapid, startPushService } from '../testing/push-service.ts';
import { createPublicLookup } from './public-lookup.ts';
import { createPushSender, type PushSender } from './push-sender.ts';

const privateKey = Buffer.alloc(32, 7).toString('base64url');
const options = { privateKey, contact: 'mailto:ops@aura.example', allowsLocal: true, timeoutMs: 10_000 };

const { signal } = new AbortController();

let service: Awaited<ReturnType<typeof startPushService>>;
let sender: PushSender;
/** Waits only for a short time for an answer. */
let impatient: PushSender;
beforeAll(async () => {
  service = await startPushService();
  sender = createPushSender(options);
  impatient = createPushSender({ ...options, timeoutMs: 300 });
});
afterEach(() => {
  service.messages.length = 0;
});
afterAll(async () => {
  sender.close();
  impatient.close();
  await service.close();
});

it('a message is encrypted for the browser, signed with the key of the server, and stored for a day', async () => {
  const target = service.subscribe('phone');
  const text = 'Mira liked your post — “Wolle” 👗';
  expect(await sender.send(target, text, 'n_1', signal)).toEqual({ result: 'accepted', status: 201 });
  const [message] = service.messages;
  expect(message?.text).toBe(text);
  expect(message?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(message?.headers.topic).toMatch(/^[\w-]{32}$/);
  const { key, claims } = readVapid(message?.headers ?? {});
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  expect([key, sender.publicKey]).toEqual(Array(2).fill(curve.getPublicKey('base64url')));
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:ops@aura.example' });
});

it.each([
  [{ status: 404 }, { result: 'ended', status: 404 }],
  [{ status: 410 }, { result: 'ended', status: 410 }],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { result: 'failed', status: 429, retryAfterMs: 120_000 },
  ],
  [
    { status: 503, headers: { 'retry-after': 'soon' } },
    { result: 'failed', status: 503, retryAfterMs: 0 },
  ],
  [{ status: 403 }, { result: 'refused', status: 403 }],
  [{ status: 413 }, { result: 'refused', status: 413 }],
  [null, { result: 'failed', status: null, retryAfterMs: 0 }],
])('the answer %j is the outcome %j', async (answer, outcome) => {
  service.answers.push(answer);
  const { send } = answer === null ? impatient : sender;
  expect(await send(service.subscribe('phone'), 'x', 'n_1', signal)).toEqual(outcome);
});

it('a redirect is not followed', async () => {
  const target = service.subscribe('phone');
  const elsewhere = service.subscribe('elsewhere');
  service.answers.push({ status: 307, headers: { location: elsewhere.endpoint } });
  expect(await sender.send(target, 'x', 'n_1', signal)).toEqual({ result: 'refused', status: 307 });
  expect(service.messages.map(({ path }) => path)).toEqual(['/phone']);
});

it('a subscription with a key that is no point of the curve is refused without a request', async () => {
  const target = { ...service.subscribe('phone'), p256dh: Buffer.alloc(65, 4).toString('base64url') };
  expect(await sender.send(target, 'x', 'n_1', signal)).toEqual({ result: 'refused', status: null });
  expect(service.messages).toEqual([]);
});

it('a service that cannot be reached is tried again', async () => {
  const { p256dh, auth } = createFakeBrowser();
  const target = { endpoint: 'http://127.0.0.1:9/x', p256dh, auth };
  expect(await sender.send(target, 'x', 'n_1', signal)).toEqual({
    result: 'failed',
    status: null,
    retryAfterMs: 0,
  });
});

it('a name that leads to a private address is not connected to, also when it has a public one', async () => {
  let connections = 0;
  const target = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  const endpoint = `https://push.example.com:${(target.address() as AddressInfo).port}/x`;
  const { p256dh, auth } = createFakeBrowser();
  const sendBy = async (lookup: LookupFunction) => {
    const strict = createPushSender({ ...options, allowsLocal: false, lookup });
    const { result } = await strict.send({ endpoint, p256dh, auth }, 'x', 'n_1', signal);
    strict.close();
    return result;
  };
  const found = [
    { address: '127.0.0.1', family: 4 },
    { address: '93.184.216.34', family: 4 },
  ];
  const resolve: Parameters<typeof createPublicLookup>[0] = (_name, _options, done) => done(null, found);
  expect(await sendBy(createPublicLookup(resolve))).toBe('failed');
  expect(connections).toBe(0);
  expect(await sendBy((_name, _options, done) => done(null, found.slice(0, 1)))).toBe('failed');
  expect(connections).toBe(1);
  await new Promise((closed) => target.close(closed));
});

it('the lookup returns public addresses, and passes on failures', () => {
  const found = [{ address: '93.184.216.34', family: 4 }];
  const callback = vi.fn();
  createPublicLookup((_name, _options, done) => done(null, found))('a.example', { all: true }, callback);
  createPublicLookup((_name, _options, done) => done(null, found))('a.example', {}, callback);
  const failure = new Error('ENOTFOUND');
  createPublicLookup((_name, _options, done) => done(failure, []))('a.example', {}, callback);
  createPublicLookup((_name, _options, done) => done(null, []))('a.example', {}, callback);
  expect(callback.mock.calls).toEqual([
    [null, found],
    [null, '93.184.216.34', 4],
    [failure, '', 0],
    [new Error('no address'), '', 0],
  ]);
});
