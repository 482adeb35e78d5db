import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/** What every page of a signed-in user loads after the entry. */
const SIGNED_IN = ['src/store/add-api.ts', 'src/shell/Navigation.tsx'];

/** What the feed loads beside it. */
const FEED = [...SIGNED_IN, 'src/shell/HomeRoute.tsx'];

const PAGES = ['index.html', 'landing.html'];

/**
 * An inline script that loads the code of a signed-in user's page together with the entry, which would otherwise request
 * it once it runs. `/` redirects to the feed.
 * @param {readonly string[]} signedIn
 * @param {readonly string[]} feed
 */
const preloader = (signedIn, feed) => `(()=>{
try{if(!localStorage.getItem('aura:v1:session'))return}catch{return}
const isFeed=['/','/home'].includes(location.pathname);
for(const href of isFeed?${JSON.stringify(feed)}:${JSON.stringify(signedIn)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}));
})()`;

/**
 * Adds to the pages of a built app the preloads of the code that a signed-in user needs for the first page.
 * @param {string} folder absolute path of the built app
 * @throws {Error} when the build has none of a source, so that renaming a source cannot silently remove its preload
 */
export function addSignedInPreloads(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const script = preloader(filesOf(manifest, SIGNED_IN), filesOf(manifest, FEED));
  for (const name of PAGES) {
    const path = join(folder, name);
    const page = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      page.replace('</head>', () => `  <script>${script}</script>\n  </head>`),
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
