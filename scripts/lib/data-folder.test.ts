import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteDataFolder, findRunning, prepareDataFolder, waitForFreeFolder } from './data-folder.mjs';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aura-data-'));
});

afterEach(() => rmSync(place, { recursive: true }));

/** Listens in the lock of a data folder, as a server does. */
async function lockAsServer(dataDir: string): Promise<Server> {
  const lock = join(dataDir, 'server.lock');
  mkdirSync(lock);
  const handle = await open(lock, 'r');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(`/proc/self/fd/${handle.fd}/a.sock`, resolve));
  await handle.close();
  return server;
}

describe('prepareDataFolder', () => {
  it("creates the folder with its parents and marks it as Aura's", () => {
    const folder = join(place, 'a', 'b');
    prepareDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['.aura']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('when the path is a file or below a file, throws', () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow('cannot be used: it is a file');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow('cannot be used: it is a file');
  });
});

describe('deleteDataFolder', () => {
  it('deletes a folder that Aura created', async () => {
    const folder = join(place, 'data');
    prepareDataFolder(folder);
    await deleteDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('when the folder had other files before, throws and deletes nothing', async () => {
    writeFileSync(join(place, 'letters.txt'), 'mine');
    prepareDataFolder(place);
    await expect(deleteDataFolder(place)).rejects.toThrow('was not made by Aura');
    expect(existsSync(join(place, 'letters.txt'))).toBe(true);
  });

  it('when a run uses the folder, throws', async () => {
    prepareDataFolder(place);
    writeFileSync(join(place, 'running.json'), JSON.stringify({ pid: process.ppid, children: [] }));
    expect(findRunning(place)?.pid).toBe(process.ppid);
    await expect(deleteDataFolder(place)).rejects.toThrow(
      `Aura runs on ${place} (process ${process.ppid}); stop it first.`,
    );
  });

  it('when a server uses the folder, which may be in another container, throws', async () => {
    prepareDataFolder(place);
    const server = await lockAsServer(place);
    expect(await waitForFreeFolder(place, 0)).toBe(false);
    await expect(deleteDataFolder(place)).rejects.toThrow(`A server uses ${place}; stop it first.`);
    await new Promise((resolve) => server.close(resolve));
    expect(await waitForFreeFolder(place, 0)).toBe(true);
  });

  it('when a server uses a folder whose path is too long for a socket, throws', async () => {
    const folder = join(place, 'x'.repeat(120));
    prepareDataFolder(folder);
    const server = await lockAsServer(folder);
    await expect(deleteDataFolder(folder)).rejects.toThrow('stop it first');
    await new Promise((resolve) => server.close(resolve));
    await deleteDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('when the lock of the folder cannot be checked, throws', async () => {
    prepareDataFolder(place);
    mkdirSync(join(place, 'server.lock'));
    const socket = join(place, 'server.lock', 'a.sock');
    symlinkSync(socket, socket);
    await expect(deleteDataFolder(place)).rejects.toThrow(`A server uses ${place}; stop it first.`);
    expect(existsSync(place)).toBe(true);
  });

  it('when the folder does not exist, does nothing', async () => {
    await expect(deleteDataFolder(join(place, 'none'))).resolves.toBeUndefined();
  });
});
