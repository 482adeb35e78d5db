import { categories, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from './core/pattern.ts';
import { garment } from './garment.ts';

const every = categories.flatMap((category) =>
  subcategoriesOf(category).map((subcategory) => ({ category, subcategory })),
);
const plain = { color: '#a8451f', pattern: 'plain', seed: 'a test' } as const;

/** The outlines of all pieces. Randomness changes folds and highlights, not outlines. */
const outlinesOf = (svg: string): string =>
  [...svg.matchAll(/<clipPath id="[^"]+">(.*?)<\/clipPath>/g)].map(([, outline]) => outline).join('\n');

/**
 * The outlines with their elements in order, so that drawings that differ only in seams and buttons are
 * different.
 */
const structureOf = (svg: string): string =>
  `${[...svg.matchAll(/<(\w+)/g)].map(([, element]) => element).join(' ')}\n${outlinesOf(svg)}`;

/** Whether a drawing is complete and contains no invalid numbers. */
const isValidSvg = (svg: string): boolean =>
  svg.startsWith('<svg') && svg.endsWith('</svg>') && !/NaN|undefined|Infinity/.test(svg);

/** Names of subcategories with equal outlines. */
const subcategoriesWithEqualOutlines = (side: 'front' | 'back'): readonly string[] => {
  const names = new Map<string, string[]>();
  for (const one of every) {
    const outlines = outlinesOf(garment({ ...plain, ...one, side }));
    names.set(outlines, [...(names.get(outlines) ?? []), `${one.category}/${one.subcategory}`]);
  }
  return [...names.values()].filter((list) => list.length > 1).map((list) => list.join(' = '));
};

describe('garment library', () => {
  it('contains 56 subcategories', () => {
    expect(every).toHaveLength(56);
  });

  it('rejects unknown subcategories', () => {
    const front = { ...plain, side: 'front' } as const;
    expect(() => garment({ ...front, category: 'Tops', subcategory: 'Capes' })).toThrow(RangeError);
    expect(() => garment({ ...front, category: 'Shoes', subcategory: 'Blazers' })).toThrow(RangeError);
  });

  it.each(['front', 'back'] as const)('draws distinct outlines from the %s', (side) => {
    expect(subcategoriesWithEqualOutlines(side)).toEqual([]);
  });
});

describe.each(every)('$category/$subcategory', (one) => {
  const front = { ...plain, ...one, side: 'front' } as const;

  it('has different drawings of front and back', () => {
    const back = { ...front, side: 'back' } as const;
    expect(isValidSvg(garment(front)) && isValidSvg(garment(back))).toBe(true);
    expect(structureOf(garment(back))).not.toBe(structureOf(garment(front)));
  });

  it('is identical for equal seeds and different for others', () => {
    expect(garment(front)).toBe(garment(front));
    expect(garment({ ...front, seed: 'another' })).not.toBe(garment(front));
  });

  it('has the requested colour, for every colour of the vocabulary', () => {
    for (const { hex } of colors) expect(garment({ ...front, color: hex })).toContain(hex);
  });
});

describe('patterns', () => {
  it('are at least four, and each one is visible in a drawing', () => {
    const shirt = { ...plain, category: 'Tops', subcategory: 'T-Shirts', side: 'front' } as const;
    const drawn = PATTERNS.map(
      (pattern) => garment({ ...shirt, pattern }).match(/<pattern [^>]*>.*?<\/pattern>/)?.[0],
    );
    expect(new Set(drawn).size).toBe(PATTERNS.length);
    expect(PATTERNS.filter((pattern) => pattern !== 'plain').length).toBeGreaterThanOrEqual(4);
  });
});
