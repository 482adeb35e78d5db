import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, partsOf } from './build-manifest.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

/** The chunks that every page of a signed-in user loads after the entry (`chunk-groups.ts`). */
const SIGNED_IN = ['api'];

/** The chunk of a page, by its pathname. `/` redirects to the feed. */
const ROUTES = {
  '/': 'feed-page',
  '/home': 'feed-page',
  '/aura': 'wardrobe-page',
  '/profile': 'profile-page',
};

const PAGES = ['index.html', 'landing.html'];
const STYLES = '<link rel="stylesheet"';

/**
 * An inline script that loads the code of a signed-in user's page together with the entry, which would otherwise request
 * it once it runs.
 * @param {readonly string[]} signedIn
 * @param {Readonly<Record<string, readonly string[]>>} routes what a page loads beside it
 */
const preloader = (signedIn, routes) => `(()=>{
try{if(!localStorage.getItem('aura:v1:session'))return}catch{return}
const route=${JSON.stringify(routes)}[location.pathname]??[];
for(const href of [...${JSON.stringify(signedIn)},...route])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}));
})()`;

/**
 * Adds to the pages of a built app the preloads of the code that a signed-in user needs for the first page.
 * @param {string} folder absolute path of the built app
 * @throws {Error} when the build has not one chunk of each name, so that renaming one cannot silently remove its preload
 */
export function addSignedInPreloads(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const signedIn = filesOf(manifest, SIGNED_IN);
  const routes = Object.entries(ROUTES).map(([path, chunk]) => [
    path,
    filesOf(manifest, [chunk]).filter((file) => !signedIn.includes(file)),
  ]);
  const script = preloader(signedIn, Object.fromEntries(routes));
  for (const name of PAGES) {
    const path = join(folder, name);
    const page = readFileSync(path, 'utf8');
    if (!page.includes(STYLES)) throw new Error(`${name} has no styles.`);
    // Before the styles, for which a script after them would wait.
    writeFileSync(
      path,
      page.replace(STYLES, () => `<script>${script}</script>\n    ${STYLES}`),
    );
  }
}

/**
 * Returns the addresses of chunks and their static imports, without those of the entry, which the page loads itself.
 * @param {Manifest} manifest
 * @param {readonly string[]} chunks
 */
function filesOf(manifest, chunks) {
  const entry = partsOf(manifest, 'index.html');
  const parts = chunks.reduce((seen, chunk) => partsOf(manifest, keyOf(manifest, chunk), seen), new Set());
  return [...parts].filter((part) => !entry.has(part)).map((part) => `/${manifest[part]?.file}`);
}
