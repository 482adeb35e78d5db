import { describe, expect, it } from 'vitest';
import { hexToCieLab, rgbToCieLab } from './cielab.ts';
import { oklabToHex, rgbToOklab } from './oklab.ts';
import { linearToSrgb, srgbToLinear } from './srgb.ts';

describe('sRGB', () => {
  it('decodes and encodes each byte without loss', () => {
    for (let byte = 0; byte <= 255; byte++) expect(linearToSrgb(srgbToLinear(byte))).toBe(byte);
  });

  it('clips linear values outside 0 to 1', () => {
    expect([linearToSrgb(-0.5), linearToSrgb(1.5)]).toEqual([0, 255]);
  });
});

describe('Oklab', () => {
  it('gives white a lightness of 1 and no chroma', () => {
    const [lightness, a, b] = rgbToOklab(255, 255, 255);
    expect(lightness).toBeCloseTo(1, 6);
    expect(Math.hypot(a, b)).toBeCloseTo(0, 6);
  });

  it('converts back to the same hex colour', () => {
    expect(oklabToHex(rgbToOklab(0xc8, 0x23, 0x2c))).toBe('#c8232c');
  });
});

describe('CIELAB', () => {
  it('gives pure red its published coordinates', () => {
    const [lightness, a, b] = hexToCieLab('#FF0000');
    expect(lightness).toBeCloseTo(53.24, 1);
    expect(a).toBeCloseTo(80.09, 1);
    expect(b).toBeCloseTo(67.2, 1);
  });

  it('converts a hex colour like its three channels', () => {
    expect(hexToCieLab('#1A2547')).toEqual(rgbToCieLab(0x1a, 0x25, 0x47));
  });
});
