import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addCodePreloads } from './code-preloads.mjs';
import { listFiles } from './files.mjs';
import { writeLandingPage } from './landing-page.mjs';
import { writeNotLoadedMessage } from './not-loaded.mjs';
import { CACHE, inRoot } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { run } from './run-program.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { writeStartPage } from './start-page.mjs';
import { StopError } from './stop-error.mjs';

/**
 * A part of the product that is built before it runs.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder of the package
 * @property {string} result file that a completed build creates
 * @property {string[]} sources files and folders that the result depends on
 * @property {() => Promise<void>} [after] runs after the package's build
 */

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages/domain', 'packages/api-client'];

/** @type {Part[]} */
const PARTS = [
  {
    name: 'the app',
    folder: 'packages/app',
    result: 'packages/app/dist/index.html',
    sources: [
      ...SHARED,
      'tailwind.config.ts',
      'packages/ui',
      'packages/app',
      'scripts/lib/landing-page.mjs',
      'scripts/lib/landing-markup.mjs',
      'scripts/lib/markup.mjs',
      'scripts/lib/service-worker.mjs',
      'scripts/lib/code-preloads.mjs',
      'scripts/lib/start-page.mjs',
    ],
    after: async () => {
      const folder = inRoot('packages/app/dist');
      await writeNotLoadedMessage(folder);
      await writeLandingPage(folder);
      await writeStartPage(folder);
      addCodePreloads(folder);
      await writeServiceWorker(folder);
      await precompress(folder);
    },
  },
  {
    name: 'the server',
    folder: 'packages/server',
    result: 'packages/server/dist/main.js',
    sources: [...SHARED, 'packages/server'],
  },
];

/** @param {string} name */
const printBuild = (name) => console.log(`Building ${name}...`);

/**
 * Builds the parts whose sources have changed since their last build.
 * @param {{ force?: boolean, only?: string, shutdownSignal?: AbortSignal, onBuild?: (name: string) => void }}
 * [options] `force`: build unchanged parts too; `only`: name of the one part to build; `shutdownSignal`:
 * aborted when the build is cancelled; `onBuild`: called before each build, prints by default
 * @throws {StopError} when a build fails
 */
export async function ensureBuilt({ force = false, only, shutdownSignal, onBuild = printBuild } = {}) {
  mkdirSync(CACHE, { recursive: true });
  const unlock = await lock(join(CACHE, 'build.lock'));
  try {
    for (const part of PARTS) {
      if (only && part.name !== only) continue;
      const fingerprint = fingerprintOf(part.sources);
      if (!force && isBuilt(part, fingerprint)) continue;
      onBuild(part.name);
      rmSync(stampOf(part), { force: true });
      await runBuild(part, shutdownSignal);
      await part.after?.();
      writeFileSync(stampOf(part), fingerprint);
    }
  } finally {
    unlock();
  }
}

/** @param {Part} part @param {string} fingerprint */
function isBuilt(part, fingerprint) {
  if (!existsSync(inRoot(part.result)) || !existsSync(stampOf(part))) return false;
  return readFileSync(stampOf(part), 'utf8') === fingerprint;
}

/** @param {Part} part */
const stampOf = ({ name }) => join(CACHE, `${name.replace(/\W+/g, '-')}.built`);

/**
 * Hashes contents instead of times, since a clone or a checkout changes the times of unchanged files.
 * @param {string[]} sources
 */
function fingerprintOf(sources) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of listFiles(sources)) {
    if (/\.(test|spec|stories)\.\w+$/.test(file)) continue;
    hash.update(file).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * @param {Part} part
 * @param {AbortSignal} [signal]
 * @throws {StopError}
 */
async function runBuild({ name, folder }, signal) {
  const vite = inRoot('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const { code, output } = await run(process.execPath, args, { cwd: inRoot(folder), signal });
  if (signal?.aborted) throw new StopError(`The build of ${name} was stopped.`);
  if (code !== 0) throw new StopError(`${output}\nThe build of ${name} failed.`);
}

/**
 * Prevents two processes from building into the same folder.
 * @param {string} file
 * @returns {Promise<() => void>} releases the lock
 */
async function lock(file) {
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeFileSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch {
      if (!isHeld(file)) rmSync(file, { force: true });
      await sleep(250);
    }
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
