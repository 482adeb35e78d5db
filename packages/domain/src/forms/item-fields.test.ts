import { describe, expect, it } from 'vitest';
import type { DetectedItem } from '../entities.ts';
import {
  brandValues,
  detectedFacts,
  factValuesOf,
  type ItemFactValues,
  itemFactDefaults,
  savedFacts,
  withCurrentChoice,
  withFact,
} from './item-fields.ts';

const values: ItemFactValues = {
  ...itemFactDefaults,
  category: 'Tops',
  subcategory: 'Blouses',
  brand: 'Other',
  customBrand: 'Grandmother',
};

describe('withFact', () => {
  it('clears the subcategory with another category only', () => {
    expect(withFact(values, 'category', 'Shoes').subcategory).toBe('');
    expect(withFact(values, 'category', 'Tops').subcategory).toBe('Blouses');
  });

  it('clears the custom brand with another brand only', () => {
    expect(withFact(values, 'brand', 'Nike')).toMatchObject({ brand: 'Nike', customBrand: '' });
    expect(withFact(values, 'brand', 'Other').customBrand).toBe('Grandmother');
  });
});

describe('brand', () => {
  it.each([
    ['', { brand: '', customBrand: '' }],
    ['Nike', { brand: 'Nike', customBrand: '' }],
    ['nike ', { brand: 'Nike', customBrand: '' }],
    ['Other', { brand: 'Other', customBrand: '' }],
    ['Grandmother', { brand: 'Other', customBrand: 'Grandmother' }],
  ])('stored as %j has the form values %j', (stored, expected) => {
    expect(brandValues(stored)).toEqual(expected);
  });

  it.each([
    ['Other', ' Grandmother ', 'Grandmother'],
    ['Other', '  ', 'Other'],
    ['Nike', 'left over', 'Nike'],
  ])('%j with the custom brand %j is saved as %j', (brand, customBrand, expected) => {
    expect(savedFacts({ ...values, brand, customBrand }).brand).toBe(expected);
  });

  it('is unchanged after conversion to form values and back', () => {
    const { customBrand: _custom, ...facts } = { ...values, brand: 'Grandmother', name: 'Lace' };
    expect(savedFacts(factValuesOf(facts))).toEqual(facts);
  });
});

describe('choices', () => {
  it('include a stored value that is not offered', () => {
    expect(withCurrentChoice(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
    expect(withCurrentChoice(['a', 'b'], 'b')).toEqual(['a', 'b']);
    expect(withCurrentChoice(['a', 'b'], '')).toEqual(['a', 'b']);
  });
});

describe('detectedFacts', () => {
  const detected: DetectedItem = {
    id: 'd',
    category: 'Outerwear',
    subcategory: 'Parkas',
    brand: '',
    description: 'Long parka',
    color: 'Olive',
    material: '',
    style: 'Outdoor',
    confidence: 0.9,
    size: '',
    season: [],
    image: null,
    cutout: null,
  };

  it('contains the known facts', () => {
    expect(detectedFacts(detected)).toEqual({
      category: 'Outerwear',
      subcategory: 'Parkas',
      color: 'Olive',
      style: 'Outdoor',
    });
  });

  it('drops a subcategory of another category', () => {
    expect(detectedFacts({ ...detected, subcategory: 'Jeans' })).not.toHaveProperty('subcategory');
  });
});
