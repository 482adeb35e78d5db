import { describe, expect, it } from 'vitest';
import type { DetectedItem, Item } from '../entities.ts';
import { postMaxItems } from '../limits/post.ts';
import { sampleItem } from '../testing/sample-items.ts';
import {
  correctionValuesOf,
  isFull,
  listedItems,
  replacementsFor,
  withAddition,
  withCorrectedFact,
  withCorrection,
  withoutOwnItems,
  withRemoval,
  withReplacement,
} from './detected-item.ts';
import { savedFacts } from './item-fields.ts';

const top: DetectedItem = {
  id: 'found-1',
  category: 'Tops',
  subcategory: 'Blouses',
  brand: 'Maison Inconnue',
  description: 'Navy top',
  size: 'M',
  color: 'Navy',
  material: '',
  style: '',
  season: ['winter'],
  confidence: 0.4,
  image: null,
  cutout: null,
};

describe('correction of a detected item', () => {
  it('starts with all facts, an unlisted brand as a custom one', () => {
    expect(correctionValuesOf(top)).toMatchObject({
      name: 'Navy top',
      category: 'Tops',
      size: 'M',
      brand: 'Other',
      customBrand: 'Maison Inconnue',
      season: ['winter'],
    });
  });

  it('when a fact that the description mentions changes, clears the description', () => {
    const values = withCorrectedFact(correctionValuesOf(top), 'category', 'Dresses', top);
    expect(values).toMatchObject({ category: 'Dresses', subcategory: '', name: '' });
  });

  it('keeps the description beside other facts, and one that the user wrote', () => {
    const values = correctionValuesOf(top);
    expect(withCorrectedFact(values, 'material', 'Silk', top).name).toBe('Navy top');
    const written = { ...values, name: 'The blue one' };
    expect(withCorrectedFact(written, 'color', 'Sky', top).name).toBe('The blue one');
  });

  it('replaces the facts and removes the confidence', () => {
    const values = { ...correctionValuesOf(top), name: 'The blue one', color: 'Sky' };
    expect(withCorrection(top, savedFacts(values))).toEqual({
      ...top,
      description: 'The blue one',
      color: 'Sky',
      confidence: null,
    });
  });
});

const own = (id: string, values: Partial<Item> = {}) =>
  sampleItem(id, { name: 'Unnamed Item', category: 'Tops', brand: 'Arket', size: 'S', ...values });

describe('replacement of a detected item by one of the wardrobe', () => {
  const coat = { ...top, id: 'found-2' };
  const found = { items: [top, coat], removedIds: [], wardrobeIds: [] };
  const idsOf = ({ items }: { items: readonly DetectedItem[] }) => items.map(({ id }) => id);

  it('removes the detected item and inserts the other one after it', () => {
    const replaced = withReplacement(found, top.id, own('own-1'));
    expect(idsOf(replaced)).toEqual(['found-1', 'own-1', 'found-2']);
    expect(replaced).toMatchObject({ removedIds: ['found-1'], wardrobeIds: ['own-1'] });
    expect(replaced.items[1]).toMatchObject({ description: '', brand: 'Arket', confidence: null });
  });

  it('keeps the place in the photo', () => {
    const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
    const replaced = withReplacement({ ...found, items: [{ ...top, box }, coat] }, top.id, own('own-1'));
    expect(replaced.items[1]?.box).toEqual(box);
  });

  it('shows an item of the wardrobe by its cut-out, unless its owner shows the photo', () => {
    const frontCutout = { src: 'cutout', width: 80, height: 110, thumbhash: null, palette: [] };
    const cutoutOf = (item: Item) => withReplacement(found, top.id, item).items[1]?.cutout;
    expect(cutoutOf(own('own-1', { frontCutout }))).toEqual(frontCutout);
    expect(cutoutOf(own('own-1', { frontCutout, showsCutout: false }))).toBeNull();
  });

  it('moves an item that the post has already, and restores it when it was removed', () => {
    const once = withReplacement(found, top.id, own('own-1'));
    const again = withReplacement({ ...once, removedIds: ['found-1', 'own-1'] }, coat.id, own('own-1'));
    expect(idsOf(again)).toEqual(['found-1', 'found-2', 'own-1']);
    expect(again).toMatchObject({ removedIds: ['found-1', 'found-2'], wardrobeIds: ['own-1'] });
  });

  it('lists the other item in the place of the detected one, which the removal of the other one gives back', () => {
    const replaced = withReplacement(found, top.id, own('own-1'));
    expect(listedItems(replaced.items).map(({ id }) => id)).toEqual(['own-1', 'found-2']);
    const left = withRemoval(replaced, 'own-1');
    expect(left).toEqual({ ...found, removedIds: ['found-1'] });
    expect(listedItems(left.items)).toEqual(found.items);
  });

  it('when the replaced item is gone, the removal of the other one can be undone', () => {
    const replaced = withReplacement(found, top.id, own('own-1'));
    const repeated = { ...replaced, items: replaced.items.slice(1), removedIds: [] };
    expect(withRemoval(repeated, 'own-1')).toEqual({ ...repeated, removedIds: ['own-1'] });
  });

  it('a second item that replaces the same one takes the place of the first', () => {
    const replaced = withReplacement(withReplacement(found, top.id, own('own-1')), top.id, own('own-2'));
    expect(idsOf(replaced)).toEqual(['found-1', 'own-2', 'found-2']);
  });

  it('drops an item that was deleted from the wardrobe, and keeps what it replaced removed', () => {
    const replaced = withReplacement(found, top.id, own('own-1'));
    const left = withoutOwnItems(replaced, ['own-1']);
    expect(idsOf(left)).toEqual(['found-1', 'found-2']);
    expect(left).toMatchObject({ removedIds: ['found-1'], wardrobeIds: [] });
  });

  it('offers the items of the same category first', () => {
    const wardrobe = [own('shoes', { category: 'Shoes' }), own('a'), own('b')];
    expect(replacementsFor(top, wardrobe).map(({ id }) => id)).toEqual(['a', 'b', 'shoes']);
  });
});

describe('addition of an item of the wardrobe', () => {
  const found = { items: [top], removedIds: [], wardrobeIds: [] };
  const added = withAddition(found, own('own-1'));

  it('appends the item', () => {
    expect(added.items.map(({ id }) => id)).toEqual(['found-1', 'own-1']);
    expect(added).toMatchObject({ removedIds: [], wardrobeIds: ['own-1'] });
  });

  it('adds an item once, and restores a removed one at its position', () => {
    expect(withAddition(added, own('own-1'))).toBe(added);
    const two = withAddition({ ...added, removedIds: ['own-1'] }, own('own-2'));
    expect(withAddition(two, own('own-1'))).toEqual({ ...two, removedIds: [] });
  });

  it('when the post has as many items as it can have, adds nothing until one is removed', () => {
    const items = Array.from({ length: postMaxItems }, (_, index) => ({ ...top, id: `found-${index}` }));
    const full = { ...found, items };
    expect(isFull(full)).toBe(true);
    expect(withAddition(full, own('own-1'))).toBe(full);
    const room = { ...full, removedIds: ['found-0'] };
    expect(isFull(room)).toBe(false);
    expect(withAddition(room, own('own-1')).wardrobeIds).toEqual(['own-1']);
  });
});
