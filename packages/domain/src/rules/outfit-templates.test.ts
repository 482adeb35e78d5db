import { describe, expect, it } from 'vitest';
import { sampleGarment, sampleLayer, withoutCutout } from '../testing/sample-layers.ts';
import { outfitTemplates } from '../vocabularies/outfit-slots.ts';
import { newLayer } from './outfit-additions.ts';
import { aspectOf, boxOf, overlapOf } from './outfit-geometry.ts';
import { slotOf } from './outfit-slots.ts';
import { arranged, freeSlots } from './outfit-templates.ts';

const garment = sampleGarment;
const trench = garment('trench', 'Outerwear', 'Trench Coats');
const shirt = garment('shirt', 'Tops', 'T-Shirts');
const jeans = garment('jeans', 'Bottoms', 'Jeans');
const shoes = garment('shoes', 'Shoes', 'Loafers', 1000);
const bag = garment('bag', 'Accessories', 'Bags', 1000);
const hat = garment('hat', 'Accessories', 'Hats', 1000);
const all = [hat, shoes, bag, trench, shirt, jeans].map((item) => sampleLayer(item));

describe('slots', () => {
  it.each([
    [trench, 'outerwear'],
    [garment('a', 'Tops', 'Blazers'), 'outerwear'],
    [shirt, 'top'],
    [jeans, 'bottom'],
    [garment('b', 'Bottoms', 'Shorts'), 'bottom'],
    [garment('c', 'Dresses', 'Maxi'), 'bottom'],
    [shoes, 'shoes'],
    [garment('d', 'Shoes', 'Boots'), 'shoes'],
    [bag, 'bag'],
    [hat, 'extra'],
    [garment('e', 'Accessories', 'Jewelry'), 'extra'],
  ] as const)('%j has its slot', (item, slot) => {
    expect(slotOf(item)).toBe(slot);
  });
});

describe('freeSlots', () => {
  const slotsOf = (...items: (typeof shirt)[]) =>
    freeSlots(items.map((item) => sampleLayer(item))).map(({ slot }) => slot);

  it('an empty canvas has a place for each type but outerwear', () =>
    expect(slotsOf()).toEqual(['bottom', 'top', 'extra', 'bag', 'shoes']));

  it('a place with a garment is not free, and a dress needs no top', () => {
    expect(slotsOf(jeans, shoes)).toEqual(['top', 'extra', 'bag']);
    expect(slotsOf(garment('c', 'Dresses', 'Maxi'))).toEqual(['extra', 'bag', 'shoes']);
  });

  it('with outerwear, the free places make room for it', () => {
    const topOf = (...items: (typeof shirt)[]) =>
      freeSlots(items.map((item) => sampleLayer(item))).find(({ slot }) => slot === 'top');
    expect(topOf()?.x).toBe(46);
    expect(topOf(trench)?.x).toBe(67);
  });

  it('every free place is on the canvas', () => {
    for (const { x, y, width, height } of freeSlots([])) {
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThan(2);
      expect(Math.max(x + width / 2, y + height / 2)).toBeLessThan(98);
    }
  });

  it('a garment that is added comes into the free place of its type', () => {
    const place = freeSlots([]).find(({ slot }) => slot === 'bottom');
    expect(newLayer(jeans, [])).toMatchObject({ x: place?.x, y: place?.y });
  });
});

