import sharp from 'sharp';

/** Draws images for tests, pixel by pixel. */

type Rgb = readonly [red: number, green: number, blue: number];

export interface Shape {
  readonly color: string;
  /** Whether the shape covers a point; both coordinates run from 0 to 1 across the image. */
  readonly covers: (x: number, y: number) => boolean;
}

/** Returns the backdrop's colour at a point. */
export type Backdrop = (x: number, y: number) => Rgb;

/** The default size in pixels. */
const size = { width: 300, height: 450 };

function rgbOf(hex: string): Rgb {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [byte(1), byte(3), byte(5)];
}

export function plain(hex: string): Backdrop {
  const rgb = rgbOf(hex);
  return () => rgb;
}

/** A vertical gradient. */
export function gradient(top: string, bottom: string): Backdrop {
  const from = rgbOf(top);
  const to = rgbOf(bottom);
  return (_, y) => {
    const mix = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * y;
    return [mix(0), mix(1), mix(2)];
  };
}

export function box(color: string, left: number, right: number, top: number, bottom: number): Shape {
  return { color, covers: (x, y) => x >= left && x < right && y >= top && y < bottom };
}

export function ellipse(color: string, cx: number, cy: number, rx: number, ry: number): Shape {
  return { color, covers: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 };
}

/** @param corners x and y of each corner, in order */
export function polygon(color: string, corners: readonly (readonly [number, number])[]): Shape {
  const covers = (x: number, y: number) => {
    let inside = false;
    corners.forEach(([x1, y1], index) => {
      const [x2, y2] = corners.at(index - 1) ?? [0, 0];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
    return inside;
  };
  return { color, covers };
}

/** Symmetric about the centre; the half-width goes from `upper` at the top to `lower` at the bottom. */
function trapezoid(
  color: string,
  [upper, lower]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Shape {
  const covers = (x: number, y: number) =>
    y >= top && y < bottom && Math.abs(x - 0.5) <= upper + ((lower - upper) * (y - top)) / (bottom - top);
  return { color, covers };
}

/** Draws shapes over a backdrop, later shapes on top. */
export function paint(
  backdrop: Backdrop,
  shapes: readonly Shape[],
  { width, height } = size,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const layers = shapes.map(({ color, covers }) => ({ rgb: rgbOf(color), covers })).reverse();
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) + 0.5) / width;
    const y = (Math.floor(index / width) + 0.5) / height;
    const [red, green, blue] = layers.find(({ covers }) => covers(x, y))?.rgb ?? backdrop(x, y);
    pixels[index * 3] = Math.round(red);
    pixels[index * 3 + 1] = Math.round(green);
    pixels[index * 3 + 2] = Math.round(blue);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const skin = '#D9A27E';

const head = [ellipse('#3A2416', 0.5, 0.09, 0.065, 0.05), ellipse(skin, 0.5, 0.115, 0.05, 0.055)];
const neck = box(skin, 0.475, 0.525, 0.15, 0.19);
const arms = [box(skin, 0.36, 0.385, 0.45, 0.52), box(skin, 0.615, 0.64, 0.45, 0.52)];

/** A standing person in a long-sleeved top, trousers and shoes. */
export function inTrousers(top: string, bottoms: string, shoes: string): Shape[] {
  return [
    ...head,
    neck,
    ...arms,
    box(bottoms, 0.405, 0.49, 0.5, 0.9),
    box(bottoms, 0.51, 0.595, 0.5, 0.9),
    box(bottoms, 0.405, 0.595, 0.46, 0.6),
    box(top, 0.36, 0.64, 0.19, 0.47),
    box(shoes, 0.39, 0.49, 0.9, 0.955),
    box(shoes, 0.51, 0.61, 0.9, 0.955),
  ];
}

/** The same person in a dress with bare shins. */
export function inDress(dress: string, shoes: string): Shape[] {
  return [
    ...head,
    neck,
    ...arms,
    box(skin, 0.43, 0.49, 0.6, 0.9),
    box(skin, 0.51, 0.57, 0.6, 0.9),
    trapezoid(dress, [0.12, 0.09], [0.19, 0.42]),
    trapezoid(dress, [0.09, 0.2], [0.42, 0.7]),
    box(shoes, 0.41, 0.49, 0.9, 0.955),
    box(shoes, 0.51, 0.59, 0.9, 0.955),
  ];
}
