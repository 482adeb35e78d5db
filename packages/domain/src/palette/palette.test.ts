import { describe, expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

/** Bands of equal size, one per colour. */
function bands(...colors: [number, number, number][]): Uint8Array {
  return Uint8Array.from(
    colors.flatMap((color) => Array.from({ length: 256 }, () => [...color, 255]).flat()),
  );
}

function channels(hex: string | undefined): number[] {
  return (hex?.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

describe('paletteOf', () => {
  it('finds the colours of the image, with the lightness of a glow', () => {
    const palette = paletteOf(bands([200, 20, 20], [20, 160, 40], [20, 40, 200]));
    expect(palette).toHaveLength(3);
    const strongest = palette.map((hex) => channels(hex).indexOf(Math.max(...channels(hex))));
    expect(strongest.sort()).toEqual([0, 1, 2]);
  });

  it('finds colours at every position', () => {
    const row = [
      ...Array(16).fill([200, 20, 20]),
      ...Array(16).fill([20, 160, 40]),
      ...Array(16).fill([20, 40, 200]),
    ];
    const pixels = Array.from({ length: 48 }, () => row.flatMap((color) => [...color, 255])).flat();
    const strongest = paletteOf(Uint8Array.from(pixels)).map((hex) =>
      channels(hex).indexOf(Math.max(...channels(hex))),
    );
    expect(strongest.sort()).toEqual([0, 1, 2]);
  });

  it('returns the same colours for the same pixels', () => {
    const pixels = bands([120, 90, 60], [30, 30, 30], [240, 240, 240]);
    expect(paletteOf(pixels)).toEqual(paletteOf(pixels));
  });

  it('returns three different colours for an image of one colour', () => {
    const palette = paletteOf(bands([200, 120, 90]));
    expect(new Set(palette).size).toBe(3);
    for (const color of palette) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('when there are no pixels, returns no colours', () => {
    expect(paletteOf(new Uint8Array())).toEqual([]);
  });
});
