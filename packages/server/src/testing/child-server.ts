import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import { openDatabase } from '../db/open-database.ts';
import { templatePath } from '../db/testing.ts';
import { packageRoot } from '../package-root.ts';

const projectId = 'demo-child';
const readyTimeoutMs = 50_000;
const pollMs = 20;

type Environment = Readonly<Record<string, string>>;

/** How a process ended. */
interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it wrote on its standard error. */
  readonly errors: string;
}

/** A server in a process of its own. */
export interface ChildServer {
  readonly child: ChildProcess;
  readonly ended: Promise<ProcessExit>;
  /** What it wrote on its standard output so far. */
  readonly output: () => string;
  readonly port: number;
  readonly address: string;
}

/** Takes any free port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A token as the Auth emulator makes them: unsigned. */
export function emulatorToken(uid: string, claims: object = {}): string {
  const seconds = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const whole = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    email: `${uid}@example.com`,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(whole)}.`;
}

/** Stands in for the Auth emulator: everybody exists. */
function createEmulator(): Server {
  return createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { localId } = JSON.parse(body) as { localId: string[] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ users: localId.map((id) => ({ localId: id })) }));
  });
}

/** Asks until the server answers that it can work. */
async function waitUntilReady(address: string): Promise<void> {
  const limit = Date.now() + readyTimeoutMs;
  const isReady = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > limit) throw new Error('The server is not ready.');
    await setTimeout(pollMs);
  }
}

/** A data folder with an empty database; copied for each server, since making one takes seconds. */
async function dataTemplate(): Promise<string> {
  const path = await templatePath('data');
  if (existsSync(path)) return path;
  const partial = await mkdtemp(`${path}-`);
  await (await openDatabase({ dataDir: partial, databaseUrl: null })).close();
  // Renamed into place whole: test files run side by side, and the first one wins.
  await rename(partial, path).catch(() => rm(partial, { recursive: true, force: true }));
  return path;
}

export type ChildServers = Awaited<ReturnType<typeof createChildServers>>;

/** Builds the server and starts it in processes, each on a data folder with an empty database. */
export async function createChildServers() {
  const outDir = join(packageRoot(), 'node_modules', '.cache', `server-test-${process.pid}`);
  const configFile = join(packageRoot(), 'vite.config.ts');
  await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const template = await dataTemplate();
  const emulator = createEmulator();
  const emulatorHost = `127.0.0.1:${await listenOnFreePort(emulator)}`;
  const children = new Set<ChildProcess>();
  const folders: string[] = [];

  /** A fresh data folder. */
  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'aura-child-'));
    folders.push(folder);
    await cp(template, folder, { recursive: true });
    return folder;
  }

  /**
   * Starts a process with these settings alone, whether it comes up or not.
   * @param launcher a program with arguments that runs the command after them
   */
  function run(
    env: Environment,
    launcher: readonly string[] = [],
  ): Pick<ChildServer, 'child' | 'ended' | 'output'> {
    const [program = '', ...words] = [...launcher, process.execPath, join(outDir, 'main.js')];
    const child = spawn(program, words, {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let [output, errors] = ['', ''];
    child.stdout.on('data', (data) => {
      output += String(data);
    });
    child.stderr.on('data', (data) => {
      errors += String(data);
    });
    const ended = new Promise<ProcessExit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal, errors: errors.trim() }));
    });
    return { child, ended, output: () => output };
  }

  /** Starts a server and returns once it answers. */
  async function start(
    dataDir: string,
    env: Environment = {},
    launcher: readonly string[] = [],
  ): Promise<ChildServer> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const settings = {
      DATA_DIR: dataDir,
      PORT: String(port),
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      ...env,
    };
    const running = run(settings, launcher);
    await waitUntilReady(address);
    return { ...running, port, address };
  }

  /** Ends what still runs. */
  async function killAll(): Promise<void> {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
  }

  async function close(): Promise<void> {
    await killAll();
    emulator.close();
    for (const folder of [outDir, ...folders]) await rm(folder, { recursive: true, force: true });
  }

  return { emulatorHost, newFolder, run, start, killAll, close };
}
