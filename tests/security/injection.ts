import { equal, ok } from 'node:assert/strict';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { listenOnFreePort } from '../../packages/server/src/testing/child-server.ts';
import { sharePost } from '../../packages/server/src/testing/content.ts';
import { createFixtures, createRequests } from '../../packages/server/src/testing/every-call.ts';
import { imagesWithAddress } from '../../packages/server/src/testing/images-with-address.ts';
import { startCanary } from './support/canary.ts';
import type { Check } from './support/check.ts';
import { everyCall, type Fields, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 11, 23 and 24: SQL, paths and addresses in every field. */

const sqlPayloads = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  "' UNION SELECT uid, email FROM users --",
  "1' AND (SELECT pg_sleep(8)) IS NULL --",
  '1; SELECT pg_sleep(8)',
  '"; --',
  "\\'; --",
  '%_%',
  '$$;select pg_sleep(8);$$',
  '{{7*7}}',
  "') OR id IS NOT NULL --",
  'CASE WHEN 1=1 THEN pg_sleep(8) END',
];
const sleepMs = 8_000;

/** Every field of every call, one after the other, with a payload; the other fields are valid. */
async function* withPayloads(target: Target, payloads: readonly string[]) {
  const owner = await target.signUp(uniqueName('target'));
  const attacker = await target.signUp(uniqueName('attacker'));
  const requests = await createRequests(await createFixtures(target, owner), attacker);
  for (const call of everyCall) {
    const request: Fields = requests[call.name] ?? {};
    for (const [name, value] of Object.entries(request)) {
      if (value instanceof Blob) continue;
      for (const payload of payloads) {
        const given = Array.isArray(value) ? [payload] : payload;
        yield { call, name, payload, fields: { ...request, [name]: given }, token: attacker.token };
      }
    }
  }
}

const extraQueries: readonly Fields[] = [
  { sort_by: 'timestamp; DROP TABLE posts' },
  { sort_by: 'email' },
  { sort_order: 'desc, (select 1)' },
  { limit: "1' --" },
  { offset: '0 UNION SELECT 1' },
  { after: "x' OR 1=1" },
];

const sqlInjection: Check = {
  number: 11,
  title: 'SQL injection',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    let requests = 0;
    let slowest = 0;
    for await (const { call, name, payload, fields, token } of withPayloads(target, sqlPayloads)) {
      const start = performance.now();
      const answer = await target.send(call, fields, token);
      await answer.arrayBuffer();
      slowest = Math.max(slowest, performance.now() - start);
      ok(answer.status < 500, `${answer.status} for ${call.name}, ${name}: ${payload}`);
      requests += 1;
    }
    ok(slowest < sleepMs, `a request took ${slowest.toFixed(0)} ms`);
    const person = await target.signUp(uniqueName('searcher'));
    for (const fields of extraQueries) {
      equal((await target.send(calls.getPosts, fields, person.token)).status, 400, JSON.stringify(fields));
    }
    const literal = `100%_${uniqueName('x')}'; --`;
    const post = await sharePost(target, person, { caption: literal });
    const found = await target.call(calls.getPosts, { search_term: literal }, person.token);
    equal(found.body.posts.map(({ id }) => id).join(), post.id, 'a literal match');
    const none = await target.call(calls.getPosts, { search_term: "zzz' OR '1'='1" }, person.token);
    equal(none.body.total_posts, 0);
    return `${requests + extraQueries.length + 2} requests, 0 errors 500, slowest ${slowest.toFixed(0)} ms`;
  },
};

const traversals = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fsigning-secret',
  '..%252f..%252fsigning-secret',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'pic_x%00.jpg',
  '..%5c..%5csigning-secret',
  '%c0%ae%c0%ae%c0%afetc',
  '．．／signing-secret',
  '....//signing-secret',
];

const fileNames = [
  '../../../escaped.jpg',
  '/tmp/escaped.jpg',
  '..\\..\\escaped.jpg',
  'a\u0000.jpg',
  '．．／escaped.jpg',
];

