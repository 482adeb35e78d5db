/** Red, green and blue of `#RRGGBB`, 0 to 255. */
export function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A `#RRGGBB` colour as CSS with an opacity from 0 to 1. */
export function alpha(hex: string, opacity: number): string {
  return `rgb(${channels(hex).join(' ')} / ${opacity})`;
}
