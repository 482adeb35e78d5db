import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** A photo as a phone takes it: 4000x3000 stored pixels, turned by its orientation tag, with the place in it. */
const stored = { width: 4000, height: 3000 };

/** Somebody in a top, trousers and shoes, whom the analysis of photos can read. */
const outfit = inRoot('packages', 'demo-world', 'data', 'images', 'post-deals-1.webp');

const drawn = new Map<string, Promise<Buffer>>();

/** Draws each photo once per worker: encoding 12 megapixels takes about a second. */
function drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const photo = drawn.get(key) ?? draw();
  drawn.set(key, photo);
  return photo;
}

/** A dressed person from head to shoes. */
async function outfitPhoto(): Promise<Buffer> {
  const upright = sharp(await readFile(outfit)).resize(stored.height, stored.width, { fit: 'cover' });
  return photographed(sharp(await upright.png({ compressionLevel: 1 }).toBuffer()));
}

/** One garment on a plain background. */
export function itemPhoto(color: string): Promise<Buffer> {
  return photo(`
    <rect width="300" height="400" fill="#f4f1ec"/>
    <path d="M90 110 L130 90 Q150 106 170 90 L210 110 L236 170 L206 184 L200 160 V310 H100 V160 L94 184 L64 170 Z"
      fill="${color}"/>`);
}

/** A file that a browser takes for a photo, as somebody chooses it. */
export const chosenFile = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

/** A garment's photo as somebody chooses it. */
export const chosenPhoto = async (color = '#2f4a6b') =>
  chosenFile(await drawOnce(color, () => itemPhoto(color)));

/** A dressed person's photo as somebody chooses it. */
export const chosenOutfit = async () => chosenFile(await drawOnce('outfit', outfitPhoto));

/**
 * @param drawing SVG elements on a field of 300x400, upright
 */
function photo(drawing: string): Promise<Buffer> {
  const [width, height] = [stored.height, stored.width];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">${drawing}</svg>`;
  return photographed(sharp(Buffer.from(svg)));
}

/** Turned and tagged as a phone does. */
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
