import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

const prefix = 'server-test-';
/** Longer than any run of tests. */
const unusedAfterMs = 24 * 3_600_000;

/** What the build depends on, relative to the packages. */
const sources = [
  '../package-lock.json',
  'api-client/src',
  'demo-world/src',
  'domain/src',
  'server/src',
  'server/vite.config.ts',
];

/** Hashes contents, so that the name of a build says which sources it was made of. */
function hashOfSources(packages: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(packages, source);
    const names = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
      : [''];
    for (const name of names.sort()) {
      if (/\.test\.ts$/.test(name) || statSync(join(path, name)).isDirectory()) continue;
      hash.update(`${source}/${name}`).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeUnused(cache: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const folder = join(cache, name);
    const isUnused = name.startsWith(prefix) && Date.now() - statSync(folder).mtimeMs > unusedAfterMs;
    if (isUnused) await rm(folder, { recursive: true, force: true });
  }
}

async function build(): Promise<string> {
  const root = packageRoot();
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, prefix + hashOfSources(join(root, '..')));
  if (existsSync(folder)) return folder;
  await removeUnused(cache);
  const outDir = `${folder}-${process.pid}`;
  const { build: buildWithVite } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  await buildWithVite({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  // Renamed atomically, since test files run in parallel; the first one is used.
  await rename(outDir, folder).catch(() => rm(outDir, { recursive: true, force: true }));
  return folder;
}

let built: Promise<string> | null = null;

/** Builds the server, once for all test files and runs of the same sources. Returns the folder of its programs. */
export function serverBuild(): Promise<string> {
  built ??= build();
  return built;
}
