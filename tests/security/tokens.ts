import { deepEqual, equal, ok } from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { calls } from '@aura/api-client/contract/calls';
import { startCanary } from './support/canary.ts';
import type { Check } from './support/check.ts';
import type { Harness, Target } from './support/harness.ts';
import { encodePart, goodClaims, makeKeys, type Provider, pemOf, startProvider } from './support/provider.ts';

/** Checks 1 to 3: only the identity provider's keys open an account. */

/** Returns the statuses of a read and a write with a token. */
async function statusesOf(target: Target, token: string): Promise<readonly number[]> {
  const userID = goodClaims().email;
  const read = await target.send(calls.getProfile, { userID }, token);
  const write = await target.send(calls.createUserProfile, { userID }, token);
  return [read.status, write.status];
}

/** Runs a check against a server with a provider of its own. */
async function withProvider(
  harness: Harness,
  check: (target: Target, provider: Provider) => Promise<string>,
): Promise<string> {
  const provider = await startProvider();
  const target = await harness.start(provider.env);
  try {
    equal(
      (await target.send(calls.createUserProfile, { userID: goodClaims().email }, provider.token())).status,
      200,
    );
    return await check(target, provider);
  } finally {
    target.server.child.kill('SIGKILL');
    provider.close();
  }
}

async function allRefused(target: Target, tokens: Readonly<Record<string, string>>): Promise<string> {
  const found: Record<string, readonly number[]> = {};
  for (const [name, token] of Object.entries(tokens)) found[name] = await statusesOf(target, token);
  const expected = Object.fromEntries(Object.keys(tokens).map((name) => [name, [401, 401]]));
  deepEqual(found, expected);
  return `${2 * Object.keys(tokens).length} requests, all 401`;
}

const forgedToken: Check = {
  number: 1,
  title: 'Forged token',
  runs: 'own',
  run: (harness) =>
    withProvider(harness, (target, provider) => {
      const { token, keys } = provider;
      const head = (header: object) => encodePart({ typ: 'JWT', kid: 'first', ...header });
      const [goodHead, , signature] = token().split('.');
      const payload = encodePart(goodClaims());
      const hs256 = `${head({ alg: 'HS256' })}.${payload}`;
      const hmac = createHmac('sha256', pemOf(keys.publicKey)).update(hs256).digest('base64url');
      return allRefused(target, {
        unsigned: `${head({ alg: 'none' })}.${payload}.`,
        'unsigned without a key id': `${encodePart({ alg: 'none' })}.${payload}.`,
        'signed with the public key': `${hs256}.${hmac}`,
        'other payload': `${goodHead}.${encodePart(goodClaims('uid-other'))}.${signature}`,
        'unknown key id': token({}, { kid: 'unknown' }),
        'no key id': token({}, { kid: undefined }),
        'other key': token({}, {}, makeKeys().privateKey),
        'no signature': `${goodHead}.${payload}.`,
        'not a token': 'x',
      });
    }),
};

const tokenClaims: Check = {
  number: 2,
  title: 'Token claims',
  runs: 'own',
  run: (harness) =>
    withProvider(harness, (target, { token }) => {
      const now = Math.floor(Date.now() / 1000);
      const custom =
        'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
      return allRefused(target, {
        'other audience': token({ aud: 'other' }),
        'list of audiences': token({ aud: [goodClaims().aud] }),
        'other issuer': token({ iss: 'https://securetoken.google.com/other' }),
        expired: token({ exp: now - 10 }),
        'no expiry': token({ exp: undefined }),
        'issued in the future': token({ iat: now + 3600 }),
        'sign-in in the future': token({ auth_time: now + 3600 }),
        'no sign-in time': token({ auth_time: undefined }),
        'empty subject': token({ sub: '' }),
        'subject of 129 characters': token({ sub: 'x'.repeat(129) }),
        'custom token': token({ aud: custom }),
      });
    }),
};

/** The server looks for an unknown key again after 10 seconds. */
const rotationLimitMs = 15_000;

const keySource: Check = {
  number: 3,
  title: 'Key source',
  runs: 'own',
  run: (harness) =>
    withProvider(harness, async (target, { state, token, keys }) => {
      const canary = await startCanary();
      const foreign = makeKeys();
      const jwk = foreign.publicKey.export({ format: 'jwk' });
      for (const header of [{ jku: canary.address }, { x5u: canary.address }, { jwk }]) {
        deepEqual(await statusesOf(target, token({}, header, foreign.privateKey)), [401, 401]);
        deepEqual(
          await statusesOf(target, token({}, { ...header, kid: 'x' }, foreign.privateKey)),
          [401, 401],
        );
      }
      canary.close();
      deepEqual(canary.hits, []);

      const next = makeKeys();
      state.published = { first: pemOf(keys.publicKey), next: pemOf(next.publicKey) };
      const start = performance.now();
      while ((await statusesOf(target, token({}, { kid: 'next' }, next.privateKey)))[1] !== 200) {
        ok(performance.now() - start < rotationLimitMs, 'a rotated key is not found');
        await setTimeout(250);
      }
      const seconds = (performance.now() - start) / 1000;

      state.answer = (response) => response.destroy();
      const requestsBefore = state.requests;
      deepEqual((await statusesOf(target, token({ jti: 'new' })))[1], 200);
      for (let index = 0; index < 20; index++) {
        deepEqual(await statusesOf(target, token({}, { kid: `unknown-${index}` })), [401, 401]);
      }
      ok(state.requests - requestsBefore <= 3, 'the provider is asked again and again');
      return `0 of 6 addresses fetched, new key after ${seconds.toFixed(0)} s, provider down: 401`;
    }),
};

export const tokenChecks: readonly Check[] = [forgedToken, tokenClaims, keySource];
