import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { profileImageMaxBytes } from '@aura/domain/limits/profile';
import sharp from 'sharp';
import { fileFieldsOf } from '../../packages/server/src/http/form-limits.ts';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { brokenImages, foreignFiles, plainJpeg } from '../../packages/server/src/images/testing/files.ts';
import {
  announceUpload,
  signUpTestUser,
  streamUpload,
} from '../../packages/server/src/testing/child-client.ts';
import { postRequest, upload } from '../../packages/server/src/testing/content.ts';
import { createFixtures, createRequests } from '../../packages/server/src/testing/every-call.ts';
import { supportsPeakMemory, trackPeakMemory } from '../../packages/server/src/testing/memory.ts';
import type { TestUser } from '../../packages/server/src/testing/server.ts';
import type { Check } from './support/check.ts';
import { everyCall, type Fields, uniqueName } from './support/client.ts';
import type { Target } from './support/harness.ts';

/** Checks 18 and 19: what kind of file and how much of it is accepted. */

const script = '<script>alert(1)</script>';

/** Every field of the contract that takes an image, with a valid request of its call. */
async function uploadsOf(target: Target, person: TestUser): Promise<readonly [Call, Fields, string][]> {
  const requests = await createRequests(await createFixtures(target, person), person);
  return everyCall.flatMap((call) =>
    fileFieldsOf(call).map((name): [Call, Fields, string] => [call, requests[call.name] ?? {}, name]),
  );
}

/** An empty field counts as no image where an image is optional. */
const optionalUploads: readonly Call[] = [calls.updateProfile, calls.updateItem];

/** Uploads valid images that carry something else and returns the stored bytes. */
async function storedBytes(target: Target, person: TestUser, bytes: Buffer, type: string) {
  const file = new Blob([new Uint8Array(bytes)], { type });
  const fields = { ...(await postRequest(person)), file };
  const { body, status } = await target.call(calls.addPost, fields, person.token);
  equal(status, 200);
  const answer = await target.get(`${apiRoot}/post/${body.post.id}/image`);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

const uploadType: Check = {
  number: 18,
  title: 'Type of an upload',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const person = await target.signUp(uniqueName('smuggler'));
    let refused = 0;
    const uploads = await uploadsOf(target, person);
    for (const [call, fields, name] of uploads) {
      for (const [files, expected] of [
        [foreignFiles, 415],
        [await brokenImages(), 422],
      ] as const) {
        for (const [kind, bytes] of Object.entries(files)) {
          const { status } = await target.send(call, { ...fields, [name]: upload(bytes) }, person.token);
          const isNone = kind === 'empty' && optionalUploads.includes(call);
          ok(status === expected || isNone, `${kind} to ${call.name}, ${name}: ${status}`);
          refused += 1;
        }
      }
    }
    const jpeg = await plainJpeg(300, 300);
    const png = await sharp(jpeg).png().toBuffer();
    for (const [bytes, type] of [
      [Buffer.concat([jpeg, Buffer.from(script)]), 'image/jpeg'],
      [Buffer.concat([png, Buffer.from(`PK\x03\x04${script}`)]), 'text/html'],
      [png, 'image/jpeg'],
      [jpeg, 'image/svg+xml'],
    ] as const) {
      const stored = await storedBytes(target, person, bytes, type);
      equal(stored.bytes.includes(script), false, 'bytes of the upload are served');
      equal(stored.type, `image/${(await sharp(stored.bytes).metadata()).format}`);
    }
    return `${refused} hostile files to ${uploads.length} fields 415 or 422, 4 disguised ones re-encoded`;
  },
};

const megabyte = 1_000_000;
const maxGrowth = 64 * megabyte;

/** Measures the peak growth of a server's memory; 0 on systems that do not report it. */
async function growthWhile(target: Target, work: () => Promise<void>): Promise<number> {
  const peak = supportsPeakMemory ? trackPeakMemory(target.server.child.pid ?? 0) : () => 0;
  await work();
  return peak();
}

async function checkPictureSize(target: Target, person: TestUser): Promise<void> {
  for (const [bytes, expected] of [
    [profileImageMaxBytes + 1, 413],
    [profileImageMaxBytes, 415],
  ]) {
    const profilePicture = new Blob([new Uint8Array(bytes ?? 0)]);
    const fields = { userID: person.email, profilePicture };
    // A picture below the limit is read, and is none.
    equal((await target.send(calls.updateProfile, fields, person.token)).status, expected);
  }
}

async function checkManyFiles(target: Target, person: TestUser): Promise<void> {
  const form = new FormData();
  for (let index = 0; index < 16; index++) form.append('file', upload(await plainJpeg()));
  for (let index = 0; index < 100; index++) form.append(`field${index}`, 'x');
  const headers = { authorization: `Bearer ${person.token}` };
  const { status } = await fetch(`${target.address}${apiRoot}/addPost`, {
    method: 'POST',
    body: form,
    headers,
  });
  ok([400, 413].includes(status), `16 files: ${status}`);
}

const uploadSize: Check = {
  number: 19,
  title: 'Size of an upload',
  runs: 'own',
  run: async (harness) => {
    const target = await harness.start({ LOG_LEVEL: 'error' });
    const { server } = target;
    const person = await target.signUp(uniqueName('heavy'));
    await signUpTestUser(server);
    await checkPictureSize(target, person);
    await checkManyFiles(target, person);
    const growth = await growthWhile(target, async () => {
      for (const send of [
        () => streamUpload(server, 50 * megabyte),
        () => announceUpload(server, 50 * megabyte),
      ]) {
        const { status, connection, sent } = await send();
        ok(status === 413 || status === undefined, `50 MB: ${status}`);
        equal(connection, 'close');
        ok(sent < 50 * megabyte, 'the whole body was read');
      }
    });
    const lying = await streamUpload(server, 2 * megabyte, { 'content-length': '1000' }).then(
      ({ status }) => status,
      () => undefined,
    );
    ok([400, 408, undefined].includes(lying), `a lying length: ${lying}`);
    ok(growth <= maxGrowth, `memory grew by ${(growth / megabyte).toFixed(0)} MB`);
    equal((await target.get('/api/health')).status, 200);
    deepEqual([server.child.exitCode, /"level":(50|60)/.test(server.output())], [null, false]);
    server.child.kill('SIGKILL');
    return `413 before the end, connection closed, memory +${(growth / megabyte).toFixed(0)} MB`;
  },
};

export const uploadChecks: readonly Check[] = [uploadType, uploadSize];
