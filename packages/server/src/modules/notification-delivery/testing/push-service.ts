import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser with the keys of its subscription. */
interface FakeBrowser {
  readonly p256dh: string;
  readonly auth: string;
  readonly curve: ECDH;
}

/** A message that a browser has received. */
interface ReceivedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message of one record (RFC 8291, RFC 8188). */
function decrypt({ curve, auth, p256dh }: FakeBrowser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const keyInfo = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(p256dh, 'base64url'),
    serverKey,
  ]);
  const inputKey = derive(curve.computeSecret(serverKey), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The text ends at the delimiter of the last record; zeros after it are padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Creates the keys of a browser's subscription. */
export function createFakeBrowser(): FakeBrowser {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { curve, p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

/**
 * The claims of the token by which a server identifies itself (RFC 8292).
 * @throws when the signature is not of the key that the server names
 */
export function readVapid({ authorization = '' }: IncomingHttpHeaders): {
  readonly key: string;
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is not valid.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/**
 * Starts a push service on this machine, which decrypts what it receives. `answers` are the statuses of the next
 * messages (201 by default); null never answers.
 */
export async function startPushService() {
  const browsers = new Map<string, FakeBrowser>();
  const messages: ReceivedMessage[] = [];
  const answers: ({ readonly status: number; readonly headers?: Record<string, string> } | null)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    const browser = browsers.get(path);
    if (browser)
      messages.push({ path, headers: request.headers, text: decrypt(browser, Buffer.concat(chunks)) });
    const answer = answers.length > 0 ? answers.shift() : { status: browser ? 201 : 404 };
    if (answer) response.writeHead(answer.status, { ...answer.headers }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    messages,
    answers,
    /** Adds a browser and returns its subscription. */
    subscribe(name: string) {
      const browser = createFakeBrowser();
      browsers.set(`/${name}`, browser);
      return { endpoint: `${origin}/${name}`, p256dh: browser.p256dh, auth: browser.auth };
    },
    /** Ends a browser's subscription. */
    unsubscribe: (name: string) => browsers.delete(`/${name}`),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
