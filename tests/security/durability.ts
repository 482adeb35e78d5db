import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { quantile, timed } from '../../bench/measure.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import {
  abortUpload,
  loadImage,
  readFeed,
  shareImage,
  shareUntilKilled,
  signUpTestUser,
} from '../../packages/server/src/testing/child-client.ts';
import { itemRequest, postRequest } from '../../packages/server/src/testing/content.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { type Fields, uniqueName } from './support/client.ts';
import type { Harness, Target } from './support/harness.ts';

/** Checks 32 to 34: kills and aborts at any point. */

const kills = 50;
const hourMs = 3_600_000;
/** The median, on an idle machine. */
const maxReadySeconds = 2;

interface Killed {
  readonly call: Call;
  readonly name: string;
  readonly fields: Fields;
}

/** Starts the server again on its data and returns the time until it is ready, in seconds. */
async function restart(harness: Harness, { dataDir }: Target) {
  const start = performance.now();
  const target = await harness.start({}, [], dataDir);
  return { target, seconds: (performance.now() - start) / 1000 };
}

/** Sends a request and kills the server after some time; whether it was answered before. */
async function killDuring(target: Target, { call, name, fields }: Killed, token: string, afterMs: number) {
  const sent = target.send(call, fields, token, { 'idempotency-key': name });
  const status = sent.then(
    (answer) => answer.status,
    () => 0,
  );
  await setTimeout(afterMs);
  target.server.child.kill('SIGKILL');
  await target.server.exited;
  return status;
}

/** What the person has, with their names. */
async function contentOf(target: Target, { email, token }: TestUser) {
  const posts: { id: string; caption: string }[] = [];
  for (let page = 50; page === 50; ) {
    const { body } = await target.call(calls.getPosts, { limit: 50, offset: posts.length }, token);
    posts.push(...body.posts);
    page = body.posts.length;
  }
  const { items } = (await target.call(calls.getAllUserItems, { userID: email }, token)).body;
  return { posts, items };
}

async function storedImages(dataDir: string): Promise<string[]> {
  const files = await readdir(join(dataDir, 'pictures'), { recursive: true });
  return files.filter((file) => /pic_[\w-]+\/original\.jpg$/.test(file));
}

/** Makes all images old enough for the sweep at the next start. */
async function makeOld(dataDir: string): Promise<void> {
  const old = new Date(Date.now() - 2 * hourMs);
  for (const file of await storedImages(dataDir)) await utimes(join(dataDir, 'pictures', file), old, old);
}

const atomicWrites: Check = {
  number: 32,
  title: 'Kills during addPost and addUserItem',
  runs: 'own',
  run: async (harness) => {
    let target = await harness.start();
    const person = await target.signUp(uniqueName('killed'));
    const post = await postRequest(person);
    const item = await itemRequest(person);
    const request = (index: number): Killed => {
      const name = `kill-${index}`;
      return index % 2 === 0
        ? { call: calls.addPost, name, fields: { ...post, caption: name } }
        : { call: calls.addUserItem, name, fields: { ...item, itemName: name } };
    };
    const usual: number[] = [];
    for (let run = 0; run < 6; run++) {
      const { call, fields } = request(1000 + run);
      usual.push(await timed(() => target.send(call, fields, person.token)));
    }
    const span = 1.2 * quantile(usual, 0.5);
    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill++) {
      const sent = request(kill);
      // Points over the whole time of a request, each kind with points of its own.
      const status = await killDuring(target, sent, person.token, (kill / kills) * span);
      ({ target } = await restart(harness, target));
      const again = await target.send(sent.call, sent.fields, person.token, { 'idempotency-key': sent.name });
      equal(again.status, 200, `${sent.name} repeated`);
      if ((await status) === 200) acknowledged += 1;
    }
    const { posts, items } = await contentOf(target, person);
    const names = [...posts.map(({ caption }) => caption), ...items.map(({ description }) => description)];
    const expected = Array.from({ length: kills }, (_, index) => `kill-${index}`);
    deepEqual(names.filter((name) => /^kill-\d\d?$/.test(name)).sort(), expected.sort());
    for (const { id } of posts) equal((await target.get(`${apiRoot}/post/${id}/image`)).status, 200, id);
    const images = posts.length + 2 * items.length;
    target.server.child.kill('SIGKILL');
    await target.server.exited;
    const orphans = (await storedImages(target.dataDir)).length - images;
    await makeOld(target.dataDir);
    ({ target } = await restart(harness, target));
    for (let wait = 0; (await storedImages(target.dataDir)).length > images && wait < 100; wait++) {
      await setTimeout(100);
    }
    equal((await storedImages(target.dataDir)).length, images, 'images after the sweep');
    target.server.child.kill('SIGKILL');
    return `${kills} kills, ${acknowledged} answered before; 0 half, 0 lost, 0 double, ${orphans} orphans swept`;
  },
};

