import type { Item } from '@aura/domain/entities';
import { type MaskStroke, maskMinShare, type PhotoSide } from '@aura/domain/rules/mask-strokes';
import { colors } from '../../foundations/tokens/color.ts';
import { fillMask } from '../../images/fill-mask.ts';

/** A photo of an item on which a mask is painted. */
export interface MaskPhoto {
  readonly src: string;
  /** In pixels, like `height`. */
  readonly width: number;
  readonly height: number;
  /** Null when the photo has no cut-out, or its place is not known: then painting begins with an empty mask. */
  readonly cutout: { readonly src: string; readonly left: number; readonly top: number } | null;
}

/** The photo of a side of an item; null when it has none. */
export function maskPhotoOf(item: Item, side: PhotoSide): MaskPhoto | null {
  const [photo, cutout] = side === 'front' ? [item.front, item.frontCutout] : [item.back, item.backCutout];
  if (!photo?.width || !photo.height) return null;
  const { src, width, height } = photo;
  return { src, width, height, cutout: cutout?.place ? { src: cutout.src, ...cutout.place } : null };
}

/** A mask: its opaque pixels belong to the garment. */
export interface MaskCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** @throws when the browser has no memory for it */
export function createMask({ width, height }: Pick<MaskPhoto, 'width' | 'height'>): MaskCanvas {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  return { canvas, context };
}

/** Paints a stroke, or the part of it from a point. */
export function paintStroke({ context }: MaskCanvas, { mode, size, points }: MaskStroke, from = 0): void {
  context.save();
  context.globalCompositeOperation = mode === 'add' ? 'source-over' : 'destination-out';
  Object.assign(context, { lineWidth: size, lineCap: 'round', lineJoin: 'round' });
  const [x = 0, y = 0] = points[Math.max(0, from - 1)] ?? [];
  // Not every browser paints a line without length.
  context.beginPath();
  context.arc(x, y, size / 2, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.moveTo(x, y);
  for (const [toX = 0, toY = 0] of points.slice(from)) context.lineTo(toX, toY);
  context.stroke();
  context.restore();
}

/**
 * Paints a whole mask.
 * @param base the cut-out that the strokes change
 */
export function paintMask(
  mask: MaskCanvas,
  { width, height, cutout }: MaskPhoto,
  base: CanvasImageSource | null,
  strokes: readonly MaskStroke[],
): void {
  mask.context.clearRect(0, 0, width, height);
  if (base && cutout) mask.context.drawImage(base, cutout.left, cutout.top);
  for (const stroke of strokes) paintStroke(mask, stroke);
}

/**
 * Shows a mask over the photo.
 * @param preview the photo when the garment alone is shown; null to tint what is not part of it, equally in both themes
 */
export function showMask(
  layer: HTMLCanvasElement | null,
  { canvas: { width, height }, canvas }: MaskCanvas,
  preview: HTMLImageElement | null,
): void {
  const context = layer?.getContext('2d');
  if (!layer || !context) return;
  context.globalCompositeOperation = 'copy';
  if (preview) {
    context.drawImage(preview, 0, 0, width, height);
    context.globalCompositeOperation = 'destination-in';
  } else {
    context.fillStyle = colors.light.accent;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'destination-out';
  }
  context.drawImage(canvas, 0, 0);
}

const alphaOf = ({ canvas, context }: MaskCanvas) =>
  context.getImageData(0, 0, canvas.width, canvas.height).data.filter((_, at) => at % 4 === 3);

/** Whether a pixel belongs to the garment. */
export function isGarmentAt({ context }: MaskCanvas, [x, y]: readonly [number, number]): boolean {
  return (context.getImageData(Math.round(x), Math.round(y), 1, 1).data[3] ?? 0) > 127;
}

/** Whether the mask leaves nothing of the garment. */
export function isEmptyMask(mask: MaskCanvas): boolean {
  const alpha = alphaOf(mask);
  return alpha.filter((value) => value > 127).length < maskMinShare * alpha.length;
}

/** Encodes a mask as a grey image, white where the garment is. */
export async function encodeMask({ canvas }: MaskCanvas): Promise<Blob> {
  const { canvas: grey, context } = createMask(canvas);
  context.drawImage(canvas, 0, 0);
  fillMask(context);
  return new Promise((resolve, reject) => {
    grey.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
}
