import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const timing = { heartbeatMs: 20, staleAfterMs: 400, exitMs: 0 };
/** A renewal is noticed at once, also on a machine that pauses for longer than the heartbeat. */
const patientTiming = { ...timing, staleAfterMs: 10_000 };
const inUse = /is in use by process \d+/;

let folder: string;
const closers: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'aura-lock-')), 'server.lock');
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function lock(path = folder, given = timing): Promise<void> {
  closers.push(await lockFolder(path, given));
}

/** Writes the file of an owner in a place that this process cannot reach, such as another machine. */
async function writeForeignOwner(text = JSON.stringify({ pid: 7, host: 'other', place: 'elsewhere' })) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'foreign.json');
  await writeFile(file, text);
  return file;
}

it('a folder has one owner at a time', async () => {
  const release = await lockFolder(folder, timing);
  await expect(lock()).rejects.toThrow(inUse);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await lock();
});

it('when several servers start at once, at most one gets the lock', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lock()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  const patient = { ...timing, exitMs: 5000 };
  await closers.pop()?.();
  const first = lockFolder(folder, patient);
  const second = lockFolder(folder, patient);
  const release = await Promise.race([first, second]);
  await release();
  closers.push(...(await Promise.all([first, second])));
});

it('when the owner was killed, the lock is taken over without waiting for its heartbeat', async () => {
  const release = await lockFolder(folder, timing);
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const text = await readFile(join(folder, name));
  await release();
  // The file is left, and nothing listens on the socket.
  await writeFile(join(folder, name), text);
  closers.push(await lockFolder(folder, { ...timing, staleAfterMs: 3_600_000 }));
});

it('when an owner elsewhere renews its file, the lock is refused', async () => {
  const file = await writeForeignOwner();
  const renewing = setInterval(() => void utimes(file, new Date(), new Date()), 20);
  closers.push(() => clearInterval(renewing));
  await expect(lock(folder, patientTiming)).rejects.toThrow('is in use by process 7 on other');
  expect(await readFile(file, 'utf8')).toContain('other');
});

it('when an owner elsewhere no longer renews its file, the lock is taken over', async () => {
  await writeForeignOwner();
  await lock();
  expect(await readdir(folder)).not.toContain('foreign.json');
});

it('when a failing system has left an empty file, the lock is taken over', async () => {
  await writeForeignOwner('');
  await lock();
});

it('the owner renews its file', async () => {
  await lock();
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const owner = JSON.parse(await readFile(join(folder, name), 'utf8'));
  // Without a place in common, only the renewal shows that the owner lives.
  await writeFile(join(folder, name), JSON.stringify({ ...owner, place: null }));
  await expect(lock(folder, patientTiming)).rejects.toThrow(inUse);
});

it('when the path is too long for a socket, the lock works all the same', async () => {
  const deep = join(folder, '..', 'x'.repeat(120), 'server.lock');
  await lock(deep);
  expect((await readdir(deep)).filter((name) => name.endsWith('.sock'))).toHaveLength(1);
  await expect(lock(deep)).rejects.toThrow(inUse);
});

it('a stopped process whose socket accepts nothing still has the lock', async () => {
  await lock();
  const [socket = ''] = (await readdir(folder)).filter((name) => name.endsWith('.sock'));
  await rm(join(folder, socket));
  // Listens without ever handling a connection, as a process does that is stopped.
  const stopped = createServer({ pauseOnConnect: true });
  await new Promise<void>((resolve) => stopped.listen(join(folder, socket), resolve));
  closers.push(() => void stopped.close());
  await expect(lock()).rejects.toThrow(inUse);
});
