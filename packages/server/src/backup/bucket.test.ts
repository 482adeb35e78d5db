import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openSharedStorage } from '../storage/storage.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { saveBackup } from './backup-file.ts';
import { streamBackup } from './backup-stream.ts';
import { verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { createPlace, databaseKinds, dumpRows, fillPlace, type Place } from './testing/places.ts';

/** Backups of a server whose images are in a bucket. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const never = new AbortController().signal;
const clock = () => new Date('2026-11-23T12:00:00Z');
/** More than the stand-in lists at once. */
const images = 8;

let s3: Awaited<ReturnType<typeof startFakeS3>>;
let folder: string;
let file: string;
let source: Place;
const places: Place[] = [];

/** A place whose images are in the bucket. */
async function placeWithBucket(): Promise<Place> {
  const place = await createPlace(databaseKinds.at(-1) ?? 'embedded');
  places.push(place);
  return { ...place, storage: await openSharedStorage(readConfig(s3.env)) };
}

const objects = () =>
  [...s3.objects].map(([key, { bytes }]) => `${key}: ${bytes}`).sort((a, b) => a.localeCompare(b));

beforeAll(async () => {
  s3 = await startFakeS3();
  folder = await mkdtemp(join(tmpdir(), 'aura-bucket-backup-'));
  file = join(folder, 'aura.tar');
  source = await placeWithBucket();
  await fillPlace(source, images);
});
beforeEach(() => {
  s3.state.answer = null;
});
afterAll(async () => {
  for (const place of places) await place.close();
  s3.close();
  await rm(folder, { recursive: true });
});

it('a backup restores the rows and the images of a bucket that was emptied', async () => {
  const before = objects();
  const { end } = await saveBackup(file, streamBackup({ ...source, clock }), never);
  expect([end.images, end.missingImages]).toEqual([images, 0]);
  s3.objects.clear();
  const target = await placeWithBucket();
  await restoreBackup(target, file, await verifyBackup(file), false);
  expect(await dumpRows(target.db)).toBe(await dumpRows(source.db));
  expect(objects()).toEqual(before);
});

it('replacing a bucket deletes other images but no other files', async () => {
  await saveBackup(file, streamBackup({ ...source, clock }), never);
  const before = objects();
  for (let n = 1; n <= 5; n++) await source.storage.put(`zz/pic_old${n}/original.jpg`, Buffer.from('old'));
  await source.storage.put('other/file.txt', Buffer.from('foreign'));
  const target = await placeWithBucket();
  await restoreBackup(target, file, await verifyBackup(file), true);
  expect(objects()).toEqual([...before, 'other/file.txt: foreign']);
  s3.objects.delete('other/file.txt');
});

it('when the bucket rejects an image, the restore fails and the rows stay as they were', async () => {
  await saveBackup(file, streamBackup({ ...source, clock }), never);
  const target = await placeWithBucket();
  const before = await dumpRows(target.db);
  s3.state.answer = (request, response) =>
    request.method === 'PUT' ? response.writeHead(403).end() : s3.defaultBehavior(request, response);
  await expect(restoreBackup(target, file, await verifyBackup(file), false)).rejects.toThrow();
  expect(await dumpRows(target.db)).toBe(before);
});

it('when the bucket does not answer, the backup fails and there is no file', async () => {
  const failed = join(folder, 'failed.tar');
  s3.state.answer = (_, response) => response.writeHead(403).end();
  await expect(saveBackup(failed, streamBackup({ ...source, clock }), never)).rejects.toThrow(
    /^The backup failed/,
  );
  await expect(verifyBackup(failed)).rejects.toThrow('ENOENT');
});
