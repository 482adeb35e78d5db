import { describe, expect, it } from 'vitest';
import { sampleGarment, sampleLayer, withoutCutout } from '../testing/sample-layers.ts';
import { newLayer, newLayers } from './outfit-additions.ts';
import { editedLayers } from './outfit-edits.ts';
import { aspectOf, boxOf, overlapOf } from './outfit-geometry.ts';

const trench = sampleGarment('trench', 'Outerwear', 'Trench Coats');
const shirt = sampleGarment('shirt', 'Tops', 'T-Shirts');
const jeans = sampleGarment('jeans', 'Bottoms', 'Jeans');
const shoes = sampleGarment('shoes', 'Shoes', 'Loafers', 1000);
const skirt = sampleGarment('skirt', 'Bottoms', 'Skirts');

const overlaps = (layers: readonly ReturnType<typeof sampleLayer>[]) =>
  layers.flatMap((one, index) =>
    layers
      .slice(index + 1)
      .map((other) => overlapOf(boxOf(one, aspectOf(one)), boxOf(other, aspectOf(other)))),
  );

describe('new layers', () => {
  it('a garment gets the place of its slot', () => {
    expect(newLayer(jeans, [])).toMatchObject({ x: 52, y: 66, scale: 58 });
    expect(newLayer(jeans, [sampleLayer(trench)])).toMatchObject({ x: 66, y: 67 });
  });

  it('when the slot is taken, the garment comes into the middle', () => {
    expect(newLayer(skirt, [sampleLayer(jeans)])).toMatchObject({ x: 50, y: 50, scale: 36 });
  });

  it('a photo that would cover a garment gets a free place', () => {
    const moved = sampleLayer(jeans, { x: 30, y: 40, scale: 50 });
    const added = newLayer(withoutCutout(shirt), [moved]);
    expect(overlaps([moved, added])).toEqual([0]);
  });

  it('a garment that would cover a photo gets a free place', () => {
    const moved = sampleLayer(withoutCutout(jeans), { x: 30, y: 40, scale: 50 });
    expect(overlaps([moved, newLayer(shirt, [moved])])).toEqual([0]);
  });

  it('two garments of a type are not placed on each other', () => {
    const [one, other] = newLayers([jeans, skirt]);
    expect([one?.x, one?.y]).not.toEqual([other?.x, other?.y]);
  });
});

describe('adding a photo', () => {
  const add = (layers: readonly ReturnType<typeof sampleLayer>[], item: typeof jeans) =>
    editedLayers(layers, { type: 'add', item });

  it('to an arrangement that the person has not changed, places all garments beside each other', () => {
    const layers = [jeans, trench, withoutCutout(shoes), shirt].reduce(add, []);
    expect(layers).toHaveLength(4);
    expect(Math.max(...overlaps(layers))).toBe(0);
  });

  it('to garments that the person has moved, leaves these where they are', () => {
    const moved = sampleLayer(jeans, { x: 30, y: 40 });
    expect(add([moved], withoutCutout(shirt))).toContainEqual(moved);
  });

  it('in the place of a cut-out, arranges the garments again', () => {
    const before = newLayers([jeans, shirt]);
    const after = editedLayers(before, { type: 'swap', itemId: 'jeans', item: withoutCutout(skirt) });
    expect(overlaps(after)).toEqual([0]);
  });
});
