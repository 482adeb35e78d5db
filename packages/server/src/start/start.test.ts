import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { users } from '../db/schema.ts';
import { packageRoot } from '../package-root.ts';

// A real process on a real folder, several times over.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const outDir = join(packageRoot(), 'node_modules', '.cache', `server-test-${process.pid}`);
const projectId = 'demo-start';
let folder: string;
/** A data folder with an empty database, since making one takes seconds. */
let template: string;
/** Stands in for the Auth emulator: everybody exists. */
let emulator: Server;
let emulatorHost: string;
const children = new Set<ChildProcess>();

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  await build({
    configFile: join(packageRoot(), 'vite.config.ts'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  template = await mkdtemp(join(tmpdir(), 'aura-template-'));
  await (await openDatabase({ dataDir: template, databaseUrl: null })).close();
  emulator = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { localId } = JSON.parse(body) as { localId: string[] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ users: localId.map((id) => ({ localId: id })) }));
  });
  emulatorHost = `127.0.0.1:${await listening(emulator)}`;
});
afterAll(async () => {
  emulator.close();
  await rm(outDir, { recursive: true, force: true });
  await rm(template, { recursive: true, force: true });
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  if (folder) await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; errors: string }>;
}

function run(env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [join(outDir, 'main.js')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += String(data);
  });
  const ended = new Promise<Awaited<Run['ended']>>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal, errors: errors.trim() }));
  });
  return { child, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function started(dataDir: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = run({
    DATA_DIR: dataDir,
    PORT: String(port),
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  });
  await vi.waitFor(
    async () => {
      const response = await fetch(`${address}/api/health`);
      if (!response.ok) throw new Error('not ready');
    },
    { timeout: 50_000, interval: 50 },
  );
  return { ...server, address, port };
}

/** A token as the emulator makes them: unsigned. */
function emulatorToken(uid: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email: `${uid}@example.com`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function createProfile(address: string, uid: string): Promise<Response> {
  return fetch(`${address}/api/aura/create_user_profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${emulatorToken(uid)}` },
    body: new URLSearchParams({ userID: `${uid}@example.com` }),
  });
}

const newFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), 'aura-start-'));
  await cp(template, folder, { recursive: true });
  return folder;
};

describe('a start that cannot work ends at once with one line', () => {
  it.each([
    ['a bad setting', async () => ({ PORT: 'x' }), /^PORT: /],
    [
      'a port that is taken',
      async () => ({ PORT: emulatorHost.split(':')[1] ?? '', DATA_DIR: await newFolder() }),
      /^PORT: \d+ on 127\.0\.0\.1 is in use by another program$/,
    ],
    [
      'a data folder that is a file',
      async () => {
        await writeFile(join(await newFolder(), 'file'), '');
        return { PORT: '0', DATA_DIR: join(folder, 'file') };
      },
      /^DATA_DIR: .* cannot be used/,
    ],
    [
      'a world that is not there',
      async () => ({ PORT: '0', DATA_DIR: await newFolder(), SEED_DIR: join(folder, 'no-world') }),
      /^SEED_DIR: .*world\.json cannot be read$/,
    ],
    [
      'a database server that does not answer',
      async () => ({
        PORT: '0',
        DATA_DIR: await newFolder(),
        DATABASE_URL: `postgresql://127.0.0.1:${await freePort()}/x`,
      }),
      /^DATABASE_URL: the database cannot be opened/,
    ],
    [
      'the emulator in production',
      async () => ({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
      /^FIREBASE_AUTH_EMULATOR_HOST must not be set in production/,
    ],
  ])('for %s', async (_, environment, message) => {
    const { code, errors } = await run(await environment()).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors.split('\n')).toHaveLength(1);
  });
});

it('refuses a data folder that another server uses, and takes it once that one is gone', async () => {
  const dataDir = await newFolder();
  const first = await started(dataDir);
  const second = await run({ PORT: '0', DATA_DIR: dataDir }).ended;
  expect(second).toMatchObject({ code: 1 });
  expect(second.errors).toMatch(/is in use by process \d+$/);
  first.child.kill('SIGKILL');
  await first.ended;
  await started(dataDir);
});

it('keeps every acknowledged write through a SIGKILL under load', async () => {
  const dataDir = await newFolder();
  const { address, child, ended } = await started(dataDir);
  const acknowledged: string[] = [];
  let killed = false;
  const writer = async (name: string) => {
    for (let index = 0; !killed; index++) {
      const uid = `${name}-${index}`;
      const response = await createProfile(address, uid).catch(() => null);
      if (response?.ok) acknowledged.push(uid);
      if (acknowledged.length >= 60 && !killed) {
        killed = true;
        child.kill('SIGKILL');
      }
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(writer));
  await ended;

  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const kept = new Set((await db.select({ uid: users.uid }).from(users)).map(({ uid }) => uid));
  await close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((uid) => !kept.has(uid))).toEqual([]);
});

it('answers what runs when it is told to stop, and ends in order', async () => {
  const { address, port, child, ended } = await started(await newFolder());
  // An idle connection must not hold it up.
  const idle = connect(port, '127.0.0.1');
  const running = Array.from({ length: 5 }, (_, index) => createProfile(address, `stop-${index}`));
  await Promise.race(running);
  child.kill('SIGTERM');
  const answers = await Promise.allSettled(running);
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.ok).length).toBeGreaterThan(
    0,
  );
  expect(await ended).toMatchObject({ code: 0, signal: null, errors: '' });
  idle.destroy();
});
