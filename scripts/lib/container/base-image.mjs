import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CACHE } from '../paths.mjs';
import { run } from '../run-program.mjs';
import { StopError } from '../stop-error.mjs';
import { missingPrograms } from './command.mjs';

const DEBIAN = 'localhost/aura-debian:check';
const NODE = 'localhost/aura-node:check';

/** Where the build finds the certificates of a network that replaces those of the registry. */
const CERTIFICATES = '/usr/local/share/build-certificates.pem';

/**
 * Returns the base image for the build. `NODE_IMAGE` names one of a registry; without it, one is assembled from
 * packages of Debian and the Node of this machine, so that no image registry is needed.
 * @returns {Promise<{ base: string, mounts: string[] }>} `mounts`: for the build
 * @throws {StopError}
 */
export async function prepareBase() {
  if (process.env.NODE_IMAGE) return { base: process.env.NODE_IMAGE, mounts: [] };
  if ((await missingPrograms(['mmdebstrap'])).length > 0) {
    throw new StopError('mmdebstrap is not installed, and NODE_IMAGE names no base image.');
  }
  await importDebian();
  await addNode();
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  return { base: NODE, mounts: certificates ? ['-v', `${certificates}:${CERTIFICATES}:ro`] : [] };
}

/** @param {string[]} args @param {string} failure */
async function podman(args, failure) {
  const { code, output } = await run('podman', args);
  if (code !== 0) throw new StopError(`${output.slice(-2000)}\n${failure}`);
}

async function importDebian() {
  mkdirSync(CACHE, { recursive: true });
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm';
  const archive = join(CACHE, `debian-${suite}.tar`);
  if (!existsSync(archive)) {
    console.log('Assembling a base image from packages of Debian...');
    const partial = join(CACHE, 'debian-partial.tar');
    const { code, output } = await run(
      'mmdebstrap',
      [
        '--variant=essential',
        '--include=ca-certificates,libatomic1,libstdc++6',
        ...['doc', 'man', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
        suite,
        partial,
      ],
      { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` } },
    );
    if (code !== 0) throw new StopError(`${output.slice(-2000)}\nThe base image cannot be assembled.`);
    renameSync(partial, archive);
  }
  await podman(['import', archive, DEBIAN], 'The base image cannot be imported.');
}

/** Adds the Node and the npm that run this script. */
async function addNode() {
  const npm = process.env.npm_execpath;
  if (!npm) throw new StopError('Start the check with npm run check:container.');
  const folder = mkdtempSync(join(tmpdir(), 'aura-node-'));
  try {
    const local = join(folder, 'usr/local');
    for (const name of ['bin', 'etc', 'lib/node_modules']) mkdirSync(join(local, name), { recursive: true });
    cpSync(process.execPath, join(local, 'bin/node'));
    cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
    writeFileSync(
      join(local, 'etc/npmrc'),
      process.env.NODE_EXTRA_CA_CERTS ? `cafile=${CERTIFICATES}\n` : '',
    );
    writeFileSync(join(folder, 'Containerfile'), `FROM ${DEBIAN}\nCOPY usr /usr\n`);
    await podman(
      ['build', '--layers', '--format=docker', '-t', NODE, folder],
      'Node cannot be added to the base image.',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
