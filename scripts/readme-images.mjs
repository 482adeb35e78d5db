/**
 * `npm run readme-images`: starts the product with the demo world on free ports, signs in and captures the
 * screens at the top of README.md as `docs/images/*.webp`. The data folder is temporary.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBackend } from './lib/backend.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { findFreePort } from './lib/ports.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';
import { checkNode } from './lib/settings.mjs';
import { createShutdownSignal } from './lib/shutdown-signal.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').Page} Page
 * @typedef {typeof import('../tests/e2e/support/session.ts').signIn} SignIn
 * @typedef {typeof import('../tests/e2e/support/without-live-updates.ts').withoutLiveUpdates} WithoutLiveUpdates
 */

/**
 * @typedef {object} Capture
 * @property {string} file
 * @property {string} path of the screen
 * @property {keyof typeof SCREENS} screen
 * @property {'light' | 'dark'} colorScheme
 * @property {number} [position] of the post in the feed, from 1
 */

const FOLDER = inRoot('docs', 'images');
const DEMO_USER = { email: 'mariam@aura.example', password: 'aura-demo-1' };

/** Viewports in CSS px. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** @type {Capture[]} */
const CAPTURES = [
  { file: 'feed-desktop-light.webp', path: '/home', screen: 'desktop', colorScheme: 'light' },
  {
    file: 'items-phone-dark.webp',
    path: '/post/post-amara-1?view=items',
    screen: 'phone',
    colorScheme: 'dark',
  },
  { file: 'wardrobe-desktop-dark.webp', path: '/aura', screen: 'desktop', colorScheme: 'dark' },
  { file: 'feed-phone-light.webp', path: '/home', screen: 'phone', colorScheme: 'light', position: 4 },
  { file: 'outfits-desktop-light.webp', path: '/aura?tab=outfits', screen: 'desktop', colorScheme: 'light' },
  { file: 'calendar-phone-dark.webp', path: '/aura?view=calendar', screen: 'phone', colorScheme: 'dark' },
];

/** WebP quality at which text is sharp. */
const QUALITY = 80;
const MAX_BYTES = 60_000;

/** When as many garments of the wardrobe have a cut-out as this time before, in milliseconds, all are made. */
const CUTOUT_PAUSE_MS = 20_000;

await runMain(async () => {
  checkNode();
  const shutdownSignal = createShutdownSignal();
  await ensureBuilt({ shutdownSignal });
  const dataDir = mkdtempSync(join(tmpdir(), 'aura-readme-'));
  try {
    const port = await findFreePort();
    const authPort = await findFreePort();
    const backend = await startBackend({ port, authPort, dataDir, seedDemo: true }, shutdownSignal);
    try {
      await captureAll(`http://localhost:${port}`, shutdownSignal);
    } finally {
      await backend.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * @param {string} baseURL
 * @param {AbortSignal} shutdownSignal
 * @throws {StopError} when it is interrupted
 */
async function captureAll(baseURL, shutdownSignal) {
  const browser = await launchBrowser();
  mkdirSync(FOLDER, { recursive: true });
  try {
    const modules = ['session', 'without-live-updates'].map((name) => `/tests/e2e/support/${name}.ts`);
    await runTypeScript(modules, async ({ signIn, withoutLiveUpdates }) => {
      await waitForCutouts(browser, baseURL, signIn);
      for (const item of CAPTURES) {
        if (shutdownSignal.aborted) throw new StopError('The images were interrupted.');
        await capture(browser, baseURL, item, { signIn, withoutLiveUpdates });
      }
      return true;
    });
  } finally {
    await browser.close();
  }
}

/**
 * Waits until the server has made the cut-outs of the garments.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {SignIn} signIn
 */
async function waitForCutouts(browser, baseURL, signIn) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, DEMO_USER, '/aura');
  const originals = page.getByRole('main').getByText('Original', { exact: true });
  for (let before = -1, left = await originals.count(); left !== before; ) {
    await page.waitForTimeout(CUTOUT_PAUSE_MS);
    before = left;
    left = await originals.count();
  }
  await context.close();
}

/**
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {Capture} item
 * @param {{ signIn: SignIn, withoutLiveUpdates: WithoutLiveUpdates }} support of the end-to-end tests
 * @throws {StopError} when the file becomes too large
 */
async function capture(browser, baseURL, { file, path, screen, colorScheme, position = 1 }, support) {
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await support.withoutLiveUpdates(context);
  await support.signIn(await context.newPage(), DEMO_USER);
  // The page of the sign-in has a history, so the app would show a back button.
  const page = await context.newPage();
  await page.goto(path);
  await waitUntilPainted(page);
  for (let next = 2; next <= position; next += 1) await openNextPost(page, next);
  await waitUntilPainted(page);
  const data = await sharp(await page.screenshot())
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
  await context.close();
  if (data.length > MAX_BYTES) throw new StopError(`${file} has ${data.length} bytes; at most ${MAX_BYTES}.`);
  writeFileSync(join(FOLDER, file), data);
  console.log(`${file} ${Math.round(data.length / 1000)} KB`);
}

/**
 * @param {Page} page
 * @param {number} position of the next post
 */
async function openNextPost(page, position) {
  await page.keyboard.press('j');
  await page.getByText(new RegExp(`^Post ${position} of \\d+$`)).waitFor({ state: 'attached' });
}

/**
 * Waits until no request is open, the fonts are loaded and all images in the viewport are decoded.
 * @param {Page} page
 */
async function waitUntilPainted(page) {
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(shown.map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
