import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isPushKey } from '../config/push-config.ts';
import { readPushKey } from './push-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the key is generated once, and readable by its owner only', async () => {
  const key = await readPushKey(folder);
  expect(isPushKey(key)).toBe(true);
  expect(await readdir(folder)).toEqual(['push-key']);
  expect((await stat(join(folder, 'push-key'))).mode & 0o777).toBe(0o600);
  expect(await readPushKey(folder)).toBe(key);
});

it.each([
  ['is empty', ''],
  ['is cut', 'a'.repeat(20)],
  ['is no number of the curve', 'A'.repeat(43)],
  ['has zero bytes only', '\0'.repeat(43)],
])('when the stored key %s, it is refused and not replaced', async (_, text) => {
  await writeFile(join(folder, 'push-key'), text);
  await expect(readPushKey(folder)).rejects.toThrow(
    'push-key is no key; restore it from a backup, or delete it',
  );
  expect(await readFile(join(folder, 'push-key'), 'utf8')).toBe(text);
});
