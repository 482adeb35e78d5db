import { layerScaleMax, layerScaleMin } from '../limits/outfits.ts';
import type { OutfitLayer, ShownLayer } from '../outfits.ts';
import { garmentImage } from './garment-images.ts';

/** Width of the canvas as a share of its height. */
export const canvasRatio = 4 / 5;

/** Width by height of a garment without a photo. */
const unknownAspect = 3 / 4;

/** A box on the canvas: centre and size in percent of the canvas's width and height. */
export interface LayerBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A photo without cut-out is a card on the canvas. Lengths are shares of its width. */
export const photoCard = { frame: 0.035, radius: 0.06, minAspect: 0.7, maxAspect: 1 } as const;

/** Width by height of a photo card; what is beyond it is cut off. */
export function photoCardAspect(width: number | null, height: number | null): number {
  const aspect = width && height ? width / height : unknownAspect;
  return Math.min(photoCard.maxAspect, Math.max(photoCard.minAspect, aspect));
}

/** Whether a garment is shown by its photo, for want of a cut-out or because its owner shows the photo. */
export const isPhoto = ({ item }: Pick<ShownLayer, 'item'>) => item !== null && !garmentImage(item).isCutout;

/** Width by height of the picture of a garment: of its cut-out where it is shown, else of its photo card. */
export function aspectOf({ item }: Pick<ShownLayer, 'item'>): number {
  const { image, isCutout } = item ? garmentImage(item) : { image: null, isCutout: false };
  const { width, height } = image ?? { width: null, height: null };
  return isCutout && width && height ? width / height : photoCardAspect(width, height);
}

/** The box of a garment before its rotation. */
export function boxOf({ x, y, scale }: Pick<OutfitLayer, 'x' | 'y' | 'scale'>, aspect: number): LayerBox {
  return { x, y, height: scale, width: (scale * aspect) / canvasRatio };
}

/** The area that two boxes share, in percent of the canvas's width by percent of its height. */
export function overlapOf(one: LayerBox, other: LayerBox): number {
  const shared = (a: number, b: number, sizes: number) => Math.max(0, sizes / 2 - Math.abs(a - b));
  const width = Math.min(shared(one.x, other.x, one.width + other.width), one.width, other.width);
  const height = Math.min(shared(one.y, other.y, one.height + other.height), one.height, other.height);
  return width * height;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Two decimals are a tenth of a pixel. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Degrees from -180 to 180. */
function normalizedRotation(degrees: number): number {
  const turned = (((degrees + 180) % 360) + 360) % 360;
  return rounded(turned - 180);
}

/** A garment whose values are within their limits. */
export function clampedLayer<Layer extends OutfitLayer>(layer: Layer): Layer {
  return {
    ...layer,
    x: rounded(clamp(layer.x, 0, 100)),
    y: rounded(clamp(layer.y, 0, 100)),
    scale: rounded(clamp(layer.scale, layerScaleMin, layerScaleMax)),
    rotation: normalizedRotation(layer.rotation),
  };
}

/** Points of a garment as shares of its size, from its centre. */
const markPoints = [
  [0, 0],
  [0, 0.3],
  [0.3, 0],
  [-0.3, 0],
  [0, -0.3],
  [0.3, 0.3],
  [0.3, -0.3],
] as const;

/** Whether the garment has a picture: without one, its centre says so. */
const hasImage = ({ item }: ShownLayer) => item === null || Boolean(garmentImage(item).image?.src);

/**
 * A point of a garment that no garment above it covers, in percent of the canvas: where possible its centre, or a corner
 * when it has no picture.
 * @param above the layers that lie above the garment
 */
export function visiblePoint(
  layer: ShownLayer,
  above: readonly ShownLayer[],
): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = boxOf(layer, aspectOf(layer));
  const covers = above.map((other) => boxOf(other, aspectOf(other)));
  const shares = hasImage(layer) ? markPoints : [...markPoints].reverse();
  const points = shares.map(([right, down]) => ({ x: x + right * width, y: y + down * height }));
  const isVisible = (point: { readonly x: number; readonly y: number }) =>
    covers.every(
      (box) => Math.abs(point.x - box.x) > box.width / 2 || Math.abs(point.y - box.y) > box.height / 2,
    );
  return points.find(isVisible) ?? { x, y };
}
