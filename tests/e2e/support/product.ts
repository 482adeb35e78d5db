import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { killTree, processTree } from './processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Maximum time of a start, in milliseconds. */
const startLimit = 90_000;

export interface Ended {
  code: number | null;
  /** The output so far. */
  output: string;
}

interface Run {
  child: ChildProcess;
  ended: Promise<Ended>;
  output: () => string;
}

/** Runs `npm start` with the given environment, without waiting for it. */
export function runStart(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, ended, output: () => output };
}

/** A running product on free ports, with a data folder that survives restarts. */
export class Product {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
  private readonly environment: Record<string, string>;
  private run: Run | undefined;

  private constructor(port: number, authPort: number, dataDir: string, environment: Record<string, string>) {
    this.port = port;
    this.authPort = authPort;
    this.dataDir = dataDir;
    this.environment = {
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authPort),
      DATA_DIR: dataDir,
      // The pictures of the sample items would change during the tests.
      CUTOUTS: 'off',
      // The processor time is the tests'; tests of the server cover the copies.
      AVIF: 'off',
      ...environment,
    };
  }

  /**
   * Starts a product and waits for its address.
   * @param data an existing data folder to copy; it is not changed
   */
  static async start(environment: Record<string, string> = {}, data?: string): Promise<Product> {
    const port = await findFreePort();
    const authPort = await findFreePort();
    const dataDir = await mkdtemp(join(tmpdir(), 'aura-e2e-'));
    if (data) await cp(data, dataDir, { recursive: true });
    const product = new Product(port, authPort, dataDir, environment);
    await product.startAgain();
    return product;
  }

  /** The printed address. */
  get address(): string {
    return this.output().match(/http:\/\/localhost:\d+/)?.[0] ?? '';
  }

  output(): string {
    return this.run?.output() ?? '';
  }

  /** Starts again with the same ports and data, and waits for the address. */
  async startAgain(): Promise<void> {
    const run = runStart(this.environment);
    this.run = run;
    const limit = AbortSignal.timeout(startLimit);
    await new Promise<void>((resolve, reject) => {
      run.child.stdout?.on('data', () => {
        if (this.address) resolve();
      });
      limit.addEventListener('abort', () =>
        reject(new Error(`No address after a long time:\n${run.output()}`)),
      );
      void run.ended.then(({ output }) => reject(new Error(`The product did not start:\n${output}`)));
    }).catch(async (error: unknown) => {
      await this.kill();
      throw error;
    });
  }

  /** Returns the ids of all its processes. */
  processes(): number[] {
    return this.run?.child.pid ? processTree(this.run.child.pid) : [];
  }

  /** Kills all processes with SIGKILL. */
  async kill(): Promise<void> {
    if (this.run?.child.pid) killTree(this.run.child.pid);
    await this.run?.ended;
  }

  /** Kills only the first process with SIGKILL. */
  async killParent(): Promise<void> {
    this.run?.child.kill('SIGKILL');
    await this.run?.ended;
  }

  /** Sends SIGINT, as Ctrl-C does. */
  async stop(): Promise<Ended> {
    this.run?.child.kill('SIGINT');
    return this.run?.ended ?? { code: 0, output: '' };
  }

  /** Resolves when the process has ended. */
  ended(): Promise<Ended> {
    return this.run?.ended ?? Promise.resolve({ code: 0, output: '' });
  }

  /** Stops the product and deletes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
