import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isListening, listenOnSocket } from './lock-socket.ts';
import { StartError, systemErrorCode } from './start-error.ts';

const suffix = '.json';
const pollMs = 50;

/** A server that uses or wants the folder; the name of its file is a random token. */
const ownerSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Where its socket can be reached: the running system and the file system. Null without a socket. */
  place: z.nullable(z.string()),
});

type Owner = z.output<typeof ownerSchema>;

/** An owner whose file a failing system has left incomplete. */
const unknownOwner: Owner = { pid: 0, host: 'an unknown system', place: null };

const defaultTiming = {
  /** Interval in which the owner renews its file. */
  heartbeatMs: 1000,
  /** Time without a renewal after which an owner on another system counts as ended. */
  staleAfterMs: 10_000,
  /** Time to wait for an owner that is ending. */
  exitMs: 2000,
};

/** @returns null for a file that its owner has removed */
async function ifExists<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parseOwner(text: string): Owner {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return unknownOwner;
  }
}

/** Identifies the running system and the file system; processes that agree on it reach each other's sockets. */
async function currentPlace(folder: string): Promise<string> {
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname());
  return `${bootId.trim()} ${(await stat(folder)).dev}`;
}

/** Whether the owner's file is renewed; watched by change, since the clocks of two systems can differ. */
async function isRenewed(file: string, staleAfterMs: number): Promise<boolean> {
  const first = await ifExists(stat(file));
  const limit = Date.now() + staleAfterMs;
  while (Date.now() < limit) {
    await setTimeout(pollMs);
    const now = await ifExists(stat(file));
    if (first === null || now === null) return false;
    if (now.mtimeMs !== first.mtimeMs) return true;
  }
  return false;
}

/**
 * Finds another living server in the lock's folder and removes the files of ended ones.
 * @param own token of this server
 */
async function findOther(folder: string, own: string, staleAfterMs: number): Promise<Owner | null> {
  const place = await currentPlace(folder);
  const files = (await readdir(folder)).filter((name) => name.endsWith(suffix) && name !== own + suffix);
  const owners = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const text = await ifExists(readFile(file, 'utf8'));
      if (text === null) return null;
      const owner = parseOwner(text);
      const socket = `${name.slice(0, -suffix.length)}.sock`;
      const isAlive =
        owner.place === place ? await isListening(folder, socket) : await isRenewed(file, staleAfterMs);
      if (isAlive) return owner;
      await rm(file, { force: true });
      await rm(join(folder, socket), { force: true });
      return null;
    }),
  );
  return owners.find((owner) => owner !== null) ?? null;
}

/**
 * Adds this server to the lock's folder and renews its file until it is withdrawn. When the file is missing, a
 * server on another system took this one for ended and may use the folder, so the process ends with an error.
 */
async function announce(folder: string, heartbeatMs: number) {
  const token = randomBytes(8).toString('hex');
  const file = join(folder, token + suffix);
  const socket = `${token}.sock`;
  // The socket comes first: a file whose socket is missing belongs to an ended server.
  const server = await listenOnSocket(folder, socket);
  const place = server === null ? null : await currentPlace(folder);
  const owner: Owner = { pid: process.pid, host: hostname(), place };
  await writeFile(`${file}.new`, JSON.stringify(owner), { mode: 0o600 });
  await rename(`${file}.new`, file);
  let isWithdrawn = false;
  const renew = async () => {
    const now = new Date();
    // A file that cannot be renewed, such as on a disk that became read-only, is no reason to stop.
    const code = await utimes(file, now, now).then(() => '', systemErrorCode);
    if (code === 'ENOENT' && !isWithdrawn)
      throw new Error(`${file} is missing: another server uses the data folder`);
  };
  const timer = setInterval(() => void renew(), heartbeatMs).unref();
  const withdraw = async () => {
    isWithdrawn = true;
    clearInterval(timer);
    await rm(file, { force: true });
    server?.close();
    await rm(join(folder, socket), { force: true });
  };
  return { token, withdraw };
}

/**
 * Locks a folder for this process. Every server first announces itself and then looks for others, so that of
 * two that start at once at least one sees the other. An ended server is recognised at once by its socket, which
 * the kernel has closed, also in another container; one on another system by the missing renewal of its file.
 * @param folder of the lock, within the locked folder; created when needed
 * @returns a function that releases the lock
 * @throws StartError when another server uses the folder
 */
export async function lockFolder(folder: string, timing = defaultTiming): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const limit = Date.now() + timing.exitMs;
  for (;;) {
    const { token, withdraw } = await announce(folder, timing.heartbeatMs);
    let other: Owner | null = unknownOwner;
    try {
      other = await findOther(folder, token, timing.staleAfterMs);
    } finally {
      if (other !== null) await withdraw();
    }
    if (other === null) return withdraw;
    if (Date.now() > limit) {
      const where = other.host === hostname() ? '' : ` on ${other.host}`;
      throw new StartError(`DATA_DIR: ${dirname(folder)} is in use by process ${other.pid}${where}`);
    }
    // Random, so that servers that start at once do not see each other again and again.
    await setTimeout(pollMs * (1 + 2 * Math.random()));
  }
}
