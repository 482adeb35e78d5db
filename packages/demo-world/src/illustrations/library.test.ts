import { categories, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import { describe, expect, it } from 'vitest';
import { PATTERNS } from './core/pattern.ts';
import { garment } from './garment.ts';

const every = categories.flatMap((category) =>
  subcategoriesOf(category).map((subcategory) => ({ category, subcategory })),
);
const plain = { color: '#a8451f', pattern: 'plain', seed: 'a test' } as const;

/** The outlines of all pieces of cloth: chance moves folds and lights, never these. */
const outlinesOf = (svg: string): string =>
  [...svg.matchAll(/<clipPath id="[^"]+">(.*?)<\/clipPath>/g)].map(([, outline]) => outline).join('\n');

/** The same with the elements in their order, so that a drawing of seams and buttons alone counts too. */
const structureOf = (svg: string): string =>
  `${[...svg.matchAll(/<(\w+)/g)].map(([, element]) => element).join(' ')}\n${outlinesOf(svg)}`;

/** A drawing holds no number that could not be computed. */
const isWhole = (svg: string): boolean =>
  svg.startsWith('<svg') && svg.endsWith('</svg>') && !/NaN|undefined|Infinity/.test(svg);

/** Names of subcategories whose drawings have the same outlines. */
const twins = (side: 'front' | 'back'): readonly string[] => {
  const names = new Map<string, string[]>();
  for (const one of every) {
    const outlines = outlinesOf(garment({ ...plain, ...one, side }));
    names.set(outlines, [...(names.get(outlines) ?? []), `${one.category}/${one.subcategory}`]);
  }
  return [...names.values()].filter((list) => list.length > 1).map((list) => list.join(' = '));
};

describe('the library of garments', () => {
  it('draws 56 subcategories', () => {
    expect(every).toHaveLength(56);
  });

  it('draws nothing else', () => {
    const front = { ...plain, side: 'front' } as const;
    expect(() => garment({ ...front, category: 'Tops', subcategory: 'Capes' })).toThrow(RangeError);
    expect(() => garment({ ...front, category: 'Shoes', subcategory: 'Blazers' })).toThrow(RangeError);
  });

  it.each(['front', 'back'] as const)('draws none like another from the %s', (side) => {
    expect(twins(side)).toEqual([]);
  });
});

describe.each(every)('$category/$subcategory', (one) => {
  const front = { ...plain, ...one, side: 'front' } as const;

  it('has a back of its own', () => {
    const back = { ...front, side: 'back' } as const;
    expect(isWhole(garment(front)) && isWhole(garment(back))).toBe(true);
    expect(structureOf(garment(back))).not.toBe(structureOf(garment(front)));
  });

  it('is the same, to the byte, for the same seed, and another for another', () => {
    expect(garment(front)).toBe(garment(front));
    expect(garment({ ...front, seed: 'another' })).not.toBe(garment(front));
  });

  it('has the colour that was asked for, whichever of the vocabulary', () => {
    for (const { hex } of colors) expect(garment({ ...front, color: hex })).toContain(hex);
  });
});

describe('patterns', () => {
  it('are at least four, and each shows', () => {
    const shirt = { ...plain, category: 'Tops', subcategory: 'T-Shirts', side: 'front' } as const;
    const drawn = PATTERNS.map(
      (pattern) => garment({ ...shirt, pattern }).match(/<pattern [^>]*>.*?<\/pattern>/)?.[0],
    );
    expect(new Set(drawn).size).toBe(PATTERNS.length);
    expect(PATTERNS.filter((pattern) => pattern !== 'plain').length).toBeGreaterThanOrEqual(4);
  });
});
