const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * Decodes an sRGB channel (IEC 61966-2-1).
 * @param byte an integer from 0 to 255
 * @returns linear light, 0 to 1
 */
export function srgbToLinear(byte: number): number {
  return linearOfByte[byte] ?? 0;
}

/**
 * Encodes linear light as an sRGB channel.
 * @param linear 0 to 1; values outside are clipped
 * @returns an integer from 0 to 255
 */
export function linearToSrgb(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}
