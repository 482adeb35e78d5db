import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../ports.mjs';
import { StopError } from '../stop-error.mjs';
import { createPhoto, photoForm } from './photo.mjs';
import { startCaddy, startNginx } from './proxies.mjs';
import { sendTo, waitForReady } from './requests.mjs';

/** @typedef {import('./podman.mjs').Podman} Podman */
/** @typedef {import('./command.mjs').Report} Report */
/** @typedef {import('./proxies.mjs').Proxy} Proxy */

const NAMES = ['aura-check-one', 'aura-check-two'];
const PROJECT = 'demo-aura';
const EMAIL = 'person@example.com';

/** Opens metrics, so that only the proxy hides them. */
const METRICS_TOKEN = 'metrics-of-the-check';

/** Far above the limit for callers without a valid token of two servers, which get unequal shares. */
const MANY = 400;

/**
 * Starts two containers of an image behind nginx and Caddy with the example configurations, and checks what
 * passes through them. The containers accept the tokens of an identity provider that knows every account.
 * @param {Podman} podman
 * @param {string} image
 * @param {Report} report
 */
export async function checkProxies(podman, image, report) {
  const provider = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ users: [{ localId: 'person', email: EMAIL }] }));
  });
  const providerPort = await findFreePort();
  provider.listen(providerPort, '127.0.0.1');
  const ports = [await findFreePort(), await findFreePort()];
  const photo = await createPhoto();
  try {
    for (const start of [startNginx, startCaddy]) {
      await podman.remove(...NAMES);
      await startServers(podman, image, ports, providerPort);
      const folder = mkdtempSync(join(tmpdir(), 'aura-proxy-'));
      const proxy = await start(folder, ports);
      try {
        await waitForProxy(proxy);
        await checkProxy(podman, proxy, photo, report);
      } finally {
        await proxy.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await podman.remove(...NAMES);
    provider.close();
  }
}

/** @param {Podman} podman @param {string} image @param {number[]} ports @param {number} providerPort */
async function startServers(podman, image, ports, providerPort) {
  for (const [index, name] of NAMES.entries()) {
    await podman.start(name, image, {
      env: {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(ports[index]),
        TRUSTED_PROXIES: '1',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${providerPort}`,
        AUTH_EMULATOR: 'allow',
        METRICS_TOKEN,
      },
    });
  }
  for (const port of ports) {
    await waitForReady(`http://127.0.0.1:${port}`);
    const created = await fetch(`http://127.0.0.1:${port}/api/aura/create_user_profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${unsignedToken()}` },
      body: new URLSearchParams({ userID: EMAIL }),
    });
    if (!created.ok) throw new StopError(`No profile can be created: ${await created.text()}`);
  }
}

/** @param {Proxy} proxy */
async function waitForProxy({ httpsPort }) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await sendTo(httpsPort, '/api/health/live').catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(200);
  }
}

/**
 * @param {Podman} podman
 * @param {Proxy} proxy
 * @param {Uint8Array} photo
 * @param {Report} report
 */
async function checkProxy(podman, proxy, photo, { check }) {
  const { name, httpPort, httpsPort } = proxy;
  const plain = await fetch(`http://localhost:${httpPort}/aura`, { redirect: 'manual' });
  check(
    `${name} redirects HTTP to HTTPS`,
    plain.status === 308 && /^https:/.test(plain.headers.get('location') ?? ''),
  );
  const metrics = await sendTo(httpsPort, '/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  check(`${name} does not show metrics`, metrics.status === 404, metrics.status);

  const json = await sendTo(httpsPort, '/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  check(`${name} compresses answers of the API`, json.headers['content-encoding'] === 'gzip', json.headers);
  const page = await sendTo(httpsPort, '/', { headers: { accept: 'text/html' } });
  const script = /"(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '/missing';
  const file = await sendTo(httpsPort, script, { headers: { 'accept-encoding': 'gzip, br' } });
  check(`${name} leaves files of the app as they are`, file.headers['content-encoding'] === 'br', [
    script,
    file.status,
  ]);

  const authorization = `Bearer ${unsignedToken()}`;
  const upload = await sendTo(httpsPort, '/api/aura/evaluateImage', {
    ...photoForm(photo),
    headers: { ...photoForm(photo).headers, authorization },
  });
  const megabytes = (photo.byteLength / 1e6).toFixed(0);
  check(
    `${name} passes on a photo of ${megabytes} MB, which is analyzed`,
    upload.status === 200,
    upload.text,
  );
  const large = await sendTo(httpsPort, '/api/aura/evaluateImage', {
    method: 'POST',
    headers: { ...photoForm(photo).headers, authorization },
    announced: 30e6,
  });
  check(
    `${name} passes on the server's answer to a photo that is too large`,
    large.text.includes('"PAYLOAD_TOO_LARGE"'),
    `${large.status} ${large.text}`,
  );
  const refused = await sendTo(httpsPort, '/api/aura/evaluateImage', {
    method: 'POST',
    headers: photoForm(photo).headers,
    announced: photo.byteLength,
  });
  check(`${name} passes on the refusal of an upload without a token`, refused.status === 401, refused.status);

  await checkLog(proxy, check);
  await checkAddresses(httpsPort, name, check);

  await podman.stop(NAMES[0] ?? '');
  const statuses = [];
  for (let index = 0; index < 20; index += 1) {
    const method = index % 2 === 0 ? 'GET' : 'POST';
    const path = method === 'GET' ? '/api/openapi.json' : '/api/aura/addLike';
    statuses.push((await sendTo(httpsPort, path, { method, from: '127.0.0.3' })).status);
  }
  check(
    `${name} goes on with one of two servers`,
    statuses.join() === Array(10).fill('200,401').join(),
    statuses,
  );
}

/**
 * The log contains the addresses of images without their signatures.
 * @param {Proxy} proxy
 * @param {Report['check']} check
 */
async function checkLog({ name, httpsPort, log }, check) {
  await sendTo(httpsPort, '/api/aura/images/pic_inPath.9.viewer.signature/w320');
  await sendTo(httpsPort, '/api/aura/post/logged/image?sig=pic_inQuery.9.signature');
  // nginx and Caddy write the line after the answer.
  await sleep(500);
  const lines = readFileSync(log, 'utf8');
  const isLogged = lines.includes('/pic_inPath') && lines.includes('/post/logged/image');
  check(`${name} logs no signatures of images`, isLogged && !lines.includes('signature'), lines);
}

/**
 * The limit is reached by one address, whatever it claims to be, and by no other one.
 * @param {number} port
 * @param {string} name
 * @param {Report['check']} check
 */
async function checkAddresses(port, name, check) {
  const headers = (/** @type {number} */ index) => ({
    authorization: 'Bearer invalid',
    'x-forwarded-for': `203.0.113.${index % 250}`,
  });
  const statuses = [];
  for (let index = 0; index < MANY; index += 1) {
    statuses.push((await sendTo(port, '/api/aura/getProfile', { headers: headers(index) })).status);
  }
  const other = await sendTo(port, '/api/aura/getProfile', { headers: headers(0), from: '127.0.0.2' });
  check(
    `${name} gives the server the address that limits count`,
    statuses.slice(-4).join() === '429,429,429,429',
    statuses.slice(-4),
  );
  check(`${name} keeps addresses apart`, other.status === 401, other.status);
}

/** A token as the Auth emulator issues them. */
function unsignedToken() {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (/** @type {object} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'person',
    email: EMAIL,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
