/** A colour in CIELAB (D65): lightness 0 to 100, then the green-red and blue-yellow axes. */
export type Lab = readonly [lightness: number, a: number, b: number];

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function root(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;
}

/** From sRGB bytes to CIELAB. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0;
  const g = linear[green] ?? 0;
  const b = linear[blue] ?? 0;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** From `#RRGGBB` to CIELAB. */
export function labOfHex(hex: string): Lab {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return labOf(byte(1), byte(3), byte(5));
}

/** Distance in which light counts half: a shadow belongs to what it falls on. */
export function shadeDistance(one: Lab, other: Lab): number {
  return Math.sqrt(0.25 * (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}
