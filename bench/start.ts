import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ROOT } from '../scripts/lib/paths.mjs';
import { findFreePort } from '../scripts/lib/ports.mjs';
import { createShutdownSignal } from '../scripts/lib/shutdown-signal.mjs';
import type { BenchmarkResult } from './report.ts';

const timeoutMs = 120_000;

/** Measures the time from `npm start` to the printed address, in milliseconds. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const authPort = await findFreePort();
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), AUTH_EMULATOR_PORT: String(authPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const printed = new Promise<number>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      if (output.includes(`http://localhost:${port}`)) resolve(performance.now() - begin);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`npm start exited:\n${output}`)));
    setTimeout(() => reject(new Error(`npm start did not print an address:\n${output}`)), timeoutMs).unref();
  });
  try {
    return await printed;
  } finally {
    await stop(child);
  }
}

/** Stops npm and all processes that it started. */
async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

/** Measures the start of the product, with everything installed and built. */
export async function measureStart(): Promise<BenchmarkResult> {
  await ensureBuilt({
    shutdownSignal: createShutdownSignal(),
    onBuild: (name) => process.stderr.write(`Building ${name}\n`),
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'aura-bench-'));
  try {
    const seconds = async () => `${((await startOnce(dataDir)) / 1000).toFixed(1)} s`;
    return {
      title: 'From npm start to the printed address',
      head: ['', 'time'],
      rows: [
        ['first start, including the demo world', await seconds()],
        ['later start', await seconds()],
      ],
      budget: null,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
