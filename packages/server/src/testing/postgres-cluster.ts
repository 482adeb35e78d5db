import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { vi } from 'vitest';
import { freePort } from './child-server.ts';

const run = promisify(execFile);
const programs = ['initdb', 'pg_ctl', 'pg_basebackup'];
const debianFolder = '/usr/lib/postgresql';
const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'max_connections=100'];

/** A PostgreSQL server with a standby that streams from it, apart from the server of the other tests. */
export interface PostgresCluster {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** The standby receives what the primary writes, but does not show it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Ends the standby as a crash would. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  close(): Promise<void>;
}

async function programsFolder(): Promise<string> {
  const versions = (await readdir(debianFolder).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  const found = folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
  if (found === undefined)
    throw new Error(`The programs of PostgreSQL (${programs.join(', ')}) are not in one folder.`);
  return found;
}

/** Returns a function that runs programs of PostgreSQL, which refuses to run as root. */
async function createRunner(folder: string) {
  const programFolder = await programsFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  return async (name: string, ...args: string[]): Promise<void> => {
    const command = [join(programFolder, name), ...args];
    const [program = '', ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    await run(program, words, { cwd: folder });
  };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a server with a standby. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'aura-cluster-'));
  const runProgram = await createRunner(folder);
  const urlOf = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const primaryPort = await freePort();
  const standbyPort = await freePort();
  const primaryUrl = urlOf(primaryPort);
  const standbyUrl = urlOf(standbyPort);

  const start = (name: string, port: number) => {
    const options = [...settings, `port=${port}`, `unix_socket_directories=${folder}`];
    const words = options.map((option) => `-c ${option}`).join(' ');
    const log = join(folder, `${name}.log`);
    return runProgram('pg_ctl', '-D', join(folder, name), '-w', '-l', log, '-o', words, 'start');
  };
  const stop = (name: string) =>
    runProgram('pg_ctl', '-D', join(folder, name), '-w', '-m', 'immediate', 'stop');

  async function close(): Promise<void> {
    await stop('standby').catch(() => undefined);
    await stop('primary').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }

  const primary = join(folder, 'primary');
  const standby = join(folder, 'standby');
  try {
    await runProgram(
      'initdb',
      `--pgdata=${primary}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-sync',
    );
    await start('primary', primaryPort);
    const copy = ['--write-recovery-conf', '--checkpoint=fast', `--dbname=${primaryUrl}`];
    await runProgram('pg_basebackup', `--pgdata=${standby}`, '--no-sync', ...copy);
    await start('standby', standbyPort);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    primaryUrl,
    standbyUrl,
    async pauseReplay() {
      await query(standbyUrl, 'select pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        const [row] = await query(standbyUrl, 'select pg_get_wal_replay_pause_state() as state');
        if (JSON.stringify(row) !== '{"state":"paused"}') throw new Error('The replay is not paused yet.');
      }, 10_000);
    },
    async resumeReplay() {
      await query(standbyUrl, 'select pg_wal_replay_resume()');
    },
    stopStandby: () => stop('standby'),
    startStandby: () => start('standby', standbyPort),
    close,
  };
}
