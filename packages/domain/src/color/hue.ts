/**
 * The hue of a colour in degrees, 0 to below 360; 0 for greys.
 * @param a the green-red axis of CIELAB or Oklab
 * @param b the blue-yellow axis
 */
export function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
