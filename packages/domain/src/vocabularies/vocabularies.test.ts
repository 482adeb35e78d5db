import { describe, expect, it } from 'vitest';
import { brandColors, brands, colorsFor, isBrand } from './brands.ts';
import { categories, isCategory, isSubcategoryOf, subcategories, subcategoriesOf } from './categories.ts';
import { colorHex } from './color-hex.ts';
import { colors } from './colors.ts';
import { materials } from './materials.ts';
import { sizes, sizesFor } from './sizes.ts';
import { styles } from './styles.ts';

describe('vocabulary', () => {
  it.each([
    ['brands', brands, 40],
    ['materials', materials, 35],
    ['styles', styles, 28],
  ])('%s contains the specified number of entries', (_name, list, count) => {
    expect(list).toHaveLength(count);
  });

  it.each([
    ['brands', brands],
    ['materials', materials],
    ['styles', styles],
    ['sizes', sizes],
    ['colors', colors.map((color) => color.name)],
    ['categories', categories],
  ])('%s contains no duplicate and no blank entry', (_name, list) => {
    expect(new Set(list.map((entry) => entry.toLowerCase())).size).toBe(list.length);
    expect(list.every((entry) => /^\S(.*\S)?$/.test(entry))).toBe(true);
  });

  it('brands end with Other', () => {
    expect(brands.at(-1)).toBe('Other');
  });

  it('colors have at least 45 entries, each with a swatch', () => {
    expect(colors.length).toBeGreaterThanOrEqual(45);
    for (const color of [...colors, ...Object.values(brandColors).flat()]) {
      expect(color.hex).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('brand colors are offered for at least 10 brands, before the general ones and without duplicates', () => {
    expect(Object.keys(brandColors).length).toBeGreaterThanOrEqual(10);
    for (const brand of brands) {
      const names = colorsFor(brand).map((color) => color.name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(colorsFor('Nike')[0]?.name).toBe('University Red');
    expect(colorsFor('Grandmother')).toEqual(colors);
  });

  it('colors are found by name, ignoring case', () => {
    expect(colorHex(' navy ')).toBe('#1A2547');
    expect(colorHex('no such color')).toBeNull();
    for (const { name, hex } of Object.values(brandColors).flat()) expect(colorHex(name)).toBe(hex);
  });
});

describe('categories', () => {
  it('have their own subcategories', () => {
    expect(categories).toEqual(Object.keys(subcategories));
    expect(categories.map((category) => subcategoriesOf(category).length)).toEqual([12, 10, 8, 8, 9, 9]);
    expect(subcategoriesOf('')).toEqual([]);
  });

  it('distinguish subcategories with the same name', () => {
    expect(isSubcategoryOf('Tops', 'Blazers')).toBe(true);
    expect(isSubcategoryOf('Outerwear', 'Blazers')).toBe(true);
    expect(isSubcategoryOf('Shoes', 'Blazers')).toBe(false);
    expect(isSubcategoryOf('', 'Blazers')).toBe(false);
  });

  it.each(['Tops', 'tops', '', 'toString'])('include only exact names, tested with %j', (value) => {
    expect(isCategory(value)).toBe(value === 'Tops');
    expect(isBrand(value)).toBe(false);
  });
});

describe('sizes', () => {
  it('include shoe sizes for shoes only, and all sizes when no category is chosen', () => {
    expect(sizesFor('Shoes')).toContain('EU 38');
    expect(sizesFor('Tops')).not.toContain('EU 38');
    expect(sizesFor('')).toEqual(sizes);
  });

  it.each(categories)('include One Size and Free Size for %s', (category) => {
    expect(sizesFor(category)).toEqual(expect.arrayContaining(['One Size', 'Free Size']));
  });
});
