import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderLandingMarkup } from './landing-markup.mjs';

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

const ENTRY = 'index.html';
const LANDING = 'src/shell/LandingRoute.tsx';

/** The code of the reveal, which the landing page loads after its first render and needs 500 ms later. */
const REVEAL = [/landing\/Reveal\/AnimatedPart\.tsx$/, /motion\/features\.ts$/];

/** The files of the middle outfit, as in `OutfitImages` of packages/ui, and the screens that load them. */
const BANNER = [
  { media: '(width < 1024px)', small: '2x', large: '3x' },
  { media: '(min-width: 1024px)', small: '1x', large: '2x' },
];

const ROOT = '<div id="root"></div>';

/** Removes the static page before its first paint for signed-in users, who are redirected to the feed. */
const REMOVE_IF_SIGNED_IN =
  "try{if(localStorage.getItem('aura:v1:session'))document.getElementById('root').replaceChildren()}catch{}";

/**
 * Writes `landing.html` next to the `index.html` of a built app: the page that the server sends for `/`. It
 * contains the landing page as it is before its reveal, and preloads its code, style and largest image, and the
 * code of its reveal, which would otherwise load one after the other.
 * @param {string} folder absolute path of the built app
 * @param {(addressOf: (source: string) => string) => Promise<string>} [render] returns the static landing page
 */
export async function writeLandingPage(folder, render = renderLandingMarkup) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const hints = landingHints(manifest).join('\n    ');
  const page = readFileSync(join(folder, ENTRY), 'utf8');
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  const markup = await render((source) => `/${find(manifest, new RegExp(`${basename(source)}$`))}`);
  writeFileSync(
    join(folder, 'landing.html'),
    page
      .replace('</head>', () => `  ${hints}\n  </head>`)
      .replace(ROOT, () => `<div id="root">${markup}</div>\n    <script>${REMOVE_IF_SIGNED_IN}</script>`),
  );
}

/** @param {Manifest} manifest */
function landingHints(manifest) {
  const page = partsOf(manifest, LANDING);
  const parts = [...page].filter((part) => part !== ENTRY).map((part) => manifest[part]);
  const reveal = REVEAL.flatMap((source) => [...partsOf(manifest, findKey(manifest, source))])
    .filter((part) => !page.has(part))
    .map((part) => manifest[part]?.file);
  const styles = parts.flatMap((part) => part?.css ?? []);
  const small = find(manifest, /landing-2-480\.avif$/);
  const large = find(manifest, /landing-2-960\.avif$/);
  return [
    ...parts.map((part) => `<link rel="modulepreload" crossorigin href="/${part?.file}">`),
    ...[...new Set(reveal)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...BANNER.map(
      (screen) =>
        `<link rel="preload" as="image" type="image/avif" media="${screen.media}" imagesrcset="/${small} ${screen.small}, /${large} ${screen.large}">`,
    ),
  ];
}

/**
 * Returns a module of the manifest and its static imports, transitively.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 */
function partsOf(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const part of manifest[key]?.imports ?? []) partsOf(manifest, part, seen);
  return seen;
}

/**
 * Returns the built file of a source.
 * @param {Manifest} manifest
 * @param {RegExp} source
 */
function find(manifest, source) {
  return manifest[findKey(manifest, source)]?.file;
}

/**
 * Returns the key of a source in the manifest.
 * @param {Manifest} manifest
 * @param {RegExp} source
 * @throws {Error} when the build has none, so that renaming a source cannot silently remove its preload
 */
function findKey(manifest, source) {
  const key = Object.keys(manifest).find((name) => source.test(name));
  if (!key || !manifest[key]) throw new Error(`The manifest of the built app has no ${source}.`);
  return key;
}
