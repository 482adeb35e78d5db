import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

/** @typedef {import('./podman.mjs').Podman} Podman */
/** @typedef {import('./command.mjs').Report} Report */

/** Bytes; Debian and Node are 230 MB of it. */
const MAX_SIZE = 500e6;

/** Everything that the image has below its folder, without the content of folders that a build creates. */
const CONTENT = [
  'LICENSE',
  'node_modules',
  'package.json',
  'packages/app/dist',
  'packages/server/dist',
  'packages/server/migrations',
  'packages/server/models',
  'packages/server/node_modules',
  'packages/server/package.json',
];

/**
 * Checks what is in an image, without starting it.
 * @param {Podman} podman
 * @param {string} image
 * @param {Report} report
 */
export async function checkImage(podman, image, { check }) {
  const config = JSON.parse(await podman.inspect(image, '{{json .Config}}'));
  check('the image runs as a user without rights', config.User === '1000:1000', config.User);
  const health = await podman.inspect(image, '{{json .HealthCheck}}');
  check('the image has a health check', health.includes('/api/health/live'), health);
  check('the image is stopped by SIGTERM', /^(15|SIGTERM)$/.test(config.StopSignal), config.StopSignal);
  check('the data folder is a volume', '/data' in (config.Volumes ?? {}));
  check('the image is labelled', config.Labels['org.opencontainers.image.licenses'] === 'MIT');
  check('the image is for production', config.Env.includes('NODE_ENV=production'), config.Env);
  const secrets = config.Env.filter((/** @type {string} */ line) =>
    /^\w*(SECRET|PASSWORD|TOKEN|_KEY)/.test(line),
  );
  check('the image sets no secret', secrets.length === 0, secrets);

  const size = Number(await podman.inspect(image, '{{.Size}}'));
  check(`the image has less than 500 MB (${Math.round(size / 1e6)} MB)`, size < MAX_SIZE);

  const listed = await podman.runOnce(
    image,
    'cd /app && find . -mindepth 1 -maxdepth 3 ! -type d ! -path "./node_modules/*" ! -path "./packages/*/*/*"; ls -d node_modules packages/*/*/',
  );
  const found = [...new Set(listed.stdout.split('\n').map((path) => path.replace(/^\.\/|\/$/g, '')))].sort();
  check(
    'the image has the build and what it needs, and nothing else',
    found.join() === CONTENT.join(),
    found,
  );

  const stray = await podman.runOnce(
    image,
    'find / -xdev -name .env -o -name .git -o -path /app/.npmrc -o -path "/root/.np*" -o -path "/data/*" -o -path "/app/*.map"',
  );
  check('no source map, secret file or package cache is in the image', stray.stdout === '', stray.stdout);

  const packages = await podman.runOnce(image, 'cd /app && find . -path "*node_modules*" -name package.json');
  const development = installedDevelopment(packages.stdout.split('\n'));
  check('no development dependency is in the image', development.length === 0, development);
}

/** The workspaces whose code is in the build. */
const BUILT = ['api-client', 'app', 'demo-world', 'domain', 'server', 'ui'];

/**
 * Returns the installed packages that only the development needs, by the lock file and the workspaces. The lock
 * file alone does not tell, since a package may also be a dependency of the mocks.
 * @param {string[]} files paths of `package.json` files
 */
function installedDevelopment(files) {
  /** @type {Record<string, { dev?: boolean }>} */
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const manifests = BUILT.map((name) => readManifest(`packages/${name}/package.json`));
  const production = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
  const development = [readManifest('package.json'), ...manifests]
    .flatMap(({ devDependencies }) => Object.keys(devDependencies ?? {}))
    .filter((name) => !production.has(name) && !name.startsWith('@types/'));
  const places = files.map((file) => file.replace(/^\.\//, '').replace(/\/package\.json$/, ''));
  return places.filter(
    (place) => locked[place]?.dev === true || development.some((name) => place === `node_modules/${name}`),
  );
}

/**
 * @param {string} path
 * @returns {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
const readManifest = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));
