import { existsSync } from 'node:fs';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { runFolder } from './run-folder.ts';

/** Size of the upright photos in pixels, larger than what the app uploads. */
const size = { width: 1500, height: 2000 };

/** Size of an upright photo of a phone's camera. */
const largeSize = { width: 3000, height: 4000 };

/** An outfit that the analysis can detect. */
const outfit = inRoot('packages', 'demo-world', 'data', 'images', 'post-deals-1.webp');

/**
 * Renders each photo once per run, since encoding one takes up to a second.
 * @returns its path, since a path is sent to the browser faster than bytes
 */
async function drawOnce(name: string, draw: () => Promise<Buffer>): Promise<string> {
  const folder = join(runFolder(), 'photos', name);
  const file = join(folder, 'photo.jpg');
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const drawn = join(folder, String(process.pid));
  await writeFile(drawn, await draw());
  // The other worker may have rendered it meanwhile. A browser cannot read a chosen file that was replaced since.
  await link(drawn, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return file;
}

/** Renders a photo of a full outfit. */
async function outfitPhoto(): Promise<Buffer> {
  const { data, info } = await sharp(await readFile(outfit))
    .resize(size.width, size.height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return photographed(sharp(data, { raw: { width, height, channels } }));
}

/** Renders a photo of one garment on a plain background. */
function itemPhoto(color: string, { width, height } = size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">
    <rect width="300" height="400" fill="#f4f1ec"/>
    <path d="M90 110 L130 90 Q150 106 170 90 L210 110 L236 170 L206 184 L200 160 V310 H100 V160 L94 184 L64 170 Z"
      fill="${color}"/></svg>`;
  return photographed(sharp(Buffer.from(svg)));
}

/** Creates a file for a file input. */
export const photoFile = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

/** Returns the path of a garment's photo. */
export const itemPhotoFile = (color = '#2f4a6b') => drawOnce(color.slice(1), () => itemPhoto(color));

/** Returns the path of a garment's photo with 12 megapixels. */
export const largePhotoFile = () => drawOnce('large', () => itemPhoto('#2f4a6b', largeSize));

/** Returns the path of an outfit's photo. */
export const outfitPhotoFile = () => drawOnce('outfit', outfitPhoto);

/** Rotates an image and adds an orientation tag and GPS data, as a phone does. */
function photographed(upright: Sharp): Promise<Buffer> {
  return upright
    .flatten({ background: '#ffffff' })
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Aura', Model: 'Test camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 21/1 7/1',
      },
    })
    .jpeg({ quality: 88 })
    .toBuffer();
}
