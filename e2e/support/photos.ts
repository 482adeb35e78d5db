import sharp from 'sharp';

/** A photo as a phone takes it: 4000x3000 stored pixels, turned by its orientation tag, with the place in it. */
const stored = { width: 4000, height: 3000 };

/** What the photo of an outfit shows; CSS colours. */
export interface Outfit {
  top: string;
  bottom: string;
  shoes: string;
  background?: string;
}

/** A dressed figure from head to shoes on a plain background. */
export function outfitPhoto({ top, bottom, shoes, background = '#efe9df' }: Outfit): Promise<Buffer> {
  return photo(`
    <rect width="300" height="400" fill="${background}"/>
    <circle cx="150" cy="62" r="24" fill="#c58c6a"/>
    <path d="M108 92 Q150 82 192 92 L206 190 L186 194 L182 212 H118 L114 194 L94 190 Z" fill="${top}"/>
    <path d="M118 212 H182 L186 340 H158 L150 240 L142 340 H114 Z" fill="${bottom}"/>
    <path d="M112 340 H144 V366 H100 Q100 350 112 344 Z" fill="${shoes}"/>
    <path d="M156 340 H188 V344 Q200 350 200 366 H156 Z" fill="${shoes}"/>`);
}

/** One garment on a plain background. */
export function itemPhoto(color: string): Promise<Buffer> {
  return photo(`
    <rect width="300" height="400" fill="#f4f1ec"/>
    <path d="M90 110 L130 90 Q150 106 170 90 L210 110 L236 170 L206 184 L200 160 V310 H100 V160 L94 184 L64 170 Z"
      fill="${color}"/>`);
}

/**
 * @param drawing SVG elements on a field of 300x400, upright
 */
async function photo(drawing: string): Promise<Buffer> {
  const [width, height] = [stored.height, stored.width];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 400">${drawing}</svg>`;
  return sharp(Buffer.from(svg))
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
