import { deepEqual, equal, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CallName, calls } from '@aura/api-client/contract/calls';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startBrokenServer } from './support/broken-server.ts';
import type { Check } from './support/check.ts';
import { uniqueName } from './support/client.ts';
import type { Harness } from './support/harness.ts';

/** Check 40: packages, built files, and what errors and logs tell. */

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function npm(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile('npm', [...args], { cwd: inRoot(), maxBuffer: 1e8 }, (error, output, errors) => {
      resolve({ code: error ? 1 : 0, output: output || errors });
    });
  });
}

/** The advisories of the registry; a text where it cannot be reached. */
async function checkAdvisories(): Promise<string> {
  const { output } = await npm('audit', '--omit=dev', '--json');
  const report: { error?: unknown; metadata?: { vulnerabilities: Record<string, number> } } = JSON.parse(
    output.slice(output.indexOf('{')) || '{"error":"no output"}',
  );
  const found = report.metadata?.vulnerabilities;
  if (!found || report.error) return 'advisories not checked: no network';
  deepEqual([found.high, found.critical], [0, 0], 'high and critical advisories');
  return '0 high advisories';
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { link?: boolean; resolved?: string; integrity?: string; inBundle?: boolean }>
  >;
}

/** Every package has a hash and comes from the registry. */
async function checkLockFile(): Promise<number> {
  const lock: Lock = JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
  const external = Object.entries(lock.packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  for (const [path, { integrity, resolved }] of external) {
    ok(/^sha512-/.test(integrity ?? ''), `${path} has no hash`);
    const isRegistry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
    ok(isRegistry, `${path} comes from ${resolved}`);
  }
  const sbom = await npm('sbom', '--omit=dev', '--sbom-format=cyclonedx');
  const { components }: { components?: unknown[] } = JSON.parse(sbom.output);
  ok((components ?? []).length > 0, 'no SBOM');
  return external.length;
}

const secrets = /AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|AIza[\w-]{35}|ghp_\w{36}|sk-[A-Za-z0-9]{32}/;
const machinePath = /\/(?:home|Users|root|tmp)\/[\w.-]+\//;

async function checkBuiltFiles(): Promise<number> {
  let files = 0;
  for (const folder of [inRoot('packages/app/dist'), inRoot('packages/server/dist')]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz|woff2|png|jpg|webp|avif|wasm|onnx)$/.test(entry.name)) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
      equal(secrets.exec(text)?.[0], undefined, `a secret in ${entry.name}`);
      equal(machinePath.exec(text)?.[0], undefined, `a path in ${entry.name}`);
      if (entry.name.endsWith('.map')) equal('sourcesContent' in JSON.parse(text), false, entry.name);
      files += 1;
    }
  }
  return files;
}

const callNames = Object.keys(calls) as CallName[];

async function checkErrors(harness: Harness): Promise<number> {
  const broken = await startBrokenServer(harness);
  let failed = 0;
  for (const name of callNames) {
    const answer = await broken.send(name);
    const text = await answer.text();
    if (answer.status < 500) {
      // Its phrase is wrong, which is found before the database is asked.
      equal(name, 'deleteAccount', `${name}: ${answer.status}`);
      continue;
    }
    const expected = { success: false, error: 'Something went wrong.', code: 'INTERNAL' };
    deepEqual(JSON.parse(text), expected, name);
    equal(answer.headers.get('content-type'), 'application/json', name);
    failed += 1;
  }
  const log = broken.target.server.output();
  equal(/eyJ|@example\.com/.exec(log)?.[0], undefined, 'in the log');
  ok(/"level":50/.test(log), 'errors are not logged');
  broken.stop();
  return failed;
}

async function checkLog(harness: Harness): Promise<void> {
  const target = await harness.main();
  const person = await target.signUp(uniqueName('logged'));
  await target.send(calls.getFavorites, { email: person.email }, person.token);
  await target.send(calls.getFavorites, { email: person.email }, `${person.token}x`);
  const log = target.server.output();
  ok(log.includes('/getFavorites'), 'requests are not logged');
  equal(/eyJ[\w-]{10}|[\w.]+@[\w-]+\.\w+|Bearer /.exec(log)?.[0], undefined, 'in the log');
}

const supplyChain: Check = {
  number: 40,
  title: 'Packages, built files, errors',
  // Afterwards the log of the main server holds the requests of all other checks.
  runs: 'alone',
  run: async (harness) => {
    const packages = await checkLockFile();
    const files = await checkBuiltFiles();
    const failed = await checkErrors(harness);
    await checkLog(harness);
    const advisories = await checkAdvisories();
    return `${packages} packages with hashes, ${advisories}, ${files} built files, ${failed} calls with a generic 500, 0 tokens or emails logged`;
  },
};

export const supplyChainChecks: readonly Check[] = [supplyChain];
