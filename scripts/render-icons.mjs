/**
 * `npm run icons`: renders the icons of the installed app from `packages/app/public/icon.svg`, and copies its
 * screenshots from `docs/images`. A second run changes no byte.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from './lib/paths.mjs';

const PUBLIC = inRoot('packages/app/public');
/** The background of the light theme. */
const PAPER = '#FBF8F3';

/**
 * `share` is the part of the side that the mark fills. A platform may cut a maskable icon to a circle of 80 %, and
 * shows an icon of iOS without transparency.
 */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 1, background: 'transparent' },
  { file: 'icon-512.png', side: 512, share: 1, background: 'transparent' },
  { file: 'maskable-512.png', side: 512, share: 0.72, background: PAPER },
  { file: 'apple-touch-180.png', side: 180, share: 0.84, background: PAPER },
];

const SCREENSHOTS = {
  'feed-phone.webp': 'feed-phone-light.webp',
  'items-phone.webp': 'items-phone-dark.webp',
  'feed-desktop.webp': 'feed-desktop-light.webp',
  'wardrobe-desktop.webp': 'wardrobe-desktop-dark.webp',
};

for (const folder of ['icons', 'screenshots']) mkdirSync(join(PUBLIC, folder), { recursive: true });
for (const { file, side, share, background } of ICONS) {
  const size = Math.round(side * share);
  // The vector image has 64 px at 72 dpi.
  const mark = await sharp(join(PUBLIC, 'icon.svg'), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toFile(join(PUBLIC, 'icons', file));
}
for (const [file, source] of Object.entries(SCREENSHOTS))
  copyFileSync(inRoot('docs/images', source), join(PUBLIC, 'screenshots', file));
