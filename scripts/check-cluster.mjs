/**
 * `npm run check:cluster`: three servers behind nginx on one PostgreSQL and one object storage, under load, with every
 * process killed once (see `tests/cluster/check.ts`). Takes two minutes and needs PostgreSQL and nginx.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTypeScript } from './lib/run-typescript.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

/**
 * @param {string} name
 * @param {string[]} folders beside those of PATH
 */
function findProgram(name, folders) {
  const all = [...(process.env.PATH ?? '').split(':'), ...folders];
  return all.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function findPrograms() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const initdb = findProgram('initdb', versions);
  const nginx = findProgram('nginx', ['/usr/sbin', '/usr/local/sbin']);
  // A link to one program does not lead to the others.
  return { postgres: initdb && dirname(realpathSync(initdb)), nginx };
}

/** @param {string[]} packages of Debian */
function install(packages) {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(' and ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${packages.join(' ')}`], { env });
}

await runMain(async () => {
  const found = findPrograms();
  const packagesOf = ({ postgres, nginx } = found) => [
    ...(postgres ? [] : ['postgresql']),
    ...(nginx ? [] : ['nginx']),
  ];
  if (packagesOf().length > 0) install(packagesOf());
  const { postgres, nginx } = findPrograms();
  if (!postgres || !nginx) {
    throw new StopError(`Missing: ${packagesOf({ postgres, nginx }).join(' and ')} (packages of Debian).`);
  }
  await runTypeScript('/tests/cluster/check.ts', ({ checkCluster }) =>
    checkCluster({ postgres, nginx }, (/** @type {string} */ line) => console.log(line)),
  );
});
