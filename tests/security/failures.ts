import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { calls } from '@aura/api-client/contract/calls';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import { listenOnFreePort } from '../../packages/server/src/testing/child-server.ts';
import { sharePost, upload } from '../../packages/server/src/testing/content.ts';
import { startFakeS3 } from '../../packages/server/src/testing/fake-s3.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import { checkFullDisk } from './support/full-disk.ts';
import type { Harness, Target } from './support/harness.ts';
import { startProvider } from './support/provider.ts';

/** Checks 35 and 36: services and disks that fail. */

const maxMs = 10_000;
/** For sending the request and reading the answer beside other checks; the time limits themselves are 8 to 10 seconds. */
const toleranceMs = 1_500;

type Answer = (response: ServerResponse) => void;

/** How a service can fail. */
const failures: Readonly<Record<string, Answer>> = {
  'refuses connections': (response) => response.destroy(),
  'answers 500': (response) => response.writeHead(500).end('error'),
  'answers garbage': (response) => response.socket?.end('\u0000 no HTTP\r\n\r\n'),
  hangs: () => undefined,
  'sends one byte a second': (response) => {
    const timer = setInterval(() => response.write(' '), 1_000);
    response.on('close', () => clearInterval(timer));
  },
};

/** Of services whose answers have a content. */
const contentFailures: Readonly<Record<string, Answer>> = {
  ...failures,
  'answers HTML': (response) => response.end('<!doctype html>'),
};

interface Upstream {
  readonly failures: Readonly<Record<string, Answer>>;
  readonly state: { answer: Answer | null; requests: number };
  /** Sends a request that needs the service. */
  send(): Promise<Response>;
  /** Sends one that does not. */
  unaffected(): Promise<Response>;
  /** Attempts that one request may cause. */
  readonly attempts: number;
}

/** Lets a service fail in every way. */
async function failEveryWay(name: string, upstream: Upstream): Promise<number> {
  const { state, send, unaffected, attempts } = upstream;
  let slowest = 0;
  for (const [kind, answer] of Object.entries(upstream.failures)) {
    const what = `${name} ${kind}`;
    state.answer = answer;
    const requestsBefore = state.requests;
    const start = performance.now();
    const sent = send();
    equal((await unaffected()).status, 200, `another request while ${what}`);
    ok(performance.now() - start < maxMs / 2, `another request waited while ${what}`);
    const response = await sent;
    const ms = performance.now() - start;
    const body: { code?: string; error?: string } = await response.json();
    deepEqual([response.status, body.code], [503, 'UNAVAILABLE'], what);
    match(body.error ?? '', /^[A-Z][\w ,']+\.( Please try again\.)?$/, what);
    ok(ms <= maxMs + toleranceMs, `${what}: ${ms.toFixed(0)} ms`);
    ok(state.requests - requestsBefore <= attempts, `${what}: ${state.requests - requestsBefore} requests`);
    slowest = Math.max(slowest, ms);
  }
  state.answer = null;
  equal((await send()).status, 200, `${name} after it has recovered`);
  return slowest;
}

const photo = async () => ({ file: upload(await plainJpeg()) });

async function failProvider(harness: Harness): Promise<number> {
  const provider = await startProvider();
  // Started while the provider fails, so that it has never seen a key.
  provider.state.answer = (response) => response.destroy();
  const target = await harness.start(provider.env);
  const email = 'uid-signed@example.com';
  const slowest = await failEveryWay('the identity provider', {
    failures: contentFailures,
    state: provider.state,
    send: () => target.send(calls.createUserProfile, { userID: email }, provider.token()),
    unaffected: () => target.send(calls.checkUsername, { username: 'somebody' }),
    attempts: 3,
  });
  target.server.child.kill('SIGKILL');
  provider.close();
  return slowest;
}

async function failAnalysis(harness: Harness): Promise<number> {
  const state: Upstream['state'] = { answer: null, requests: 0 };
  const content = JSON.stringify({ garments: [] });
  const service = createServer((_, response) => {
    state.requests += 1;
    if (state.answer) state.answer(response);
    else response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  const port = await listenOnFreePort(service);
  const target = await harness.start({ VISION_URL: `http://127.0.0.1:${port}/v1` });
  const person = await target.signUp(uniqueName('analysed'));
  const slowest = await failEveryWay('the analysis service', {
    failures: contentFailures,
    state,
    send: async () => target.send(calls.evaluateImage, await photo(), person.token),
    unaffected: () => target.send(calls.getPosts, {}, person.token),
    attempts: 2,
  });
  target.server.child.kill('SIGKILL');
  service.closeAllConnections();
  service.close();
  return slowest;
}

async function share(target: Target, person: TestUser): Promise<Response> {
  const fields = { ...(await photo()), caption: '', userID: person.email, auraTags: [], itemIDs: [] };
  return target.send(calls.addPost, fields, person.token);
}

async function failStorage(harness: Harness): Promise<number> {
  const s3 = await startFakeS3();
  const target = await harness.start(s3.env);
  const person = await target.signUp(uniqueName('stored'));
  await sharePost(target, person);
  const state: Upstream['state'] = {
    answer: null,
    get requests() {
      return s3.state.requests;
    },
  };
  s3.state.answer = (request, response) =>
    state.answer ? state.answer(response) : s3.defaultBehavior(request, response);
  const slowest = await failEveryWay('the storage', {
    failures,
    state,
    send: () => share(target, person),
    unaffected: () => target.send(calls.getPosts, {}, person.token),
    // Two operations of three attempts.
    attempts: 6,
  });
  target.server.child.kill('SIGKILL');
  s3.close();
  return slowest;
}

const upstreamFailure: Check = {
  number: 35,
  title: 'Failing services',
  runs: 'own',
  run: async (harness) => {
    const slowest = await Promise.all([failProvider(harness), failAnalysis(harness), failStorage(harness)]);
    const seconds = slowest.map((ms) => (ms / 1000).toFixed(1));
    return `${Object.keys(contentFailures).length} failures of identity provider, analysis and storage: 503 within ${seconds.join(', ')} s`;
  },
};

const diskFailure: Check = {
  number: 36,
  title: 'Full or read-only disk',
  runs: 'own',
  run: checkFullDisk,
};

export const failureChecks: readonly Check[] = [upstreamFailure, diskFailure];
