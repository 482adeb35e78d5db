import { describe, expect, it } from 'vitest';
import type { DetectedItem } from '../entities.ts';
import {
  addItemProblem,
  blankItemDraft,
  draftGaps,
  editDraft,
  type ItemDraft,
  itemUploadSchema,
  positionsWithoutCategory,
  removeItemProblem,
  uploadFacts,
  withDetection,
  withPhoto,
} from './item-upload.ts';

const schema = itemUploadSchema<string>();
const photosMissing = 'Please upload all required images (Front and Back) for each item.';
const categoryMissing = 'Please select a category for at least one item.';

function draft(change: Partial<ItemDraft<string>> = {}): ItemDraft<string> {
  return { ...blankItemDraft('1'), category: 'Tops', front: 'front', back: 'back', ...change };
}

function issues(items: ItemDraft<string>[]) {
  return (schema.safeParse({ items }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
}

describe('upload form', () => {
  it.each([
    ['a complete item', [draft()], []],
    ['a blank form', [blankItemDraft<string>('1')], [['items', categoryMissing]]],
    ['photos without a category', [draft({ category: '' })], [['items', categoryMissing]]],
    ['a missing back photo', [draft(), draft({ back: null })], [['items.1.back', photosMissing]]],
    [
      'no photos',
      [draft({ front: null, back: null })],
      [
        ['items.0.front', photosMissing],
        ['items.0.back', photosMissing],
      ],
    ],
    ['a blank item beside a complete one', [draft(), blankItemDraft<string>('2')], []],
    ['fifteen items', Array.from({ length: 15 }, () => draft()), []],
    [
      'sixteen items',
      Array.from({ length: 16 }, () => draft()),
      [['items', 'Maximum of 15 items allowed per upload']],
    ],
  ])('validates %s', (_case, items, expected) => {
    expect(issues(items)).toEqual(expected);
  });

  it('limits each fact to 120 characters', () => {
    expect(issues([draft({ name: 'a'.repeat(121) })])).toEqual([
      ['items.0.name', 'Name can have at most 120 characters.'],
    ]);
    expect(issues([draft({ name: 'a'.repeat(120) })])).toEqual([]);
  });

  it('does not limit the facts of an item without a category, which is not sent', () => {
    const named = draft({
      category: '',
      name: 'a'.repeat(121),
      brand: 'Other',
      customBrand: 'a'.repeat(121),
    });
    expect(issues([draft(), named])).toEqual([]);
  });

  it('returns the positions of items without a category', () => {
    expect(positionsWithoutCategory([draft(), draft({ category: '' }), draft({ category: '' })])).toEqual([
      2, 3,
    ]);
  });

  it('lists the missing photos and category of an item', () => {
    expect(draftGaps(draft())).toEqual([]);
    expect(draftGaps(draft({ back: null }))).toEqual(['back']);
    expect(draftGaps(blankItemDraft('1'))).toEqual(['front', 'back', 'category']);
  });

  it('limits the number of items to 1 to 15', () => {
    expect(addItemProblem(14)).toBeNull();
    expect(addItemProblem(15)).toBe('Maximum of 15 items allowed per upload');
    expect(removeItemProblem(2)).toBeNull();
    expect(removeItemProblem(1)).toBe('Cannot remove the last item. At least one item is required.');
  });
});

describe('uploaded facts', () => {
  it('have a default name, and the custom brand instead of Other', () => {
    const sent = uploadFacts(draft({ name: '  ', brand: 'Other', customBrand: 'Grandmother' }));
    expect(sent).toEqual({
      name: 'Unnamed Item',
      category: 'Tops',
      subcategory: '',
      brand: 'Grandmother',
      size: '',
      color: '',
      material: '',
      style: '',
      season: [],
    });
  });
});

describe('detection', () => {
  const detected: DetectedItem = {
    id: 'd',
    category: 'Tops',
    subcategory: 'Blouses',
    brand: 'Grandmother',
    description: 'Lace blouse',
    color: 'Ivory',
    material: 'Lace',
    style: '',
    confidence: 0.9,
    size: '',
    season: [],
    image: null,
    cutout: null,
  };

  it('fills empty fields and marks them as detected', () => {
    const filled = withDetection(blankItemDraft<string>('1'), detected);
    expect(filled).toMatchObject({ category: 'Tops', subcategory: 'Blouses', color: 'Ivory', style: '' });
    expect(filled).toMatchObject({ brand: 'Other', customBrand: 'Grandmother' });
    expect([...filled.detected].sort()).toEqual(
      ['brand', 'category', 'color', 'customBrand', 'material', 'subcategory'].sort(),
    );
  });

  it('does not change values that the user chose', () => {
    const filled = withDetection(draft({ category: 'Shoes', brand: 'Nike', color: 'Red' }), detected);
    expect(filled).toMatchObject({ category: 'Shoes', subcategory: '', brand: 'Nike', customBrand: '' });
    expect(filled).toMatchObject({ color: 'Red', material: 'Lace' });
    expect(filled.detected).toEqual(['material']);
  });

  it('removes the badge of an edited field and of the fields that the edit clears', () => {
    const filled = withDetection(blankItemDraft<string>('1'), detected);
    expect(editDraft(filled, 'color', 'Red').detected).not.toContain('color');
    const moved = editDraft(filled, 'category', 'Shoes');
    expect(moved.subcategory).toBe('');
    expect(moved.detected).not.toContain('category');
    expect(moved.detected).not.toContain('subcategory');
    expect(moved.detected).toContain('material');
  });

  it.each([['another'], [null]])(
    'when the front photo becomes %s, its detected facts are cleared',
    (photo) => {
      const edited = editDraft(withDetection(draft({ category: '' }), detected), 'color', 'Red');
      expect(withPhoto(edited, 'front', photo)).toEqual({
        ...blankItemDraft('1'),
        color: 'Red',
        front: photo,
        back: 'back',
      });
    },
  );

  it('when the back photo is replaced, the detected facts stay', () => {
    const filled = withDetection(draft({ category: '' }), detected);
    expect(withPhoto(filled, 'back', 'another')).toEqual({ ...filled, back: 'another' });
  });

  it('when the front photo is replaced, a category with a chosen subcategory and Other with a typed brand stay', () => {
    const filled = withDetection(blankItemDraft<string>('1'), detected);
    const edited = editDraft(editDraft(filled, 'subcategory', 'T-Shirts'), 'customBrand', 'Aunt');
    expect(withPhoto(edited, 'front', 'another')).toMatchObject({
      category: 'Tops',
      subcategory: 'T-Shirts',
      brand: 'Other',
      customBrand: 'Aunt',
      color: '',
      detected: [],
    });
  });
});
