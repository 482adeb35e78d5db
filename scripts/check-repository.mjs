/**
 * Checks repository rules that no linter checks: length of files, stories of components, replaced modules, the lock
 * file, raw values instead of tokens, forbidden text, paths in documents. Prints one line per finding.
 */
import { readFileSync } from 'node:fs';
import { missingDocuments, missingPaths, missingSections } from './lib/document-paths.mjs';
import { listFiles } from './lib/files.mjs';
import { lockProblems } from './lib/locked-packages.mjs';
import { inRoot } from './lib/paths.mjs';
import { componentsWithoutStories, isPublicComponent } from './lib/story-coverage.mjs';
import { rawValues } from './lib/token-rules.mjs';

/** @typedef {Record<string, { version?: string, optionalDependencies?: Record<string, string> }>} Locked */

const MAX_LINES = 250;

const SOURCE = /\.(ts|tsx|mjs|cjs|css)$/;
const TEXT = /\.(ts|tsx|mjs|cjs|js|css|html|json|md|mdx|yml|yaml|sql|sh)$|\.ci\/run$/;

/** Stories, and the modules that render around them. */
const STORIES = /\.stories\.tsx$|^packages\/ui\/src\/testing\/.*\.tsx$|^\.storybook\/preview\.tsx$/;

/** Generated files. */
const GENERATED =
  /^(package-lock\.json|packages\/server\/migrations\/|packages\/app\/public\/mockServiceWorker\.js|packages\/demo-world\/data\/|tests\/visual\/baselines\/)/;

/** Each pattern is written so that it does not match this file. */
const FORBIDDEN = [
  { what: 'a path of one machine', pattern: /(?<![\w.:/])\/(home|Users|root|wor[k])\/\w/ },
  {
    what: 'a switched-off check',
    pattern: /@ts-(ignor[e]|nochec[k]|expect-erro[r])|biome-ignor[e]|eslint-disabl[e]/,
  },
  { what: 'a spread object literal, whose unknown properties TypeScript accepts', pattern: /\.{3}\{/ },
  { what: 'unfinished work', pattern: /\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/ },
];

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8');

/** @param {string} path */
const toDocument = (path) => ({ path, text: read(path) });

const allFiles = listFiles();
const files = allFiles.filter((file) => !GENERATED.test(file));
const findings = [
  ...longFiles(),
  ...componentsWithoutStory(),
  ...replacedModules(),
  ...rawTokenValues(),
  ...forbiddenText(),
  ...brokenPaths(),
  ...missingPlatforms(),
  ...lockProblems(JSON.parse(read('package-lock.json')).packages),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

function longFiles() {
  const sources = files.filter((file) => SOURCE.test(file));
  return sources.flatMap((file) => {
    const lines = readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${file}: ${lines} lines; at most ${MAX_LINES}`] : [];
  });
}

function componentsWithoutStory() {
  const stories = files.filter((file) => STORIES.test(file));
  return componentsWithoutStories(files.filter(isPublicComponent).map(toDocument), stories.map(toDocument));
}

/** Tests of components in a browser share modules, so a file cannot replace one. */
function replacedModules() {
  return files
    .filter((file) => /\.browser\.test\.tsx?$/.test(file) && /\bvi\.(do)?[mM]ock\(/.test(read(file)))
    .map((file) => `${file}: replaces a module; pass the dependency, or spy on an object`);
}

function rawTokenValues() {
  /** @param {string} name */
  const stepsOf = (name) =>
    [...read(`packages/ui/src/foundations/tokens/${name}.ts`).matchAll(/^ {2}([\d.]+): /gm)].map(
      ([, step = '']) => step,
    );
  const scales = { spaces: stepsOf('space'), sizes: stepsOf('type') };
  return files
    .filter((file) => /^packages\/(ui|app)\/src\/.*\.(tsx?|css)$/.test(file))
    .flatMap((file) => rawValues(file, read(file), scales));
}

function brokenPaths() {
  const documents = files.filter((file) => /\.mdx?$/.test(file) && file !== 'CHANGELOG.md');
  const rules = read('docs/product.md');
  const sources = files.filter((file) => SOURCE.test(file) && !file.endsWith('document-paths.test.ts'));
  return [
    ...documents.map(toDocument).flatMap((document) => missingPaths(document, allFiles, read)),
    ...sources.map(toDocument).flatMap((source) => missingDocuments(source, allFiles)),
    ...sources.map(toDocument).flatMap((source) => missingSections(source, rules)),
  ];
}

function forbiddenText() {
  return files
    .filter((file) => TEXT.test(file))
    .flatMap((file) =>
      readFileSync(inRoot(file), 'utf8')
        .split('\n')
        .flatMap((line, index) => forbiddenIn(file, line, index)),
    );
}

/**
 * @param {string} file
 * @param {string} line
 * @param {number} index from 0
 */
function forbiddenIn(file, line, index) {
  const found = FORBIDDEN.filter(({ pattern }) => pattern.test(line));
  return found.map(({ what }) => `${file}:${index + 1}: ${what}: ${line.trim()}`);
}

/**
 * Finds platform packages missing from the lock file. `npm install` omits a platform package that the
 * registry lacks without a message; `npm ci` then fails on every machine.
 */
function missingPlatforms() {
  /** @type {Locked} */
  const packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => !fits(wanted, findLocked(packages, place, name)))
      .map(([name, wanted]) => `package-lock.json: ${place} wants ${name} ${wanted}, which has no entry`),
  );
}

/**
 * @param {Locked} packages
 * @param {string} place the dependent's key in the lock file
 * @param {string} name
 * @returns {string | undefined} the version that Node resolves from that key
 */
function findLocked(packages, place, name) {
  const found = packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`];
  if (found || !place) return found?.version;
  const outer = place.lastIndexOf('/node_modules/');
  return findLocked(packages, outer < 0 ? '' : place.slice(0, outer), name);
}

/**
 * Returns whether a found version satisfies a required one. Platform packages are required in an exact
 * version; for version ranges only the presence is checked.
 * @param {string} wanted
 * @param {string | undefined} found
 */
function fits(wanted, found) {
  return /^\d+\.\d+\.\d+$/.test(wanted) ? found === wanted : found !== undefined;
}