describe('templates', () => {
  it.each(outfitTemplates)('%s keeps every garment 3 % away from the edge', (template) => {
    for (const layer of arranged(all, template)) {
      const { x, y, width, height } = boxOf(layer, aspectOf(layer));
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThan(2.98);
      expect(Math.max(x + width / 2, y + height / 2)).toBeLessThan(97.02);
    }
  });

  it.each(outfitTemplates)('%s keeps locked garments where they are', (template) => {
    const locked = sampleLayer(trench, { x: 12, y: 80, locked: true });
    expect(arranged([locked, sampleLayer(jeans)], template)).toContainEqual(locked);
  });

  it('the flat lay places by slot with bottoms below and shoes on top', () => {
    const layers = arranged(all, 'flatLay');
    expect(layers.map(({ itemId }) => itemId)).toEqual(['jeans', 'shirt', 'trench', 'hat', 'bag', 'shoes']);
    expect(layers[0]).toMatchObject({ x: 66, y: 67, scale: 58 });
  });

  it('the flat lay without outerwear puts the top into the middle', () => {
    const [, top] = arranged([sampleLayer(shirt), sampleLayer(jeans)], 'flatLay');
    expect(top).toMatchObject({ itemId: 'shirt', x: 46, y: 29, scale: 45 });
  });

  it('a second garment of a slot stays where it is', () => {
    const second = sampleLayer(garment('blouse', 'Tops'), { x: 10, y: 11 });
    expect(arranged([sampleLayer(shirt), second], 'flatLay')).toContainEqual(second);
  });

  it('the column places garments from head to foot', () => {
    const byHeight = [...arranged(all, 'column')].sort((a, b) => a.y - b.y).map(({ itemId }) => itemId);
    expect(byHeight).toEqual(['hat', 'trench', 'shirt', 'jeans', 'bag', 'shoes']);
  });

  it('the grid places garments without overlap', () => {
    const boxes = arranged(all, 'grid').map((layer) => boxOf(layer, aspectOf(layer)));
    for (const one of boxes) {
      for (const other of boxes.filter((box) => box !== one)) {
        const isApart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
        expect(isApart).toBe(true);
      }
    }
  });

  it.each(outfitTemplates)('%s of no garments is empty', (template) => {
    expect(arranged([], template)).toEqual([]);
  });

  it('the column of 30 garments is several columns beside each other, without overlap', () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      [hat, shoes, bag, trench, shirt, jeans].map((item) =>
        sampleLayer({ ...item, id: `${item.id}${index}` }),
      ),
    ).flat();
    const placed = arranged(many, 'column');
    expect(new Set(placed.map(({ x }) => x)).size).toBe(5);
    const boxes = placed.map((layer) => boxOf(layer, aspectOf(layer)));
    for (const one of boxes) {
      expect(Math.max(one.width, one.height)).toBeGreaterThan(8);
      for (const other of boxes.filter((box) => box !== one)) {
        const isApart =
          Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.01 ||
          Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - 0.01;
        expect(isApart).toBe(true);
      }
    }
  });

  it('a gap is placed like an extra in a column', () => {
    const gap = { ...sampleLayer(shirt), item: null };
    expect(arranged([gap], 'column')[0]).toMatchObject({ x: 50, y: 50 });
  });
});

describe('the flat lay of garments without cut-out', () => {
  const dress = garment('dress', 'Dresses', 'Maxi');
  const blouse = garment('blouse', 'Tops', 'Blouses');
  const wide = garment('wide', 'Tops', 'Sweaters', 1600);
  const boots = garment('boots', 'Shoes', 'Boots');
  const cases = [
    ['one photo', [withoutCutout(jeans)]],
    ['a photo of shoes', [shirt, jeans, withoutCutout(shoes)]],
    ['photos of each type', [hat, shoes, bag, trench, shirt, jeans].map(withoutCutout)],
    ['a dress and a photo of shoes', [dress, withoutCutout(shoes), bag, hat]],
    ['a dress below a photo of a coat', [dress, withoutCutout(trench), shoes]],
    ['two tops', [shirt, withoutCutout(wide), blouse, jeans]],
    ['shoes and bags only', [withoutCutout(shoes), bag, hat, boots]],
    [
      'more garments than two columns hold',
      [...[hat, shoes, bag, trench, shirt, jeans].map(withoutCutout), blouse, boots],
    ],
  ] as const;

  it.each(cases)('with %s, every garment is on the canvas and none covers another one', (_, items) => {
    const boxes = arranged(
      items.map((item) => sampleLayer(item)),
      'flatLay',
    ).map((layer) => boxOf(layer, aspectOf(layer)));
    expect(boxes).toHaveLength(items.length);
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThan(2.9);
      expect(Math.max(x + width / 2, y + height / 2)).toBeLessThan(97.1);
      expect(Math.min(width, height)).toBeGreaterThan(10);
      for (const other of boxes.slice(index + 1)) expect(overlapOf({ x, y, width, height }, other)).toBe(0);
    }
  });

  it('locked garments stay where they are', () => {
    const locked = sampleLayer(trench, { x: 12, y: 80, locked: true });
    expect(arranged([locked, sampleLayer(withoutCutout(jeans))], 'flatLay')).toContainEqual(locked);
  });

  it('garments are in the order of the flat lay of cut-outs', () => {
    const layers = arranged(
      all.map(({ item }) => sampleLayer(withoutCutout(item ?? hat))),
      'flatLay',
    );
    expect(layers.map(({ itemId }) => itemId)).toEqual(['jeans', 'shirt', 'trench', 'hat', 'bag', 'shoes']);
  });

  it('only places that no garment covers are free', () => {
    const layers = arranged(
      [shirt, withoutCutout(jeans)].map((item) => sampleLayer(item)),
      'flatLay',
    );
    for (const place of freeSlots(layers))
      for (const layer of layers) expect(overlapOf(place, boxOf(layer, aspectOf(layer)))).toBeLessThan(0.5);
  });
});
