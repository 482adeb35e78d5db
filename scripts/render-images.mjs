/**
 * `npm run images [-- part of a file name ...]`: renders the images of the demo world
 * (`packages/demo-world/data/images`) and of the landing and sign-up screens, and writes
 * `packages/demo-world/data/world.json` with their sizes, ThumbHashes and palettes. With parts, renders only
 * matching images. A second run changes no byte.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from './lib/browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { createModuleServer } from './lib/run-typescript.mjs';

/**
 * @typedef {import('../packages/demo-world/src/world/images.ts').ImageJob} ImageJob
 * @typedef {import('../packages/demo-world/src/world-schema.ts').World} World
 */

const WORLD_FILE = inRoot('packages', 'demo-world', 'data', 'world.json');
const WORLD_IMAGES = inRoot('packages', 'demo-world', 'data', 'images');
const UI_SOURCES = inRoot('packages', 'ui', 'src');

/** WebP quality for at most 25 KB per garment and 45 KB per outfit. */
const QUALITY = { garment: 76, outfit: 80, avatar: 82, product: 86 };
/** AVIF quality; it looks the same as WebP at a higher number, with half the bytes. */
const AVIF_QUALITY = 55;
/** Side of the thumbnail for ThumbHash and palette, px. */
const THUMB_SIDE = 48;

const parts = process.argv.slice(2);
const modules = await loadModules();
const jobs = modules.imageJobs();
mkdirSync(WORLD_IMAGES, { recursive: true });
/** @type {(job: ImageJob) => boolean} */
const wanted = ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part));
await render(jobs.filter(wanted), WORLD_IMAGES);
await render(modules.productImages().filter(wanted), UI_SOURCES);
removeUnusedImages(jobs);
await writeWorld(jobs);
await modules.close();

/** Loads the TypeScript modules that draw and measure images. */
async function loadModules() {
  const vite = await createModuleServer();
  const load = (/** @type {string} */ path) => vite.ssrLoadModule(inRoot(path));
  const { imageJobs } = await load('packages/demo-world/src/world/images.ts');
  const { productImages } = await load('packages/demo-world/src/world/product-images.ts');
  const { buildWorld } = await load('packages/demo-world/src/world/build.ts');
  const { paletteOf } = await load('packages/domain/src/palette/palette.ts');
  const { thumbHashOf } = await load('packages/server/src/images/thumbhash.ts');
  return { imageJobs, productImages, buildWorld, paletteOf, thumbHashOf, close: () => vite.close() };
}

/**
 * Renders images in a browser, one after the other, and writes them as WebP or AVIF, by their extension.
 * @param {ImageJob[]} list
 * @param {string} folder
 */
async function render(list, folder) {
  if (list.length === 0) return;
  const browser = await launchBrowser({ pinned: true });
  const page = await browser.newPage();
  for (const { file, kind, width, height, draw } of list) {
    await page.setViewportSize({ width, height });
    const style = `body{margin:0}svg{display:block;width:${width}px;height:${height}px}`;
    await page.setContent(`<style>${style}</style>${draw()}`);
    const png = await page.screenshot();
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const image = sharp(png).removeAlpha();
    const encoded = file.endsWith('.avif')
      ? image.avif({ quality: AVIF_QUALITY, effort: 6, chromaSubsampling: '4:4:4' })
      : image.webp({ quality: QUALITY[kind], effort: 6 });
    writeFileSync(target, await encoded.toBuffer());
    console.log(file);
  }
  await browser.close();
}

/**
 * Deletes images that the demo world does not contain.
 * @param {ImageJob[]} list
 */
function removeUnusedImages(list) {
  const known = new Set(list.map(({ file }) => file));
  for (const file of readdirSync(WORLD_IMAGES)) {
    if (!known.has(file)) rmSync(join(WORLD_IMAGES, file));
  }
}

/** @param {ImageJob[]} list */
async function writeWorld(list) {
  /** @type {World['images']} */
  const images = {};
  for (const { file } of list) images[file] = await measure(join(WORLD_IMAGES, file));
  writeFileSync(WORLD_FILE, `${JSON.stringify({ ...modules.buildWorld(), images }, null, 1)}\n`);
}

/**
 * Measures size, ThumbHash and palette of a stored image.
 * @param {string} path
 * @returns {Promise<World['images'][string]>}
 */
async function measure(path) {
  const image = sharp(readFileSync(path));
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width,
    height,
    thumbhash: modules.thumbHashOf(data, info.width, info.height),
    palette: modules.paletteOf(data),
  };
}
