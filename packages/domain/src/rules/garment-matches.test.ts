import { describe, expect, it } from 'vitest';
import { subcategories } from '../vocabularies/categories.ts';
import { similarTypes } from '../vocabularies/similar-types.ts';
import {
  closestGarments,
  type MatchedFacts,
  matchGarments,
  matchingColors,
  matchingTypes,
  matchReason,
  matchType,
} from './garment-matches.ts';

const garment = (subcategory: string, color: string, facts: Partial<MatchedFacts> = {}): MatchedFacts => ({
  category: 'Tops',
  subcategory,
  color,
  material: '',
  style: '',
  ...facts,
});
const shoes = (subcategory: string, color: string) => garment(subcategory, color, { category: 'Shoes' });

function reasonOf(a: MatchedFacts, b: MatchedFacts): string | null {
  const match = matchGarments(a, b);
  return match && matchReason(match);
}

describe('a garment is like another one', () => {
  it.each([
    [
      'of the same type and colour',
      garment('Sweaters', 'Navy'),
      garment('Sweaters', 'Navy'),
      'Same type, same color',
    ],
    [
      'of a close colour',
      garment('Sweaters', 'Cream'),
      garment('Sweaters', 'Ivory'),
      'Same type, close color',
    ],
    ['of another white', garment('Sweaters', 'White'), garment('Sweaters', 'Ecru'), 'Same type, close color'],
    [
      'of a similar type',
      garment('Sweaters', 'Gray'),
      garment('Cardigans', 'Gray'),
      'Similar type, same color',
    ],
    [
      'of a darker shade',
      garment('Jeans', 'Washed Indigo'),
      garment('Jeans', 'Indigo'),
      'Same type, darker blue',
    ],
    [
      'of a lighter shade',
      garment('Jeans', 'Indigo'),
      garment('Jeans', 'Washed Indigo'),
      'Same type, lighter blue',
    ],
    [
      'with a pattern too',
      garment('Blouses', 'Multicolor'),
      garment('Blouses', 'multicolor'),
      'Same type, same color',
    ],
    [
      'in a name with further words',
      garment('Jeans', 'Navy'),
      garment('Jeans', 'Faded navy'),
      'Same type, same color',
    ],
    [
      'in the colour of a brand',
      garment('T-Shirts', 'Black'),
      garment('T-Shirts', 'Core Black'),
      'Same type, same color',
    ],
    [
      'in a colour that only it names',
      garment('Jeans', 'Galaxy'),
      garment('Jeans', 'galaxy '),
      'Same type, same color',
    ],
    [
      'in a darker colour of a brand',
      garment('Jeans', 'Desert Sky'),
      garment('Jeans', 'Polo Navy'),
      'Same type, close color',
    ],
    ['in the British spelling', garment('Jeans', 'Grey'), garment('Jeans', 'Gray'), 'Same type, same color'],
    [
      'of the same material',
      garment('Sweaters', 'Navy', { material: 'Wool', style: 'Casual' }),
      garment('Sweaters', 'Navy', { material: 'wool', style: 'Casual' }),
      'Same type, same color, same material',
    ],
    [
      'of the same style',
      garment('Sweaters', 'Navy', { material: 'Wool', style: 'Casual' }),
      garment('Sweaters', 'Navy', { material: '', style: 'Casual' }),
      'Same type, same color, same style',
    ],
    ['without a subcategory', garment('', 'White'), garment('Blouses', 'White'), 'Same category, same color'],
    ['when both have none', garment('', 'White'), garment('', 'Ivory'), 'Same category, close color'],
    [
      'when a jacket is a top in one and outerwear in the other',
      garment('Jackets', 'Black'),
      garment('Leather Jackets', 'Black', { category: 'Outerwear' }),
      'Similar type, same color',
    ],
  ])('%s', (_, a, b, reason) => {
    expect(reasonOf(a, b)).toBe(reason);
  });

  it.each([
    ['of another type', garment('Sweaters', 'Navy'), garment('T-Shirts', 'Navy')],
    ['of another colour', garment('Sweaters', 'Navy'), garment('Sweaters', 'Red')],
    ['of the same family, far apart', garment('Jeans', 'Light Blue'), garment('Jeans', 'Navy')],
    [
      'of a brand whose name contains another colour',
      garment('Jeans', 'Desert Sky'),
      garment('Jeans', 'Sky'),
    ],
    ['with a pattern beside a plain colour', garment('Blouses', 'Multicolor'), garment('Blouses', 'Lilac')],
    ['of an unknown colour', garment('Sweaters', ''), garment('Sweaters', '')],
    ['of an unknown type', garment('', 'Navy', { category: '' }), garment('', 'Navy', { category: '' })],
    ['of another category, without subcategories', garment('', 'Black'), shoes('', 'Black')],
    [
      'that is worn over a top, beside a top without subcategory',
      garment('', 'Black'),
      garment('Coats', 'Black'),
    ],
    [
      'that is an accessory without subcategory',
      garment('', 'Black', { category: 'Accessories' }),
      garment('Belts', 'Black', { category: 'Accessories' }),
    ],
  ])('but not one %s', (_, a, b) => {
    expect(matchGarments(a, b)).toBeNull();
  });

  it('and the other one is like it, with the opposite shade', () => {
    const light = garment('Jeans', 'Washed Indigo');
    const dark = garment('Jeans', 'Indigo');
    expect(matchGarments(light, dark)?.score).toBe(matchGarments(dark, light)?.score);
    expect([matchGarments(light, dark)?.color, matchGarments(dark, light)?.color]).toEqual([
      'darker',
      'lighter',
    ]);
  });
});

