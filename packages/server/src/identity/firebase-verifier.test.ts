import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebaseVerifier } from './firebase-verifier.ts';
import type { TokenVerifier } from './token-verifier.ts';

const projectId = 'aura-test';
const certificates =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const nowSeconds = Math.floor(Date.now() / 1000);

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const first = makeKeys();
const second = makeKeys();
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** Number of requests for the provider's keys. */
let keyRequests = 0;
let published: Record<string, string> = { first: pem(first.publicKey) };
const provider = setupServer(
  http.get(certificates, () => {
    keyRequests += 1;
    return HttpResponse.json(published, { headers: { 'cache-control': 'public, max-age=3600' } });
  }),
);

beforeAll(() => provider.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  provider.resetHandlers();
  published = { first: pem(first.publicKey) };
  keyRequests = 0;
});
afterAll(() => provider.close());

function newVerifier(clock = () => new Date(), timeoutMs?: number): TokenVerifier {
  const timing = { pauseMs: 1, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  return createFirebaseVerifier(projectId, clock, timing);
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

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object = {}, header: object = {}, key: KeyObject = first.privateKey): string {
  const text = `${encodePart({ ...goodHeader, ...header })}.${encodePart({ ...goodClaims, ...claims })}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

it('a valid token is verified and returns its identity', async () => {
  expect(await newVerifier().verify(token())).toEqual({
    uid: 'uid-1',
    email: 'mira@example.com',
    emailVerified: true,
    authTime: new Date((nowSeconds - 90) * 1000),
    hasModeratorClaim: false,
  });
});

it.each([true, 'true'])('the claim moderator %j makes a moderator only as true', async (moderator) => {
  expect((await newVerifier().verify(token({ moderator })))?.hasModeratorClaim).toBe(moderator === true);
});

it('a cached token is rejected after it expires', async () => {
  let now = new Date(nowSeconds * 1000);
  const verifier = newVerifier(() => now);
  const short = token({ exp: nowSeconds + 5 });
  expect(await verifier.verify(short)).not.toBeNull();
  now = new Date((nowSeconds + 6) * 1000);
  expect(await verifier.verify(short)).toBeNull();
});

describe('a forged token', () => {
  const payloadOf = (claims: object) => encodePart({ ...goodClaims, ...claims });
  const [head, , signature] = token().split('.');
  const hmac = (text: string) => createHmac('sha256', pem(first.publicKey)).update(text).digest('base64url');
  const hs256 = `${encodePart({ ...goodHeader, alg: 'HS256' })}.${payloadOf({})}`;

  it.each([
    ['unsigned', `${encodePart({ ...goodHeader, alg: 'none' })}.${payloadOf({})}.`],
    ['unsigned, without a key id', `${encodePart({ alg: 'none' })}.${payloadOf({})}.`],
    ['signed with the public key as a secret', `${hs256}.${hmac(hs256)}`],
    ['with another payload', `${head}.${payloadOf({ sub: 'uid-2' })}.${signature}`],
    ['with an unknown key', token({}, { kid: 'unknown' })],
    ['without a key id', token({}, { kid: undefined })],
    ['signed with another key', token({}, {}, second.privateKey)],
    ['not a token', 'x'],
  ])('is rejected: %s', async (_, forged) => {
    expect(await newVerifier().verify(forged)).toBeNull();
  });
});

describe('a token with invalid claims', () => {
  it.each([
    ['for another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['expired', { exp: nowSeconds - 10 }],
    ['without an expiry', { exp: undefined }],
    ['issued in the future', { iat: nowSeconds + 3600 }],
    ['with a sign-in time in the future', { auth_time: nowSeconds + 3600 }],
    ['without a sign-in time', { auth_time: undefined }],
    ['without a subject', { sub: '' }],
    ['with a subject above 128 characters', { sub: 'x'.repeat(129) }],
    [
      'a custom token',
      { aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' },
    ],
  ])('is rejected: %s', async (_, claims) => {
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

  it('are cached, so that a token is verified while the provider is down', async () => {
    const verifier = newVerifier();
    await verifier.verify(token());
    provider.use(http.get(certificates, () => HttpResponse.error()));
    expect(await verifier.verify(token())).not.toBeNull();
    expect(await verifier.verify(token({}, { kid: 'second' }, second.privateKey))).toBeNull();
    expect(keyRequests).toBe(1);
  });

  it('when they are rotated, verify tokens signed with the new key', async () => {
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
    ['refuses connections', () => HttpResponse.error()],
    ['answers 500', () => HttpResponse.text('error', { status: 500 })],
    ['answers 503', () => HttpResponse.text('busy', { status: 503 })],
    ['answers HTML', () => HttpResponse.text('<html>')],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('when the provider %s, verification throws auth.provider_unavailable', async (_, answer) => {
    let attempts = 0;
    provider.use(
      http.get(certificates, () => {
        attempts += 1;
        return answer();
      }),
    );
    const verifier = newVerifier(undefined, 1000);
    await expect(verifier.verify(token())).rejects.toMatchObject({ code: 'auth.provider_unavailable' });
    expect(attempts).toBeLessThanOrEqual(3);
    provider.resetHandlers();
    expect(await verifier.verify(token())).not.toBeNull();
  });

  it.each([
    ['no keys', {}],
    ['an array', []],
    ['an invalid key', { first: 'x' }],
  ])('when the provider answers with %s, the token is rejected', async (_, answer) => {
    provider.use(http.get(certificates, () => HttpResponse.json(answer)));
    expect(await newVerifier().verify(token())).toBeNull();
  });

  it('are fetched once for all requests that wait for them', async () => {
    const verifier = newVerifier();
    const tokens = Array.from({ length: 20 }, (_, index) => token({ sub: `uid-${index}` }));
    const identities = await Promise.all(tokens.map((one) => verifier.verify(one)));
    expect(identities.every((identity) => identity !== null)).toBe(true);
    expect(keyRequests).toBe(1);
  });

  it('are fetched again for an unknown key at most every 10 seconds', async () => {
    let now = new Date();
    const verifier = newVerifier(() => now);
    await verifier.verify(token());
    const sendUnknown = async () => {
      const tokens = Array.from({ length: 20 }, (_, index) => token({}, { kid: `unknown-${index}` }));
      expect(new Set(await Promise.all(tokens.map((one) => verifier.verify(one))))).toEqual(new Set([null]));
    };
    await sendUnknown();
    expect(keyRequests).toBe(1);
    now = new Date(now.getTime() + 10_000);
    await sendUnknown();
    await sendUnknown();
    expect(keyRequests).toBe(2);
  });

  it('when they have expired and the provider is down, still verify, and are fetched every 10 seconds at most', async () => {
    let now = new Date();
    const verifier = newVerifier(() => now);
    await verifier.verify(token());
    let attempts = 0;
    provider.use(
      http.get(certificates, () => {
        attempts += 1;
        return HttpResponse.error();
      }),
    );
    now = new Date(now.getTime() + 3_600_000);
    for (let index = 0; index < 5; index++) {
      const fresh = token({ sub: `uid-${index}`, exp: nowSeconds + 7200 });
      expect(await verifier.verify(fresh)).not.toBeNull();
    }
    await vi.waitFor(() => expect(attempts).toBe(3));
  });

  it('when the provider answers without a key, the known keys stay valid', async () => {
    let now = new Date();
    const verifier = newVerifier(() => now);
    await verifier.verify(token());
    provider.use(http.get(certificates, () => HttpResponse.json({})));
    now = new Date(now.getTime() + 31_000);
    expect(await verifier.verify(token({}, { kid: 'unknown' }))).toBeNull();
    expect(await verifier.verify(token())).not.toBeNull();
  });

  it('when the provider does not respond, known keys verify and unknown keys are rejected', async () => {
    const verifier = newVerifier(undefined, 1000);
    await verifier.verify(token());
    provider.use(http.get(certificates, () => new Promise<never>(() => undefined)));
    expect(await verifier.verify(token({ sub: 'uid-2' }))).toMatchObject({ uid: 'uid-2' });
    expect(await verifier.verify(token({}, { kid: 'second' }, second.privateKey))).toBeNull();
  });
});
