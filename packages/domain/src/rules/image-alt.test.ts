import { describe, expect, it } from 'vitest';
import { imageAltMaxLength } from '../limits/post.ts';
import { categories, subcategoriesOf } from '../vocabularies/categories.ts';
import { colors } from '../vocabularies/colors.ts';
import { suggestedImageAlt } from './image-alt.ts';

const coat = { category: 'Outerwear', subcategory: 'Trench Coats', color: 'Camel' } as const;
const jeans = { category: 'Bottoms', subcategory: 'Jeans', color: 'Navy' } as const;
const shirt = { category: 'Tops', subcategory: 'T-Shirts', color: '' } as const;

describe('suggestedImageAlt', () => {
  it.each([
    ['nothing', [], ''],
    ['one garment', [coat], 'Outfit with a camel trench coat'],
    ['two', [coat, jeans], 'Outfit with a camel trench coat and navy jeans'],
    ['three', [coat, jeans, shirt], 'Outfit with a camel trench coat, navy jeans, and a T-shirt'],
    ['the same twice', [jeans, jeans], 'Outfit with navy jeans'],
    ['a colour that begins with a vowel', [{ ...shirt, color: 'Ecru' }], 'Outfit with an ecru T-shirt'],
    [
      'a colour with a consonant sound',
      [{ ...shirt, color: 'University Red' }],
      'Outfit with a university red T-shirt',
    ],
    ['a colour with an accent', [{ ...shirt, color: 'Étoupe' }], 'Outfit with an étoupe T-shirt'],
    ['a colour with an open u', [{ ...shirt, color: 'Umber' }], 'Outfit with an umber T-shirt'],
    [
      'a cut of dresses',
      [{ category: 'Dresses', subcategory: 'Midi', color: 'Red' }],
      'Outfit with a red midi dress',
    ],
    [
      'a dress by its name',
      [{ category: 'Dresses', subcategory: 'Sundresses', color: '' }],
      'Outfit with a sundress',
    ],
    [
      'shoes',
      [{ category: 'Shoes', subcategory: 'Dress Shoes', color: 'Black' }],
      'Outfit with black dress shoes',
    ],
    [
      'a type that is not in the vocabulary',
      [{ category: 'Tops', subcategory: 'constructor', color: '' }],
      'Outfit with a constructor',
    ],
    ['a category alone', [{ category: 'Tops', subcategory: '', color: 'White' }], 'Outfit with a white top'],
    ['a colour alone', [{ category: '', subcategory: '', color: 'Olive' }], 'Outfit with an olive garment'],
  ] as const)('describes %s', (_what, garments, expected) => {
    expect(suggestedImageAlt(garments)).toBe(expected);
  });

  it('describes every garment of the vocabulary', () => {
    const all = categories.flatMap((category) =>
      subcategoriesOf(category).map((subcategory) => ({ category, subcategory, color: '' })),
    );
    for (const garment of all)
      expect(suggestedImageAlt([garment])).toMatch(/^Outfit with (an? )?[\w-]+( [\w-]+)*$/);
  });

  it('is never longer than the limit', () => {
    const longest = colors.reduce((a, b) => (b.name.length > a.name.length ? b : a)).name;
    const garments = subcategoriesOf('Accessories')
      .concat(subcategoriesOf('Outerwear'))
      .map((subcategory) => ({ category: 'Outerwear', subcategory, color: longest }) as const);
    expect(suggestedImageAlt(garments).length).toBeLessThan(imageAltMaxLength);
  });
});
