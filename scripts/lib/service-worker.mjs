import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inRoot } from './paths.mjs';

/**
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** Pages that are not stored for offline use: without a connection they have nothing to show. */
const NOT_STORED = /\/(LandingRoute|ModerationRoute|CreatorRoute|EmailLinkRoute|PolicyRoute|SignUp)\.tsx$/;

/** Code, styles and fonts; images of the landing and sign-up screens are not stored. */
const STORED = /\.(js|css|woff2)$/;

const PAGES = ['index.html', 'landing.html'];

/**
 * Writes `service-worker.js` into a built app, and its release into the pages. The release changes with any stored
 * file, and with the page.
 * @param {string} folder absolute path of the built app
 */
export async function writeServiceWorker(folder) {
  const files = storedFiles(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .update(files.join());
  const version = hash.digest('hex').slice(0, 16);
  for (const name of PAGES) {
    const path = join(folder, name);
    const meta = `<meta name="aura-release" content="${version}" />`;
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('</head>', () => `  ${meta}\n  </head>`),
    );
  }
  await build({
    configFile: inRoot('packages/app/vite.service-worker.config.ts'),
    logLevel: 'warn',
    define: { __RELEASE__: JSON.stringify({ version, files }) },
    build: { outDir: folder },
  });
}

/**
 * Returns the paths of the files that the pages of signed-in users load, at once or on demand.
 * @param {Manifest} manifest
 * @returns {string[]}
 */
export function storedFiles(manifest) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (seen.has(key) || NOT_STORED.test(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit('index.html');
  const files = [...seen].flatMap((key) => {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    return [file, ...css, ...assets];
  });
  return [...new Set(files)]
    .filter((file) => STORED.test(file))
    .map((file) => `/${file}`)
    .sort();
}
