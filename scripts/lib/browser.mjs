import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as playwrightChromium } from 'playwright';

/**
 * A Chromium that tests and scripts can launch.
 * @typedef {object} Browser
 * @property {string} executablePath absolute path of the program
 * @property {string[]} args flags for quiet, repeatable, offline runs
 * @property {Record<string, string>} env the complete environment to launch it with
 * @property {'CHROME_PATH' | 'playwright' | 'system' | '@sparticuz/chromium'} source where it was found
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The version of `@sparticuz/chromium`, part of the folder's name, so that a new version is unpacked. */
const PACKAGED_VERSION = '147.0.0';

/**
 * Flags for runs without a sandbox (containers, root), without background traffic, and with repeatable
 * pixels.
 */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--metrics-recording-only',
  '--disable-domain-reliability',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const SYSTEM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const NO_BROWSER = [
  'No Chromium was found for the browser tests. Do one of these:',
  '  - npx playwright install chromium',
  '  - install Google Chrome or Chromium',
  '  - set CHROME_PATH to the program of a Chromium you have',
].join('\n');

/**
 * Finds a Chromium: `CHROME_PATH`, Playwright's download, a system Chrome or Chromium, and on Linux x64 that
 * of the npm package `@sparticuz/chromium`, unpacked once into `node_modules/.cache`.
 * @param {{ pinned?: boolean }} [options] `pinned`: only the packaged build, for images that must be equal on
 * every machine
 * @returns {Browser}
 * @throws {Error} when there is none; the message explains how to get one
 */
export function findBrowser({ pinned = false } = {}) {
  const browser = pinned
    ? findPackaged()
    : (findNamed() ?? findPlaywright() ?? findSystem() ?? findPackaged());
  if (!browser) throw new Error(NO_BROWSER);
  return browser;
}

/**
 * Launches the Chromium that `findBrowser` finds.
 * @param {{ pinned?: boolean }} [options]
 */
export function launchBrowser(options) {
  const { executablePath, args, env } = findBrowser(options);
  return playwrightChromium.launch({ executablePath, args, env });
}

/** @returns {Browser | undefined} */
function findNamed() {
  const named = process.env.CHROME_PATH;
  if (!named) return undefined;
  if (!existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  return asBrowser(named, 'CHROME_PATH');
}

/** @returns {Browser | undefined} */
function findPlaywright() {
  const path = playwrightChromium.executablePath();
  return path && existsSync(path) ? asBrowser(path, 'playwright') : undefined;
}

/** @returns {Browser | undefined} */
function findSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  const path = [...onPath, ...SYSTEM_PATHS].find((candidate) => existsSync(candidate));
  return path ? asBrowser(path, 'system') : undefined;
}

/** @returns {Browser | undefined} */
function findPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpack();
  writeFontsConfig(folder);
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return asBrowser(join(folder, 'chromium'), '@sparticuz/chromium', {
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: join(folder, 'fonts'),
  });
}

/** Unpacks next to the final folder and renames, so that parallel and killed runs leave no partial copy. */
function unpack() {
  const cache = join(ROOT, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${PACKAGED_VERSION}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  execFileSync(process.execPath, [fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url))], {
    env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
  return folder;
}

/**
 * Replaces the package's fonts configuration, which lists folders of another system, by one that contains
 * only the packaged fonts.
 * @param {string} folder
 */
function writeFontsConfig(folder) {
  const fonts = join(folder, 'fonts');
  const file = join(fonts, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(fonts, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
  <config></config>
</fontconfig>
`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * @param {string} executablePath
 * @param {Browser['source']} source
 * @param {Record<string, string>} [extra]
 * @returns {Browser}
 */
function asBrowser(executablePath, source, extra = {}) {
  const inherited = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return {
    executablePath,
    args: BROWSER_ARGS,
    env: /** @type {Record<string, string>} */ ({ ...Object.fromEntries(inherited), ...extra }),
    source,
  };
}
