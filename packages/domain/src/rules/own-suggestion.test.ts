import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { ownSuggestion } from './own-suggestion.ts';

const facts = { category: 'Tops', subcategory: 'T-Shirts', color: 'White', material: '', style: '' };
const tee = (id: string, color: string) =>
  sampleItem(id, { category: 'Tops', subcategory: 'T-Shirts', color, material: '', style: '' });

describe('own garment for a detected item', () => {
  it('is the most similar one that the post does not have, with the reason', () => {
    const white = tee('white', 'White');
    const ivory = tee('ivory', 'Ivory');
    expect(ownSuggestion(facts, [ivory, white], [])).toEqual({
      item: white,
      reason: 'Same type, same color',
    });
    expect(ownSuggestion(facts, [ivory, white], ['white'])).toEqual({
      item: ivory,
      reason: 'Same type, close color',
    });
  });

  it('when nothing is close or the wardrobe is empty, there is none', () => {
    expect(ownSuggestion(facts, [tee('black', 'Black')], [])).toBeNull();
    expect(ownSuggestion(facts, [], [])).toBeNull();
  });
});
