import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../packages/server/src/testing/content.ts';
import { startBrokenServer } from './support/broken-server.ts';
import type { Check } from './support/check.ts';
import { everyCall, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 15, 16 and 22: headers of every answer, of images, and for foreign origins. */

/** What the headers of every answer must match. */
const required: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=(3153[6-9]\d{3}|[4-9]\d{7,}); includeSubDomains$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-(origin|site)$/,
  'permissions-policy': /geolocation=\(\)/,
  'content-security-policy': /default-src 'none'/,
};

function checkHeaders(answer: Response, what: string): void {
  for (const [name, pattern] of Object.entries(required)) {
    match(answer.headers.get(name) ?? '', pattern, `${name} of ${what}`);
  }
  equal(answer.headers.get('x-powered-by'), null);
  equal(answer.headers.get('server'), null);
}

async function answersOf(target: Target): Promise<Record<string, Response>> {
  const person = await target.signUp(uniqueName('reader'));
  const html = await (await target.get('/home', { accept: 'text/html' })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const etag = (await target.get(script)).headers.get('etag') ?? '';
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'text/plain' };
  const oversized = { method: 'POST', body: 'x'.repeat(200_000), headers };
  return {
    '200 page': await target.get('/', { accept: 'text/html' }),
    '200 route': await target.get('/post/x', { accept: 'text/html' }),
    '200 script': await target.get(script),
    '200 API': await target.send(calls.getPosts, {}, person.token),
    '200 health': await target.get('/api/health'),
    '200 policy': await target.get('/policies/privacy'),
    '304 script': await target.get(script, { 'if-none-match': etag }),
    '400 API': await target.send(calls.getPosts, { limit: 'many' }, person.token),
    '401 API': await target.send(calls.getPosts, {}),
    '404 API': await target.send(calls.getPost, { id: 'missing' }, person.token),
    '404 file': await target.get('/assets/missing.js'),
    '415 API': await fetch(`${target.address}${apiRoot}/addFavorite`, { ...oversized, body: 'x' }),
    '413 API': await fetch(`${target.address}${apiRoot}/addFavorite`, {
      ...oversized,
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  };
}

const otherHeaders: Check = {
  number: 15,
  title: 'Other headers',
  runs: 'main',
  run: async (harness) => {
    const answers = await answersOf(await harness.main());
    const broken = await startBrokenServer(harness);
    answers['500 API'] = await broken.send('getPosts');
    for (const [what, answer] of Object.entries(answers)) {
      equal(answer.status, Number(what.slice(0, 3)), what);
      checkHeaders(answer, what);
    }
    broken.stop();
    const statuses = new Set(Object.values(answers).map(({ status }) => status));
    return `${Object.keys(required).length} headers on ${Object.keys(answers).length} answers, statuses ${[...statuses].join(' ')}`;
  },
};

const partner = 'https://partner.example';

const crossOrigin: Check = {
  number: 16,
  title: 'CORS',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start({ ALLOWED_ORIGINS: partner });
    const foreign = [
      'https://evil.test',
      'null',
      `${partner}.evil.test`,
      'https://evil-partner.example',
      'http://partner.example',
      `${partner}:8443`,
      'https://sub.partner.example',
    ];
    let requests = 0;
    for (const origin of [...foreign, partner]) {
      for (const { path, method } of everyCall) {
        const address = `${target.address}${apiRoot}${path.replace(/\{\w+\}/g, 'x')}`;
        const preflight = { 'access-control-request-method': method, origin };
        for (const answer of [
          await fetch(address, { method: 'OPTIONS', headers: preflight }),
          await fetch(address, { method, headers: { origin } }),
        ]) {
          const allowed = answer.headers.get('access-control-allow-origin');
          equal(allowed, origin === partner ? partner : null, `${method} ${path} from ${origin}`);
          equal(answer.headers.get('access-control-allow-credentials'), null);
          ok((answer.headers.get('vary') ?? '').includes('Origin'));
          requests += 1;
        }
      }
    }
    target.server.child.kill('SIGKILL');
    return `${requests} requests, ${foreign.length} foreign origins refused, never * or credentials`;
  },
};

const userFiles: Check = {
  number: 22,
  title: 'Serving of uploaded files',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const person = await target.signUp(uniqueName('server'), {
      profilePicture: upload(await plainJpeg(900, 900)),
    });
    const item = await addItem(target, person);
    const post = await sharePost(target, person);
    const { body } = await target.call(calls.getProfile, { userID: person.email }, person.token);
    const images = [
      `/post/${post.id}/image`,
      `/itemImage/${item.image}`,
      `/itemImage/${item.backImage}`,
      `/profilePicture/${body.profile.profilePicId}`,
    ].flatMap((path) => [path, `${path}?w=320`]);
    for (const path of images) {
      const answer = await target.get(`${apiRoot}${path}`, { accept: 'text/html' });
      deepEqual([answer.status, answer.headers.get('x-content-type-options')], [200, 'nosniff'], path);
      match(answer.headers.get('content-type') ?? '', /^image\/(jpeg|webp|avif|png)$/);
      match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
      match(answer.headers.get('cross-origin-resource-policy') ?? '', /^same-/);
    }
    return `${images.length} images as documents: image type, nosniff, sandbox`;
  },
};

export const headerChecks: readonly Check[] = [otherHeaders, crossOrigin, userFiles];