const pathTraversal: Check = {
  number: 23,
  title: 'Path traversal',
  runs: 'own',
  run: async (harness) => {
    const outside = await mkdtemp(join(tmpdir(), 'aura-outside-'));
    const dataDir = join(outside, 'inner', 'data');
    await cp(await harness.servers.newFolder(), dataDir, { recursive: true });
    const target = await harness.start({}, [], dataDir);
    const person = await target.signUp(uniqueName('climber'));
    let requests = 0;
    const paths = traversals.flatMap((name) => [
      `${apiRoot}/post/${name}/image`,
      `${apiRoot}/itemImage/${name}`,
      `${apiRoot}/profilePicture/${name}`,
      `/assets/${name}`,
      `/policies/${name}`,
    ]);
    for (const path of paths) {
      const answer = await target.get(path, { authorization: `Bearer ${person.token}` });
      const text = await answer.text();
      ok([400, 404].includes(answer.status), `${answer.status} for ${path}`);
      equal(/root:|BEGIN/.test(text), false, path);
      requests += 1;
    }
    for (const name of fileNames) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await plainJpeg())]), name);
      const fields = { userID: person.email, caption: 'x', auraTags: '[]', itemIDs: '[]' };
      for (const [field, value] of Object.entries(fields)) form.set(field, value);
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await fetch(`${target.address}${apiRoot}/addPost`, {
        method: 'POST',
        body: form,
        headers,
      });
      ok([200, 400].includes(answer.status), `${answer.status} for the file name ${name}`);
      requests += 1;
    }
    equal((await readdir(outside)).join(), 'inner', 'files outside the data folder');
    equal((await readdir(join(outside, 'inner'))).join(), 'data');
    const names = await readdir(dataDir, { recursive: true });
    equal(
      names.some((name) => name.includes('escaped')),
      false,
      'a file with the name of the upload',
    );
    target.server.child.kill('SIGKILL');
    await target.server.exited;
    await rm(outside, { recursive: true, force: true });
    return `${requests} requests, 0 files read or written outside the images`;
  },
};

const requestForgery: Check = {
  number: 24,
  title: 'Requests to other hosts',
  runs: 'own',
  run: async (harness) => {
    const canary = await startCanary();
    const metadata = 'http://169.254.169.254/latest/meta-data/';
    let upstream = 0;
    const service = createServer((_, response) => {
      upstream += 1;
      response.writeHead(307, { location: canary.address }).end();
    });
    const port = await listenOnFreePort(service);
    const target = await harness.start({ VISION_URL: `http://127.0.0.1:${port}/v1` });
    let requests = 0;
    for await (const { call, fields, token } of withPayloads(target, [canary.address, metadata])) {
      ok((await target.send(call, fields, token)).status < 504);
      requests += 1;
    }
    const person = await target.signUp(uniqueName('forger'));
    const withImages: readonly [Call, Fields, string][] = [
      [calls.evaluateImage, {}, 'file'],
      [calls.updateProfile, { userID: person.email }, 'profilePicture'],
    ];
    for (const [call, fields, name] of withImages) {
      for (const text of imagesWithAddress(canary.address)) {
        const answer = await target.send(call, { ...fields, [name]: new Blob([text]) }, person.token);
        equal(answer.status, 415, text);
        requests += 1;
      }
    }
    const photo = new Blob([new Uint8Array(await plainJpeg())]);
    equal((await target.send(calls.evaluateImage, { file: photo }, person.token)).status, 503);
    ok(upstream > 0, 'the analysis service is asked');
    target.server.child.kill('SIGKILL');
    canary.close();
    service.close();
    equal(canary.hits.length, 0, canary.hits.join());
    return `${requests + 1} requests, 0 hits, redirect of the analysis service not followed`;
  },
};

export const injectionChecks: readonly Check[] = [sqlInjection, pathTraversal, requestForgery];