it('the closest garments come first, four at most, and of equal ones the first of the wardrobe', () => {
  const wardrobe = [
    { id: 'cardigan', ...garment('Cardigans', 'Navy') },
    { id: 'indigo', ...garment('Sweaters', 'Indigo') },
    { id: 'shirt', ...garment('Blouses', 'Navy') },
    { id: 'first', ...garment('Sweaters', 'Navy') },
    { id: 'second', ...garment('Sweaters', 'Navy') },
    { id: 'wool', ...garment('Sweaters', 'Navy', { material: 'Wool' }) },
  ];
  const found = closestGarments(garment('Sweaters', 'Navy', { material: 'Wool' }), wardrobe);
  expect(found.map(({ id }) => id)).toEqual(['wool', 'first', 'second', 'cardigan']);
});

it('the types and colours for an index find exactly what the rule finds in the vocabulary', () => {
  const types = Object.entries(subcategories).flatMap(([category, names]) =>
    ['', ...names].map((subcategory) => garment(subcategory, 'Red', { category })),
  );
  const names = ['White', 'Ivory', 'Navy', 'Indigo', 'Core Black', 'Multicolor', 'Faded navy', '', 'Galaxy'];
  for (const a of types) {
    const found = matchingTypes(a);
    for (const b of types) {
      const isMatch = matchGarments(a, b) !== null;
      expect(found.includes(matchType(b)), `${matchType(a)}, ${matchType(b)}`).toBe(isMatch);
    }
  }
  for (const color of names) {
    for (const name of names.filter(
      (other) => other !== '' && other !== 'Faded navy' && other !== 'Galaxy',
    )) {
      const isMatch = matchGarments(garment('Jeans', color), garment('Jeans', name)) !== null;
      expect(matchingColors({ color }).includes(name.toLowerCase()), `${color}, ${name}`).toBe(isMatch);
    }
  }
  expect(matchingColors({ color: 'Galaxy' })).toEqual(['galaxy']);
  expect(matchingColors({ color: '' })).toEqual([]);
});

it('similar types are subcategories of the vocabulary', () => {
  const known: readonly string[] = Object.values(subcategories).flat();
  for (const type of similarTypes.flat()) expect(known).toContain(type);
});
