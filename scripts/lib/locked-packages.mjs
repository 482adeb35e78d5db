/**
 * Rules for the packages that `npm ci` installs: each is a package of the npm registry, verified by its hash.
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean,
 *   hasInstallScript?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 */

const REGISTRY = 'https://registry.npmjs.org/';
/** An exact version, also of a package that is installed under another name. */
const EXACT = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const INTEGRITY = /^sha512-[\w+/]{86}==$/;

/** Packages with install scripts. npm runs none of them (`ignore-scripts` in .npmrc); each works without. */
const WITH_SCRIPTS = ['@firebase/util', 'esbuild', 'lefthook', 'msw', 'protobufjs', 're2'];

/** @param {string} place a key of the lock file */
const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {string} place
 * @param {LockedPackage} locked
 */
function installedProblems(place, { resolved, integrity, hasInstallScript, inBundle }) {
  const problems = [];
  if (!inBundle && !INTEGRITY.test(integrity ?? '')) problems.push('has no sha512 integrity');
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) problems.push(`is loaded from ${resolved}`);
  if (hasInstallScript && !WITH_SCRIPTS.includes(nameOf(place))) problems.push('has an install script');
  return problems;
}

/** @param {LockedPackage} workspace */
function workspaceProblems({ dependencies, devDependencies, optionalDependencies }) {
  const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return Object.entries(wanted)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `wants ${name} ${version}, not an exact version`);
}

/**
 * Returns one line per problem of a lock file.
 * @param {Record<string, LockedPackage>} packages its `packages`
 */
export function lockProblems(packages) {
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (locked.link) return [];
    const isInstalled = place.includes('node_modules/');
    const problems = isInstalled ? installedProblems(place, locked) : workspaceProblems(locked);
    return problems.map((problem) => `package-lock.json: ${place || 'the root'} ${problem}`);
  });
}
