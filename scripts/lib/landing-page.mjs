import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { partsOf } from './build-manifest.mjs';
import { renderLandingMarkup } from './landing-markup.mjs';
import { ON_NOT_LOADED } from './not-loaded.mjs';

/** @typedef {import('./build-manifest.mjs').Manifest} Manifest */

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

/** When the browser has not painted the page by then, the code is loaded all the same. */
const PAINT_TIMEOUT_MS = 2000;

/** The script of the app in `index.html`, with its address. */
export const ENTRY_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * An inline script that loads the app's code when the browser has painted the static page, so that the code does not
 * compete with what the first paint needs, and shows the images beside the banner. A page in the background is not painted.
 * For signed-in users, who are redirected to the feed, it removes the static page and loads the code at once.
 * @param {string} entry
 * @param {readonly string[]} preloads
 */
const loader = (entry, preloads) => `(()=>{
let loaded=false;
const load=()=>{
if(loaded)return;
loaded=true;
for(const late of document.querySelectorAll('template[data-late]'))late.replaceWith(late.content);
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href}));
import(${JSON.stringify(entry)}).catch(${ON_NOT_LOADED});
};
try{if(localStorage.getItem('aura:v1:session')){document.getElementById('root').replaceChildren();load()}}catch{}
if(document.visibilityState==='hidden')load();
new PerformanceObserver(load).observe({type:'paint',buffered:true});
setTimeout(load,${PAINT_TIMEOUT_MS});
})()`;

/**
 * Writes `landing.html` next to the `index.html` of a built app: the page that the server sends for `/`. It
 * contains the landing page as it is before its reveal, and loads its style and largest image. After the first paint
 * it loads the app, together with the code of the page and of its reveal, which would otherwise load one after the
 * other.
 * @param {string} folder absolute path of the built app
 * @param {(addressOf: (source: string) => string) => Promise<string>} [render] returns the static landing page
 */
export async function writeLandingPage(folder, render = renderLandingMarkup) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const { hints, scripts } = landingFiles(manifest);
  const page = readFileSync(join(folder, ENTRY), 'utf8');
  const entry = ENTRY_SCRIPT.exec(page)?.[1];
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT}.`);
  if (entry === undefined) throw new Error('index.html has no module script.');
  const markup = await render((source) => `/${find(manifest, new RegExp(`${basename(source)}$`))}`);
  writeFileSync(
    join(folder, 'landing.html'),
    page
      .replace(ENTRY_SCRIPT, '')
      .replace('</head>', () => `  ${hints.join('\n    ')}\n  </head>`)
      .replace(ROOT, () => `<div id="root">${markup}</div>\n    <script>${loader(entry, scripts)}</script>`),
  );
}

/**
 * Returns the elements that load the files of the first paint, and the addresses of the page's scripts.
 * @param {Manifest} manifest
 */
function landingFiles(manifest) {
  const page = partsOf(manifest, LANDING);
  const parts = [...page].filter((part) => part !== ENTRY).map((part) => manifest[part]);
  const reveal = REVEAL.flatMap((source) => [...partsOf(manifest, findKey(manifest, source))])
    .filter((part) => !page.has(part))
    .map((part) => manifest[part]?.file);
  const styles = parts.flatMap((part) => part?.css ?? []);
  const small = find(manifest, /landing-2-480\.avif$/);
  const large = find(manifest, /landing-2-960\.avif$/);
  return {
    hints: [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...BANNER.map(
        (screen) =>
          `<link rel="preload" as="image" type="image/avif" media="${screen.media}" imagesrcset="/${small} ${screen.small}, /${large} ${screen.large}">`,
      ),
    ],
    scripts: [...parts.map((part) => part?.file), ...new Set(reveal)].map((file) => `/${file}`),
  };
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