const durability: Check = {
  number: 33,
  title: 'Kills under write load',
  runs: 'alone',
  run: async (harness) => {
    let target = await harness.start();
    await signUpTestUser(target.server);
    const jpeg = await plainJpeg(600, 800);
    const acknowledged: string[] = [];
    const [ready, usual]: [number[], number[]] = [[], []];
    for (const after of [3, 5, 7, 4, 6]) {
      acknowledged.push(...(await shareUntilKilled(target.server, jpeg, after)));
      const again = await restart(harness, target);
      target = again.target;
      ready.push(again.seconds);
      again.target.server.child.kill('SIGTERM');
      await again.target.server.exited;
      const stopped = await restart(harness, target);
      target = stopped.target;
      usual.push(stopped.seconds);
    }
    const posts = new Map<string, string>();
    for (let page = 50; page === 50; ) {
      const { body } = await readFeed(target.server, `limit=50&offset=${posts.size}`);
      for (const { id, image } of body.posts ?? []) posts.set(id, image);
      page = body.posts?.length ?? 0;
    }
    deepEqual(
      acknowledged.filter((id) => !posts.has(id)),
      [],
      'lost posts',
    );
    for (const image of posts.values()) equal((await loadImage(target.server, image)).status, 200);
    target.server.child.kill('SIGKILL');
    const median = quantile(ready, 0.5);
    const afterStop = quantile(usual, 0.5);
    const figures = `${acknowledged.length} of ${acknowledged.length} acknowledged posts, ready in ${median.toFixed(1)} s, after a stop in ${afterStop.toFixed(1)} s`;
    ok(median <= maxReadySeconds, figures);
    return figures;
  },
};

const aborts = 34;

const clientAbort: Check = {
  number: 34,
  title: 'Aborted uploads',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start({ LOG_LEVEL: 'error' });
    const { server, dataDir } = target;
    await signUpTestUser(server);
    equal((await shareImage(server, await plainJpeg())).status, 200);
    const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;
    const stored = async () =>
      (await readdir(join(dataDir, 'pictures'), { recursive: true })).map(dirname).sort();
    const before = { files: openFiles(), stored: await stored() };
    for (const share of [0.1, 0.5, 0.9]) {
      await Promise.all(Array.from({ length: aborts }, () => abortUpload(server, 200_000, share)));
    }
    // A busy server may refuse requests for a moment.
    let { status } = await readFeed(server);
    for (let wait = 0; status === 503 && wait < 50; wait++) {
      await setTimeout(100);
      ({ status } = await readFeed(server));
    }
    equal(status, 200);
    deepEqual(await stored(), before.stored);
    for (let wait = 0; openFiles() > before.files + 2 && wait < 100; wait++) await setTimeout(100);
    const leaked = openFiles() - before.files;
    ok(leaked <= 2, `${leaked} open files more`);
    deepEqual([server.child.exitCode, /"level":(50|60)/.test(server.output())], [null, false]);
    server.child.kill('SIGKILL');
    return `${3 * aborts} aborts at 10, 50 and 90 %: 0 errors, 0 files, ${Math.max(leaked, 0)} handles more`;
  },
};

export const durabilityChecks: readonly Check[] = [atomicWrites, durability, clientAbort];
