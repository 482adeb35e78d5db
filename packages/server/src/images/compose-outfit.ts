import type { OutfitLayer } from '@aura/domain/outfits';
import { canvasRatio } from '@aura/domain/rules/outfit-geometry';
import sharp, { type OverlayOptions } from 'sharp';
import { openImage } from './decoder.ts';
import { createQueue } from './queue.ts';

/** The photo of a garment and its place. */
export interface PlacedPhoto {
  readonly bytes: Uint8Array;
  /** Whether it has a transparent background; a photo gets round corners instead. */
  readonly isCutout: boolean;
  readonly layer: Pick<OutfitLayer, 'x' | 'y' | 'scale' | 'rotation' | 'mirrored'>;
}

const height = 1200;
const width = height * canvasRatio;
const quality = 90;
/** The radius of the corners of a photo, in pixels. */
const cornerRadius = 20;

/** Compositions are rare, and each decodes up to 30 photos, so one runs at a time. */
const compositions = createQueue(1, 32, 'outfit_queue');

/** The mat, two by two pixels that are enlarged to a gradient: from light at the top left to the paper's shade. */
const mat = Uint8Array.of(255, 254, 251, 247, 241, 232, 247, 241, 232, 237, 229, 217);

/** The opacity of each pixel of a box with round corners. */
function roundCorners(boxWidth: number, boxHeight: number): Buffer {
  const radius = Math.min(cornerRadius, boxWidth / 2, boxHeight / 2);
  const alpha = Buffer.alloc(boxWidth * boxHeight, 255);
  const inset = (at: number, size: number) => Math.max(0, radius - at - 0.5, at + 0.5 - (size - radius));
  for (let y = 0; y < boxHeight; y++) {
    const dy = inset(y, boxHeight);
    if (dy === 0) continue;
    for (let x = 0; x < boxWidth; x++) {
      const beyond = Math.hypot(inset(x, boxWidth), dy) - radius;
      alpha[y * boxWidth + x] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - beyond)));
    }
  }
  return alpha;
}

/** A picture in its size, with an alpha channel. */
async function sizedPicture({ bytes, layer, isCutout }: PlacedPhoto): Promise<Buffer> {
  const sized = openImage(bytes)
    .resize({ height: Math.max(1, Math.round((layer.scale / 100) * height)) })
    .flop(layer.mirrored)
    .toColourspace('srgb');
  if (isCutout) return sized.ensureAlpha().png({ compressionLevel: 0 }).toBuffer();
  const { data, info } = await sized.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { width: info.width, height: info.height };
  return sharp(data, { raw: { ...box, channels: 3 } })
    .joinChannel(roundCorners(box.width, box.height), { raw: { ...box, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A photo in its size and rotation, cut off at the edges of the canvas; null when all of it is outside. */
async function toOverlay(photo: PlacedPhoto): Promise<OverlayOptions | null> {
  const { layer } = photo;
  const turned = await sharp(await sizedPicture(photo))
    .rotate(layer.rotation, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: turned.info.width, height: turned.info.height, channels: turned.info.channels };
  const left = Math.round((layer.x / 100) * width - raw.width / 2);
  const top = Math.round((layer.y / 100) * height - raw.height / 2);
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
  const shownWidth = Math.min(raw.width - cutLeft, width - Math.max(0, left));
  const shownHeight = Math.min(raw.height - cutTop, height - Math.max(0, top));
  if (shownWidth < 1 || shownHeight < 1) return null;
  const input = await sharp(turned.data, { raw })
    .extract({ left: cutLeft, top: cutTop, width: shownWidth, height: shownHeight })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

async function compose(photos: readonly PlacedPhoto[]): Promise<Buffer> {
  const overlays: OverlayOptions[] = [];
  for (const photo of photos) {
    const overlay = await toOverlay(photo);
    if (overlay) overlays.push(overlay);
  }
  return sharp(mat, { raw: { width: 2, height: 2, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite(overlays)
    .jpeg({ quality })
    .toBuffer();
}

/**
 * Composes the photos of an outfit to one JPEG of 4:5 on the mat. It runs outside the main thread, one at a time.
 * @param photos the lowest first
 * @throws `queue.full` when too many outfits are waiting
 */
export function composeOutfit(photos: readonly PlacedPhoto[]): Promise<Buffer> {
  return compositions(() => compose(photos));
}
