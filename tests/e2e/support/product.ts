import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { killTree, processTree } from './processes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** How long a start may take on a slow machine, in milliseconds. */
const startLimit = 90_000;

export interface Ended {
  code: number | null;
  /** Everything it printed. */
  output: string;
}

interface Run {
  child: ChildProcess;
  ended: Promise<Ended>;
  output: () => string;
}

/** What `npm start` runs, with settings of its own; nothing is waited for. */
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

/** A running copy of the product on free ports, with a data folder that survives its ends. */
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
      ...environment,
    };
  }

  /**
   * Starts a copy and waits for its address.
   * @param data a data folder to begin with, as an earlier copy that was stopped left it; it stays as it is
   */
  static async start(environment: Record<string, string> = {}, data?: string): Promise<Product> {
    const [port, authPort] = [await findFreePort(), await findFreePort()];
    const dataDir = await mkdtemp(join(tmpdir(), 'aura-e2e-'));
    if (data) await cp(data, dataDir, { recursive: true });
    const product = new Product(port, authPort, dataDir, environment);
    await product.startAgain();
    return product;
  }

  /** The address that it printed. */
  get address(): string {
    return this.output().match(/http:\/\/localhost:\d+/)?.[0] ?? '';
  }

  output(): string {
    return this.run?.output() ?? '';
  }

  /** Starts on the same ports and data, and waits for the address. */
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
    });
  }

  /** Ids of all its processes. */
  processes(): number[] {
    return this.run?.child.pid ? processTree(this.run.child.pid) : [];
  }

  /** Ends everything with SIGKILL, as a power cut would. */
  async kill(): Promise<void> {
    if (this.run?.child.pid) killTree(this.run.child.pid);
    await this.run?.ended;
  }

  /** Ends only the first process with SIGKILL. */
  async killParent(): Promise<void> {
    this.run?.child.kill('SIGKILL');
    await this.run?.ended;
  }

  /** Ctrl-C. */
  async stop(): Promise<Ended> {
    this.run?.child.kill('SIGINT');
    return this.run?.ended ?? { code: 0, output: '' };
  }

  /** Resolves when it ends by itself. */
  ended(): Promise<Ended> {
    return this.run?.ended ?? Promise.resolve({ code: 0, output: '' });
  }

  /** Stops and deletes the data. */
  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
