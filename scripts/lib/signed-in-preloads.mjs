import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/** What every page of a signed-in user loads after the entry. */
const SIGNED_IN = ['src/store/add-api.ts', 'src/shell/Navigation.tsx'];

/** The route of a page, by its pathname. `/` redirects to the feed. */
const ROUTES = {
  '/': 'src/shell/HomeRoute.tsx',
  '/home': 'src/shell/HomeRoute.tsx',
  '/aura': 'src/features/wardrobe/WardrobeRoute.tsx',
  '/profile': 'src/features/profile/ProfileRoute.tsx',
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
 * @throws {Error} when the build has none of a source, so that renaming a source cannot silently remove its preload
 */
export function addSignedInPreloads(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const signedIn = filesOf(manifest, SIGNED_IN);
  const routes = Object.entries(ROUTES).map(([path, source]) => [
    path,
    filesOf(manifest, [source]).filter((file) => !signedIn.includes(file)),
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
 * Returns the addresses of sources and their static imports, without those of the entry, which the page loads itself.
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 */
function filesOf(manifest, sources) {
  const entry = partsOf(manifest, 'index.html');
  const parts = sources.reduce((seen, source) => partsOf(manifest, source, seen), new Set());
  return [...parts].filter((part) => !entry.has(part)).map((part) => `/${manifest[part]?.file}`);
}

/**
 * Returns a module of the manifest and its static imports, transitively.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 */
function partsOf(manifest, key, seen = new Set()) {
  const part = manifest[key];
  if (!part) throw new Error(`The manifest of the built app has no ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of part.imports ?? []) partsOf(manifest, imported, seen);
  return seen;
}
