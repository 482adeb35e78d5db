import { categories, subcategoriesOf } from '@aura/domain/vocabularies/categories';
import { describe, expect, it } from 'vitest';
import { avatar } from './avatar.ts';
import { HAIR_STYLES } from './figure/hair.ts';
import type { Person } from './figure/head.ts';
import { outfit } from './outfit.ts';
import { wornShape } from './shapes.ts';

const SUBCATEGORIES = [...new Set(categories.flatMap((category) => subcategoriesOf(category)))];
const person: Person = { skin: '#b97f58', hair: '#1d1716', hairStyle: 'short', build: 'average' };

/** Whether a drawing is complete and contains no invalid numbers. */
const isWhole = (svg: string) =>
  svg.startsWith('<svg') && svg.endsWith('</svg>') && !/NaN|undefined|Infinity/.test(svg);

describe('a dressed figure', () => {
  it.each(SUBCATEGORIES)('is drawn completely with %s', (subcategory) => {
    const pieces = [{ subcategory, color: '#2f4a6b', pattern: 'plain' as const }];
    const drawn = outfit({ seed: 'a test', person, pieces });
    expect(wornShape(subcategory)).toBeDefined();
    expect(isWhole(drawn)).toBe(true);
  });

  it.each(['still', 'pocket', 'pocketR', 'step', 'hip', 'lapel'] as const)(
    'is drawn completely in pose %s',
    (pose) => {
      const pieces = [{ subcategory: 'Winter Coats', color: '#b5543a', pattern: 'plain' as const }];
      expect(isWhole(outfit({ seed: 'a test', person: { ...person, pose }, pieces }))).toBe(true);
    },
  );

  it('has the colour of each piece', () => {
    const pieces = [
      { subcategory: 'Sweaters', color: '#123456', pattern: 'plain' as const },
      { subcategory: 'Skirts', color: '#654321', pattern: 'plain' as const },
    ];
    const drawn = outfit({ seed: 'a test', person, pieces });
    expect(drawn).toContain('fill="#123456"');
    expect(drawn).toContain('fill="#654321"');
  });

  it('is equal for equal seeds and differs by its background', () => {
    const drawn = outfit({ seed: 'a test', person, pieces: [], background: '#c9dff0' });
    expect(outfit({ seed: 'a test', person, pieces: [], background: '#c9dff0' })).toBe(drawn);
    expect(outfit({ seed: 'a test', person, pieces: [], background: '#f7d8c2' })).not.toBe(drawn);
  });
});

describe('a portrait', () => {
  it.each(HAIR_STYLES)('is drawn completely with hair of style %s', (hairStyle) => {
    expect(isWhole(avatar({ seed: 'a test', person: { ...person, hairStyle } }))).toBe(true);
  });

  it('is equal for equal seeds and differs by skin', () => {
    const drawn = avatar({ seed: 'a test', person });
    expect(avatar({ seed: 'a test', person })).toBe(drawn);
    expect(avatar({ seed: 'a test', person: { ...person, skin: '#4d2f23' } })).not.toBe(drawn);
  });
});
