import { describe, expect, it } from 'vitest';
import { garmentHeight, garmentImage } from './garment-images.ts';

const image = (src: string) => ({ src, width: 300, height: 400, thumbhash: null, palette: [] });
const front = image('front');
const back = image('back');
const frontCutout = image('cutout');
const item = { front, back, frontCutout, backCutout: null, showsCutout: true };

describe('garmentImage', () => {
  it('with a cut-out, returns the cut-out', () => {
    expect(garmentImage(item)).toEqual({ image: frontCutout, isCutout: true });
  });
  it('of a side without a cut-out, returns the photo', () => {
    expect(garmentImage(item, 'back')).toEqual({ image: back, isCutout: false });
  });
  it('when the owner shows the photo, returns the photo', () => {
    expect(garmentImage({ ...item, showsCutout: false })).toEqual({ image: front, isCutout: false });
  });
  it('without any image, returns none', () => {
    const without = { ...item, front: null, frontCutout: null };
    expect(garmentImage(without)).toEqual({ image: null, isCutout: false });
  });
});

describe('garmentHeight', () => {
  it.each([
    ['Outerwear', 'Winter Coats', 0.84],
    ['Outerwear', 'Denim Jackets', 0.64],
    ['Tops', '', 0.6],
    ['Shoes', 'Boots', 0.5],
    ['Shoes', 'Sneakers', 0.36],
    ['', '', 0.6],
    ['Shoes', 'constructor', 0.36],
  ] as const)('of %s %s follows the kind', (category, subcategory, height) => {
    expect(garmentHeight({ category, subcategory }, 0.5)).toBe(height);
  });
  it('of a wide garment leaves a margin at the sides', () => {
    expect(garmentHeight({ category: 'Tops', subcategory: '' }, 2)).toBeCloseTo(0.336);
  });
  it('without a known ratio, follows the kind', () => {
    expect(garmentHeight({ category: 'Dresses', subcategory: '' }, null)).toBe(0.82);
  });
});
