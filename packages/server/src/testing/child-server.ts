import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newDataFolder } from './data-folder.ts';
import { serverBuild } from './server-build.ts';

const projectId = 'demo-child';
const readyTimeoutMs = 50_000;
const pollMs = 20;

type Environment = Readonly<Record<string, string>>;

/** How a process exited. */
interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Its standard error. */
  readonly stderr: string;
}

/** A server in a child process. */
export interface ChildServer {
  readonly child: ChildProcess;
  readonly exited: Promise<ProcessExit>;
  /** Returns its standard output so far. */
  readonly output: () => string;
  readonly port: number;
  readonly address: string;
}

/** Listens on a free port and returns it. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Creates an unsigned token, as the Auth emulator does. */
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

/** A fake Auth emulator that accepts every account. */
function createEmulator(): Server {
  return createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { localId } = JSON.parse(body) as { localId: string[] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ users: localId.map((id) => ({ localId: id })) }));
  });
}

/** Polls the health check until it answers 200. */
async function waitUntilReady(address: string): Promise<void> {
  const limit = Date.now() + readyTimeoutMs;
  const isReady = () =>
    fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > limit) throw new Error('The server is not ready in time.');
    await setTimeout(pollMs);
  }
}

export type ChildServers = Awaited<ReturnType<typeof createChildServers>>;

/** Builds the server and starts it in child processes, each with a data folder and an empty database. */
export async function createChildServers() {
  const programs = await serverBuild();
  const emulator = createEmulator();
  const emulatorHost = `127.0.0.1:${await listenOnFreePort(emulator)}`;
  const children = new Set<ChildProcess>();
  const folders: string[] = [];

  /** Creates a data folder. */
  async function newFolder(): Promise<string> {
    const folder = await newDataFolder();
    folders.push(folder);
    return folder;
  }

  /**
   * Starts a process with only these settings, without waiting for it to be ready.
   * @param launcher a program with arguments that runs the command after them
   * @param command the program of the build, with arguments
   */
  function run(
    env: Environment,
    launcher: readonly string[] = [],
    [file, ...args]: readonly [string, ...string[]] = ['main.js'],
  ): Pick<ChildServer, 'child' | 'exited' | 'output'> {
    const [program = '', ...words] = [...launcher, process.execPath, join(programs, file), ...args];
    const child = spawn(program, words, {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    let errorOutput = '';
    child.stdout.on('data', (data) => {
      output += String(data);
    });
    child.stderr.on('data', (data) => {
      errorOutput += String(data);
    });
    const exited = new Promise<ProcessExit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal, stderr: errorOutput.trim() }));
    });
    return { child, exited, output: () => output };
  }

  /** Starts a server and resolves when it serves requests. */
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
      AUTH_EMULATOR: 'allow',
      ...env,
    };
    const running = run(settings, launcher);
    const ended = running.exited.then(({ stderr }) => {
      throw new Error(`The server has exited: ${stderr}`);
    });
    await Promise.race([waitUntilReady(address), ended]);
    ended.catch(() => undefined);
    return { ...running, port, address };
  }

  /** Kills all running processes. */
  async function killAll(): Promise<void> {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
  }

  async function close(): Promise<void> {
    await killAll();
    emulator.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }

  return { emulatorHost, newFolder, run, start, killAll, close };
}
