import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { listenOnFreePort } from '../../../packages/server/src/testing/child-server.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const projectId = 'security-checks';

export const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
export const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a valid token. */
export function goodClaims(uid = 'uid-signed') {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email: `${uid}@example.com`,
    email_verified: true,
    iat: now - 60,
    auth_time: now - 90,
    exp: now + 3000,
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** An identity provider with keys of its own, whose answers a check can replace. */
export async function startProvider() {
  const first = makeKeys();
  const state: {
    published: Record<string, string>;
    answer: ((response: ServerResponse) => void) | null;
    requests: number;
  } = { published: { first: pemOf(first.publicKey) }, answer: null, requests: 0 };
  const server = createServer((_, response) => {
    state.requests += 1;
    if (state.answer) {
      state.answer(response);
      return;
    }
    response.setHeader('cache-control', 'public, max-age=3600');
    response.end(JSON.stringify(state.published));
  });
  const port = await listenOnFreePort(server);
  const preload = pathToFileURL(inRoot('tests', 'security', 'support', 'provider-preload.mjs')).href;

  /** Signs a token; claims and header replace those of a valid one. */
  function token(claims: object = {}, header: object = {}, key: KeyObject = first.privateKey): string {
    const head = encodePart({ alg: 'RS256', kid: 'first', typ: 'JWT', ...header });
    const text = `${head}.${encodePart({ ...goodClaims(), ...claims })}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
  }

  return {
    /** Settings of a server that trusts it. */
    env: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: '',
      AUTH_EMULATOR: '',
      PROVIDER_KEYS_URL: `http://127.0.0.1:${port}/keys`,
      NODE_OPTIONS: `--import=${preload}`,
    },
    keys: first,
    state,
    token,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
