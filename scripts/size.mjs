/**
 * Checks the size limits: the JavaScript that a browser must load before a page works, from the manifest of
 * the built app. Chunks that load after the first view or on demand (dialogs, motion features, the identity
 * SDK) do not count.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { keyOf, partsOf } from './lib/build-manifest.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * A page and its size limit.
 * @typedef {{ name: string, chunks: string[], kilobytes: number, requests?: number }} Budget
 */

/** What every page of a signed-in user loads: the entry, and chunks of `chunk-groups.ts`. */
const SIGNED_IN = ['index.html', 'api'];

/** @type {Budget[]} */
const BUDGETS = [
  {
    name: 'first visit of /',
    chunks: ['index.html', 'src/shell/LandingRoute.tsx'],
    kilobytes: 96,
    requests: 3,
  },
  {
    name: 'signed-in feed',
    chunks: [...SIGNED_IN, 'feed-page'],
    kilobytes: 133,
    requests: 3,
  },
  {
    name: 'wardrobe',
    chunks: [...SIGNED_IN, 'wardrobe-page'],
    kilobytes: 148,
    requests: 6,
  },
  {
    name: 'own profile',
    chunks: [...SIGNED_IN, 'profile-page'],
    kilobytes: 130,
    requests: 4,
  },
];

const DIST = inRoot('packages/app/dist');

/** @type {Map<string, number>} */
const kilobytesOf = new Map();

/** @type {import('./lib/build-manifest.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));

for (const budget of BUDGETS) {
  const files = filesOf(budget.chunks);
  const kilobytes = [...files].reduce((sum, file) => sum + brotliKilobytes(file), 0);
  const tooBig = kilobytes > budget.kilobytes;
  const tooMany = budget.requests !== undefined && files.size > budget.requests;
  if (tooBig || tooMany) process.exitCode = 1;
  const limit = `at most ${budget.kilobytes} KB${budget.requests ? ` in ${budget.requests}` : ''}`;
  console.log(`${budget.name}: ${kilobytes.toFixed(1)} KB in ${files.size} requests (${limit})`);
  for (const file of files) console.log(`  ${brotliKilobytes(file).toFixed(1).padStart(6)}  ${file}`);
}

/**
 * @param {string[]} chunks keys of the manifest, or names of chunks of several modules
 * @returns {Set<string>} the JavaScript files of the chunks and their static imports
 */
function filesOf(chunks) {
  const seen = chunks.reduce((found, chunk) => partsOf(manifest, keyOf(manifest, chunk), found), new Set());
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return new Set(files.filter((file) => file.endsWith('.js')));
}

/**
 * Compresses each file once, since pages share most of them.
 * @param {string} file
 */
function brotliKilobytes(file) {
  const known = kilobytesOf.get(file);
  if (known !== undefined) return known;
  const kilobytes = brotliCompressSync(readFileSync(`${DIST}/${file}`)).length / 1024;
  kilobytesOf.set(file, kilobytes);
  return kilobytes;
}
