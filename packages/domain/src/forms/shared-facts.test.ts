import { describe, expect, it } from 'vitest';
import { blankItemDraft, type ItemDraft } from './item-upload.ts';
import { hasSharedFacts, sizeFits, withFactsBefore, withSharedFacts } from './shared-facts.ts';

const draft = (change: Partial<ItemDraft<string>> = {}) => ({ ...blankItemDraft<string>('1'), ...change });

const coat = draft({
  name: 'The good coat',
  category: 'Outerwear',
  brand: 'Other',
  customBrand: 'Aunt Rosa',
  size: 'M',
  color: 'Honey',
  material: 'Wool',
});

describe('withSharedFacts', () => {
  it('copies brand, size, material and style', () => {
    const taken = withSharedFacts(draft({ category: 'Tops', style: 'Boho' }), coat);
    expect(taken).toEqual(
      draft({
        category: 'Tops',
        brand: 'Other',
        customBrand: 'Aunt Rosa',
        size: 'M',
        material: 'Wool',
        style: 'Boho',
      }),
    );
    expect(hasSharedFacts(coat)).toBe(true);
    expect(hasSharedFacts(draft({ name: 'Coat', category: 'Tops', color: 'Honey' }))).toBe(false);
  });

  it('when the size does not fit the category, does not copy it', () => {
    const shoes = draft({ category: 'Shoes', size: 'EU 38' });
    expect(withSharedFacts(shoes, coat).size).toBe('EU 38');
    expect(sizeFits(shoes, 'M')).toBe(false);
    expect(sizeFits(shoes, '')).toBe(true);
    expect(sizeFits(draft(), 'M')).toBe(true);
  });

  it('replaces the custom brand together with the brand', () => {
    const taken = withSharedFacts(
      draft({ brand: 'Other', customBrand: 'Aunt Rosa' }),
      draft({ brand: 'Arket' }),
    );
    expect(taken).toMatchObject({ brand: 'Arket', customBrand: '' });
  });

  it('removes the badges; withFactsBefore restores badges and values', () => {
    const before = draft({ material: 'Silk', color: 'Red', detected: ['material', 'color'] });
    const taken = withSharedFacts(before, coat);
    expect(taken.detected).toEqual(['color']);
    const later = { ...taken, front: 'photo' };
    expect(withFactsBefore(later, before)).toEqual({ ...before, front: 'photo' });
  });
});
