import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBackup } from './backup-file.ts';

const never = new AbortController().signal;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-backup-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('when a backup cannot be written', () => {
  it.each([
    [
      'the disk is full',
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
      /cannot be written \(ENOSPC\)$/,
    ],
    [
      'the server ends',
      Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
      /^The server ended the backup/,
    ],
  ])('since %s, the file before stays and nothing else is left', async (_, error, message) => {
    const target = join(folder, 'backups', 'aura.tar');
    await mkdir(join(folder, 'backups'), { recursive: true });
    await writeFile(target, 'the backup before');
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('a part');
        throw error;
      })(),
    );
    await expect(saveBackup(target, failing, never)).rejects.toThrow(message);
    expect(await readFile(target, 'utf8')).toBe('the backup before');
    expect(await readdir(join(folder, 'backups'))).toEqual(['aura.tar']);
  });

  it('since it was interrupted, nothing is left', async () => {
    const target = join(folder, 'interrupted.tar');
    const controller = new AbortController();
    const saving = saveBackup(target, new Readable({ read: () => undefined }), controller.signal);
    controller.abort();
    await expect(saving).rejects.toThrow('The backup was interrupted; nothing was written');
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  });
});
