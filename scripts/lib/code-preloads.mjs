import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, partsOf } from './build-manifest.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

const ENTRY = 'index.html';

/** The chunks that every page of a signed-in user loads after the entry (`chunk-groups.ts`). */
const SIGNED_IN = ['api'];

/** The chunk of a page, by its pathname. `/` redirects to the feed. */
const ROUTES = {
  '/': 'feed-page',
  '/home': 'feed-page',
  '/aura': 'wardrobe-page',
  '/profile': 'profile-page',
};

const STYLES = '<link rel="stylesheet"';

/** Set by `packages/app/src/early-read`: resolves when the first images of the page are painted. */
const EARLY_VIEW = 'globalThis.auraEarlyView';

/** Time that the code waits for it, in milliseconds. */
const PAINT_TIMEOUT_MS = 800;

/**
 * An inline script that loads the code of a page: the entry, and for a signed-in user what the entry would request once it
 * runs.
 * @param {readonly string[]} entry
 * @param {readonly string[]} signedIn
 * @param {Readonly<Record<string, readonly string[]>>} routes what a page loads beside it
 * @param {boolean} [afterImages] whether the first images of the page must not share the connection with the code
 */
const preloader = (entry, signedIn, routes, afterImages = false) => `(()=>{
let hrefs=${JSON.stringify(entry)};
try{if(localStorage.getItem('aura:v1:session'))hrefs=[...hrefs,...${JSON.stringify(signedIn)},...${JSON.stringify(routes)}[location.pathname]??[]]}catch{}
const load=()=>{for(const href of hrefs)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}))};
const view=${afterImages ? EARLY_VIEW : undefined};
if(view)Promise.race([view,new Promise((resolve)=>setTimeout(resolve,${PAINT_TIMEOUT_MS}))]).then(load);
else load();
})()`;

/**
 * Adds to the pages of a built app the preloads of their code. The landing page loads the entry itself.
 * @param {string} folder absolute path of the built app
 * @throws {Error} when the build has not one chunk of each name, so that renaming one cannot silently remove its preload
 */
export function addCodePreloads(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entry = addressesOf(manifest, partsOf(manifest, ENTRY));
  const signedIn = filesOf(manifest, SIGNED_IN);
  const routes = Object.fromEntries(
    Object.entries(ROUTES).map(([path, chunk]) => [
      path,
      filesOf(manifest, [chunk]).filter((file) => !signedIn.includes(file)),
    ]),
  );
  addScript(join(folder, ENTRY), preloader(entry, signedIn, routes, true));
  addScript(join(folder, 'landing.html'), preloader([], signedIn, routes));
}

/**
 * Writes a script into a page before the styles, for which a script after them would wait.
 * @param {string} path
 * @param {string} script
 */
function addScript(path, script) {
  const page = readFileSync(path, 'utf8');
  if (!page.includes(STYLES)) throw new Error(`${path} has no styles.`);
  writeFileSync(
    path,
    page.replace(STYLES, () => `<script>${script}</script>\n    ${STYLES}`),
  );
}

/**
 * Returns the addresses of chunks and their static imports, without those of the entry.
 * @param {Manifest} manifest
 * @param {readonly string[]} chunks
 */
function filesOf(manifest, chunks) {
  const entry = partsOf(manifest, ENTRY);
  const parts = chunks.reduce((seen, chunk) => partsOf(manifest, keyOf(manifest, chunk), seen), new Set());
  return addressesOf(
    manifest,
    [...parts].filter((part) => !entry.has(part)),
  );
}

/**
 * @param {Manifest} manifest
 * @param {Iterable<string>} parts
 */
function addressesOf(manifest, parts) {
  return [...parts].map((part) => `/${manifest[part]?.file}`);
}
