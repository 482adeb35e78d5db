import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSigningSecret } from './signing-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the secret is generated once, with at least 32 bytes and readable by its owner only', async () => {
  const secret = await readSigningSecret(folder);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(await readdir(folder)).toEqual(['signing-secret']);
  expect((await stat(join(folder, 'signing-secret'))).mode & 0o777).toBe(0o600);
  expect(await readSigningSecret(folder)).toBe(secret);
});

it.each([
  ['is empty', '', 0],
  ['is short', 'a'.repeat(31), 31],
  ['has spaces only', ' '.repeat(40), 0],
  ['has zero bytes only, as after a power failure', '\0'.repeat(43), 0],
])('when the stored secret %s, it is refused and not replaced', async (_, text, bytes) => {
  const path = join(folder, 'signing-secret');
  await writeFile(path, text);
  await expect(readSigningSecret(folder)).rejects.toThrow(
    `${path} has ${bytes} bytes instead of at least 32; delete it`,
  );
  expect(await readFile(path, 'utf8')).toBe(text);
});

it('when the folder cannot be written, fails and leaves no partial secret', async () => {
  await expect(readSigningSecret(join(folder, 'missing'))).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});
