import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseVerifier, type FirebaseVerifier } from './firebase-verifier.ts';

const projectId = 'aura-test';
const certificates =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const nowSeconds = Math.floor(Date.now() / 1000);

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const first = makeKeys();
const second = makeKeys();
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** How often the provider was asked for its keys. */
let asked = 0;
let published: Record<string, string> = { first: pem(first.publicKey) };
const provider = setupServer(
  http.get(certificates, () => {
    asked += 1;
    return HttpResponse.json(published, { headers: { 'cache-control': 'public, max-age=3600' } });
  }),
);

beforeAll(() => provider.listen({ onUnhandledRequest: 'error' }));
const verifiers: FirebaseVerifier[] = [];
afterEach(async () => {
  provider.resetHandlers();
  published = { first: pem(first.publicKey) };
  asked = 0;
  await Promise.all(verifiers.splice(0).map((verifier) => verifier.close()));
});
afterAll(() => provider.close());

function newVerifier(clock = () => new Date(), timeoutMs?: number): FirebaseVerifier {
  const verifier = createFirebaseVerifier(projectId, clock, timeoutMs);
  verifiers.push(verifier);
  return verifier;
}

const goodClaims = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'uid-1',
  email: 'Mira@Example.com',
  email_verified: true,
  iat: nowSeconds - 60,
  auth_time: nowSeconds - 90,
  exp: nowSeconds + 3000,
};
const goodHeader = { alg: 'RS256', kid: 'first', typ: 'JWT' };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object = {}, header: object = {}, key: KeyObject = first.privateKey): string {
  const text = `${part({ ...goodHeader, ...header })}.${part({ ...goodClaims, ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

it('takes a token of the project and tells whose it is', async () => {
  expect(await newVerifier().verify(token())).toEqual({
    uid: 'uid-1',
    email: 'mira@example.com',
    emailVerified: true,
    authTime: new Date((nowSeconds - 90) * 1000),
  });
});

it('remembers a good token no longer than it lasts', async () => {
  let now = new Date();
  const verifier = newVerifier(() => now);
  const short = token({ exp: nowSeconds + 5 });
  expect(await verifier.verify(short)).not.toBeNull();
  vi.useFakeTimers({ now: now.getTime() + 6000, toFake: ['Date'] });
  now = new Date();
  expect(await verifier.verify(short)).toBeNull();
  vi.useRealTimers();
});

describe('a forged token', () => {
  const payloadOf = (claims: object) => part({ ...goodClaims, ...claims });
  const [head, , signature] = token().split('.');
  const hmac = (text: string) => createHmac('sha256', pem(first.publicKey)).update(text).digest('base64url');
  const hs256 = `${part({ ...goodHeader, alg: 'HS256' })}.${payloadOf({})}`;

  it.each([
    ['unsigned', `${part({ ...goodHeader, alg: 'none' })}.${payloadOf({})}.`],
    ['unsigned, without a key id', `${part({ alg: 'none' })}.${payloadOf({})}.`],
    ['signed with the public key as a secret', `${hs256}.${hmac(hs256)}`],
    ['with another payload', `${head}.${payloadOf({ sub: 'uid-2' })}.${signature}`],
    ['with an unknown key', token({}, { kid: 'unknown' })],
    ['without a key id', token({}, { kid: undefined })],
    ['signed by somebody else', token({}, {}, second.privateKey)],
    ['no token at all', 'x'],
  ])('is refused: %s', async (_, forged) => {
    expect(await newVerifier().verify(forged)).toBeNull();
  });
});

describe('a token that is not for here and now', () => {
  it.each([
    ['for another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['expired', { exp: nowSeconds - 10 }],
    ['without an end', { exp: undefined }],
    ['issued in the future', { iat: nowSeconds + 3600 }],
    ['of a sign-in in the future', { auth_time: nowSeconds + 3600 }],
    ['without a sign-in', { auth_time: undefined }],
    ['without a subject', { sub: '' }],
    ['with an endless subject', { sub: 'x'.repeat(129) }],
    [
      'custom',
      { aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' },
    ],
  ])('is refused: %s', async (_, claims) => {
    expect(await newVerifier().verify(token(claims))).toBeNull();
  });
});

describe("the provider's keys", () => {
  it('are never fetched from an address in the token', async () => {
    const address = 'http://127.0.0.1:9/keys';
    let hits = 0;
    provider.use(
      http.all(address, () => {
        hits += 1;
        return HttpResponse.json({ first: pem(second.publicKey) });
      }),
    );
    const jwk = second.publicKey.export({ format: 'jwk' });
    for (const header of [{ jku: address }, { x5u: address }, { jwk }]) {
      expect(await newVerifier().verify(token({}, header, second.privateKey))).toBeNull();
    }
    expect(hits).toBe(0);
  });

  it('are kept while they are valid, though the provider is down', async () => {
    const verifier = newVerifier();
    await verifier.verify(token());
    provider.use(http.get(certificates, () => HttpResponse.error()));
    expect(await verifier.verify(token())).not.toBeNull();
    expect(await verifier.verify(token({}, { kid: 'second' }, second.privateKey))).toBeNull();
    expect(asked).toBe(1);
  });

  it('may change: a new one counts once the old ones have run out', async () => {
    provider.use(http.get(certificates, () => HttpResponse.json(published)));
    let now = new Date();
    const verifier = newVerifier(() => now);
    await verifier.verify(token());
    now = new Date(now.getTime() + 31_000);
    published = { second: pem(second.publicKey) };
    expect(await verifier.verify(token({}, { kid: 'second' }, second.privateKey))).not.toBeNull();
    expect(await verifier.verify(token())).toBeNull();
  });

  it.each<[string, () => HttpResponse<string> | Promise<HttpResponse<string>>]>([
    ['refuses', () => HttpResponse.error()],
    ['fails', () => HttpResponse.text('down', { status: 500 })],
    ['is busy', () => HttpResponse.text('busy', { status: 503 })],
    ['talks nonsense', () => HttpResponse.text('<html>')],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('may be out of reach, which is no fault of the token: the provider %s', async (_, answer) => {
    let tries = 0;
    provider.use(
      http.get(certificates, () => {
        tries += 1;
        return answer();
      }),
    );
    const verifier = newVerifier(undefined, 1000);
    await expect(verifier.verify(token())).rejects.toMatchObject({ code: 'auth.provider_unavailable' });
    expect(tries).toBeLessThanOrEqual(3);
    provider.resetHandlers();
    expect(await verifier.verify(token())).not.toBeNull();
  });

  it.each([
    ['no keys', {}],
    ['a list', []],
    ['what is no key', { first: 'x' }],
  ])('prove nothing where the provider answers %s', async (_, answer) => {
    provider.use(http.get(certificates, () => HttpResponse.json(answer)));
    expect(await newVerifier().verify(token())).toBeNull();
  });

  it('are enough by themselves while the provider hangs: known ones verify, unknown ones are refused', async () => {
    const verifier = newVerifier(undefined, 1000);
    await verifier.verify(token());
    provider.use(http.get(certificates, () => new Promise<never>(() => undefined)));
    expect(await verifier.verify(token({ sub: 'uid-2' }))).toMatchObject({ uid: 'uid-2' });
    expect(await verifier.verify(token({}, { kid: 'second' }, second.privateKey))).toBeNull();
  });
});
