import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Absolute paths of the system's programs. */
export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  readonly postgres: string;
  readonly nginx: string;
}

/** A process of the cluster that can be killed and started again. */
export interface Restartable {
  readonly name: string;
  /** Ends it with SIGKILL and resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts it and resolves when it answers. */
  start(): Promise<void>;
}

const readyMs = 60_000;
const pollMs = 25;
const isRoot = process.getuid?.() === 0;

/**
 * Repeats a check until it succeeds.
 * @throws when it does not within a minute
 */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + readyMs;
  while (!(await check().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`${what}: not within ${readyMs / 1000} s`);
    await setTimeout(pollMs);
  }
}

/** Whether something listens on a port of this machine. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Resolves when a child process has ended. */
export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** PostgreSQL refuses to run as root. */
const asPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

/** Creates a PostgreSQL server with its own data folder and the default durability. */
export async function createPostgres(programs: Programs, folder: string, port: number): Promise<Restartable> {
  await mkdir(folder);
  if (isRoot) {
    const ids = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
    await chown(folder, Number(ids.stdout), 0);
  }
  const data = join(folder, 'data');
  const init = asPostgres(join(programs.postgres, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust']);
  const { status, stderr } = spawnSync(...init, { cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb: ${stderr}`);
  const options = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const args = ['-D', data, ...[...options, 'max_connections=200'].flatMap((option) => ['-c', option])];
  return {
    name: 'PostgreSQL',
    async kill() {
      const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await until('the end of PostgreSQL', async () => !isAlive(pid));
    },
    async start() {
      let child: ChildProcess | null = null;
      // Right after a kill it refuses to start until the processes of the killed one have ended.
      await until('PostgreSQL', async () => {
        if (child === null || child.exitCode !== null) {
          child = spawn(...asPostgres(join(programs.postgres, 'postgres'), args), {
            cwd: '/',
            stdio: 'ignore',
          });
        }
        const ready = asPostgres(join(programs.postgres, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]);
        return spawnSync(...ready, { cwd: '/' }).status === 0 && child.exitCode === null;
      });
    },
  };
}

/** Creates the object storage of `object-store.mjs`. */
export function createObjectStore(folder: string, port: number): Restartable {
  const program = join(import.meta.dirname, 'object-store.mjs');
  let child: ChildProcess | null = null;
  return {
    name: 'object storage',
    async kill() {
      child?.kill('SIGKILL');
      if (child) await ended(child);
    },
    async start() {
      child = spawn(process.execPath, [program, String(port), folder], { stdio: 'ignore' });
      await until('the object storage', () => isListening(port));
    },
  };
}

/** The smallest configuration for several servers; idle connections end sooner than a server drains. */
const nginxConfig = (folder: string, port: number, servers: readonly number[]) => `
daemon off;
${isRoot ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream aura {
    least_conn;
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=2 fail_timeout=5s;`).join('\n    ')}
    keepalive 64;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 40m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s;
    proxy_read_timeout 65s;
    proxy_request_buffering off;
    proxy_next_upstream error timeout;
    proxy_next_upstream_tries 2;
    proxy_next_upstream_timeout 5s;
    location / { proxy_pass http://aura; }
  }
}
`;

/** Creates nginx; `kill` ends one of its two workers, which its main process replaces. */
export async function createNginx(
  { nginx }: Programs,
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<Restartable & { stop(): Promise<void> }> {
  await mkdir(folder);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port, servers));
  let child: ChildProcess | null = null;
  return {
    name: 'a worker of nginx',
    async kill() {
      const children = await readFile(`/proc/${child?.pid}/task/${child?.pid}/children`, 'utf8');
      const worker = Number(children.split(' ')[0]);
      if (!worker) throw new Error('nginx has no worker');
      process.kill(worker, 'SIGKILL');
      await until('the end of the worker', async () => !isAlive(worker));
    },
    async start() {
      child ??= spawn(nginx, ['-c', config, '-p', folder], { stdio: 'ignore' });
      await until('nginx', () => isListening(port));
    },
    async stop() {
      child?.kill('SIGTERM');
      if (child) await ended(child);
    },
  };
}
