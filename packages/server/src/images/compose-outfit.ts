import type { OutfitLayer } from '@aura/domain/outfits';
import { canvasRatio, photoCard } from '@aura/domain/rules/outfit-geometry';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { createQueue } from '../queue.ts';
import { openImage } from './decoder.ts';

/** The photo of a garment and its place. */
export interface PlacedPhoto {
  /** Reads the bytes when the photo is composed; null when it has been deleted. */
  read(): Promise<Uint8Array | null>;
  /** Whether it has a transparent background; a photo is a card instead. */
  readonly isCutout: boolean;
  /** Width by height of the card of a photo. */
  readonly aspect: number;
  readonly layer: Pick<OutfitLayer, 'x' | 'y' | 'scale' | 'rotation' | 'mirrored'>;
}

const height = 1200;
const width = height * canvasRatio;
const quality = 90;

/** Compositions are rare, and each reads and decodes up to 30 photos, so one runs at a time. */
const compositions = createQueue(1, 32, 'outfit_queue');

/** The mat, two by two pixels that are enlarged to a gradient: from light at the top left to the paper's shade. */
const mat = Uint8Array.of(255, 254, 251, 247, 241, 232, 247, 241, 232, 237, 229, 217);

/** The shadows of the browser's light theme, in pixels of this image, whose canvas is about twice as wide. */
const shadowColor = { r: 60, g: 40, b: 24 };
interface Shadow {
  /** At most, 0 to 1. */
  readonly opacity: number;
  readonly down: number;
  readonly blur: number;
}
const shadows: Readonly<Record<'cutout' | 'photo', Shadow>> = {
  cutout: { opacity: 0.22, down: 5, blur: 3.5 },
  photo: { opacity: 0.18, down: 5, blur: 6 },
};
/** Transparent pixels around a picture for its shadow. */
const shadowMargin = 24;

/**
 * The centre of a layer is on the canvas, so nothing of a picture that is farther from its centre than the diagonal is
 * visible, nor is the shadow of the edge where a wider picture is cut off.
 */
const maxPictureWidth = 2 * (Math.ceil(Math.hypot(width, height)) + 2 * shadowMargin);

const toPng = (image: Sharp) => image.png({ compressionLevel: 0 }).toBuffer();

/** The opacity of each pixel of a box with round corners. */
function roundCorners(boxWidth: number, boxHeight: number, radius: number): Buffer {
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

/** Gives an opaque image round corners. */
async function rounded(image: Sharp, radius: number): Promise<Buffer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const box = { width: info.width, height: info.height };
  const corners = roundCorners(box.width, box.height, radius);
  return toPng(
    sharp(data, { raw: { ...box, channels: 3 } }).joinChannel(corners, { raw: { ...box, channels: 1 } }),
  );
}

/** A photo as a card: a print with a narrow frame. */
async function photoPicture(bytes: Uint8Array, { layer, aspect }: PlacedPhoto): Promise<Buffer> {
  const cardHeight = Math.max(4, Math.round((layer.scale / 100) * height));
  const cardWidth = Math.max(4, Math.round(cardHeight * aspect));
  const frame = Math.round(cardWidth * photoCard.frame);
  const corner = cardWidth * photoCard.radius;
  const inner = { width: cardWidth - 2 * frame, height: cardHeight - 2 * frame };
  const photo = await rounded(
    openImage(bytes)
      .resize({ ...inner, fit: 'cover' })
      .flop(layer.mirrored)
      .toColourspace('srgb')
      .removeAlpha(),
    Math.max(0, corner - frame),
  );
  const box = { width: cardWidth, height: cardHeight };
  const paper = await rounded(sharp({ create: { ...box, channels: 3, background: '#ffffff' } }), corner);
  return toPng(sharp(paper).composite([{ input: photo, left: frame, top: frame }]));
}

/** A cut-out; of a very wide one, the middle part that the canvas can show. */
async function cutoutPicture(bytes: Uint8Array, { layer }: PlacedPhoto): Promise<Buffer> {
  const original = await openImage(bytes).metadata();
  const pictureHeight = Math.max(1, Math.round((layer.scale / 100) * height));
  const isTooWide = (pictureHeight / original.height) * original.width > maxPictureWidth;
  return toPng(
    openImage(bytes)
      .resize({ height: pictureHeight, ...(isTooWide && { width: maxPictureWidth, fit: 'cover' }) })
      .flop(layer.mirrored)
      .toColourspace('srgb')
      .ensureAlpha(),
  );
}

/**
 * The opacity of a picture's shadow. It is a second pipeline, since Sharp applies the steps of one in an order of its own,
 * extracting the channel last.
 */
async function shadowOpacity(picture: Buffer, { opacity, down, blur }: Shadow) {
  const alpha = await sharp(picture).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = alpha.info;
  return sharp(alpha.data, { raw: { width, height, channels: 1 } })
    .extend({
      top: shadowMargin + down,
      bottom: shadowMargin - down,
      left: shadowMargin,
      right: shadowMargin,
      background: '#000',
    })
    .blur(blur)
    .linear(opacity, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A picture in its size on its shadow, with the same margin at all sides. */
async function sizedPicture(bytes: Uint8Array, photo: PlacedPhoto): Promise<Buffer> {
  const picture = photo.isCutout ? await cutoutPicture(bytes, photo) : await photoPicture(bytes, photo);
  const { data, info } = await shadowOpacity(picture, photo.isCutout ? shadows.cutout : shadows.photo);
  const box = { width: info.width, height: info.height };
  const shadow = await toPng(
    sharp({
      create: { ...box, channels: 3, background: shadowColor },
    }).joinChannel(data, { raw: { ...box, channels: 1 } }),
  );
  return toPng(
    sharp({ create: { ...box, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
      { input: shadow },
      { input: picture, left: shadowMargin, top: shadowMargin },
    ]),
  );
}

/**
 * A photo in its size and rotation, cut off at the edges of the canvas; null when all of it is outside, or when it has
 * been deleted.
 */
async function toOverlay(photo: PlacedPhoto): Promise<OverlayOptions | null> {
  const { layer } = photo;
  const bytes = await photo.read();
  if (bytes === null) return null;
  const turned = await sharp(await sizedPicture(bytes, photo))
    .rotate(layer.rotation, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: turned.info.width, height: turned.info.height, channels: turned.info.channels };
  const left = Math.round((layer.x / 100) * width - raw.width / 2);
  const top = Math.round((layer.y / 100) * height - raw.height / 2);
  const cutLeft = Math.max(0, -left);
  const cutTop = Math.max(0, -top);
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
 * Composes the photos of an outfit to one JPEG of 4:5 on the mat. It runs outside the main thread, one at a time, and
 * reads one photo after the other, so that only one is in memory.
 * @param photos the lowest first
 * @throws `queue.full` when too many outfits are waiting
 */
export function composeOutfit(photos: readonly PlacedPhoto[]): Promise<Buffer> {
  return compositions(() => compose(photos));
}
