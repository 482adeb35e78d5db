import { describe, expect, it } from 'vitest';
import { outfitLayersMaxCount } from '../limits/outfits.ts';
import { outfitLayersSchema } from '../outfits.ts';
import { createRandom } from '../random.ts';
import { sampleGarment, sampleLayer } from '../testing/sample-layers.ts';
import { redone, startHistory, undone } from './history.ts';
import { edited, editedLayers, type OutfitEdit, type OutfitHistory, storedLayers } from './outfit-edits.ts';

const coat = sampleGarment('coat', 'Outerwear');
const hat = sampleGarment('hat', 'Accessories', 'Hats');
const bag = sampleGarment('bag', 'Accessories', 'Bags');
const layers = [coat, hat, bag].map((item) => sampleLayer(item));
const ids = (list: readonly { itemId: string }[]) => list.map(({ itemId }) => itemId);

describe('steps', () => {
  it('a garment that is in the outfit is not added twice', () => {
    expect(editedLayers(layers, { type: 'add', item: hat })).toBe(layers);
  });

  it('when the outfit has the most garments, none is added', () => {
    const full = Array.from({ length: outfitLayersMaxCount }, (_, index) =>
      sampleLayer(sampleGarment(`g${index}`, 'Tops')),
    );
    expect(editedLayers(full, { type: 'add', item: hat })).toBe(full);
  });

  it('a dropped garment is placed where it was dropped', () => {
    const added = editedLayers(layers, {
      type: 'add',
      item: sampleGarment('tie', 'Accessories'),
      at: { x: 140, y: 20 },
    });
    expect(added.at(-1)).toMatchObject({ itemId: 'tie', x: 100, y: 20 });
  });

  it('values stay within their limits and a full turn is 0 degrees', () => {
    const patch = { x: -5, scale: 900, rotation: 360 };
    expect(editedLayers(layers, { type: 'change', itemId: 'hat', patch })[1]).toMatchObject({
      x: 0,
      scale: 150,
      rotation: 0,
    });
  });

  it('when a garment is at the edge, moving it beyond changes nothing', () => {
    const atEdge = editedLayers(layers, { type: 'change', itemId: 'hat', patch: { x: 0 } });
    expect(editedLayers(atEdge, { type: 'change', itemId: 'hat', patch: { x: -1 } })).toBe(atEdge);
    expect(editedLayers(atEdge, { type: 'change', itemId: 'gone', patch: { x: 5 } })).toBe(atEdge);
  });

  it.each([
    [2, ['coat', 'bag', 'hat']],
    [0, ['hat', 'coat', 'bag']],
    [9, ['coat', 'bag', 'hat']],
    [-3, ['hat', 'coat', 'bag']],
  ])('reordering to %i', (to, expected) => {
    expect(ids(editedLayers(layers, { type: 'reorder', itemId: 'hat', to }))).toEqual(expected);
  });

  it('a swapped garment has the place of the other', () => {
    const tie = sampleGarment('tie', 'Accessories');
    const swapped = editedLayers(layers, { type: 'swap', itemId: 'hat', item: tie });
    expect(swapped[1]).toEqual({ ...layers[1], itemId: 'tie', item: tie });
    expect(editedLayers(layers, { type: 'swap', itemId: 'hat', item: coat })).toBe(layers);
  });

  it('removing an unknown garment changes nothing', () => {
    expect(ids(editedLayers(layers, { type: 'remove', itemId: 'hat' }))).toEqual(['coat', 'bag']);
    expect(editedLayers(layers, { type: 'remove', itemId: 'gone' })).toBe(layers);
  });
});

describe('history', () => {
  it('undoes and redoes in order, and a new step ends redoing', () => {
    const start = startHistory(layers);
    const one = edited(start, { type: 'remove', itemId: 'hat' });
    const two = edited(one, { type: 'remove', itemId: 'bag' });
    expect(undone(two).present).toBe(one.present);
    expect(undone(undone(two)).present).toBe(layers);
    expect(redone(undone(two)).present).toBe(two.present);
    expect(redone(edited(undone(two), { type: 'remove', itemId: 'coat' })).present).toHaveLength(1);
    expect(undone(start)).toEqual(start);
    expect(redone(start)).toEqual(start);
  });

  it('a step that changes nothing cannot be undone', () => {
    const start = startHistory(layers);
    expect(edited(start, { type: 'remove', itemId: 'gone' })).toBe(start);
  });

  it('random steps give valid layers, and undoing all of them gives the first ones', () => {
    const random = createRandom(7);
    const pool = [coat, hat, bag, sampleGarment('tie', 'Accessories'), sampleGarment('jeans', 'Bottoms')];
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const step = (): OutfitEdit => {
      const item = pick(pool);
      const itemId = pick(pool).id;
      return pick<OutfitEdit>([
        { type: 'add', item },
        {
          type: 'change',
          itemId,
          patch: { x: random() * 300 - 100, rotation: random() * 900, scale: random() * 200 },
        },
        { type: 'swap', itemId, item },
        { type: 'remove', itemId },
        { type: 'reorder', itemId, to: Math.floor(random() * 7) - 1 },
        { type: 'arrange', template: pick(['flatLay', 'column', 'grid'] as const) },
      ]);
    };
    let history: OutfitHistory = startHistory(layers);
    for (let count = 0; count < 80; count++) {
      history = edited(history, step());
      expect(outfitLayersSchema.safeParse(storedLayers(history.present)).success).toBe(true);
    }
    while (history.past.length > 0) history = undone(history);
    expect(history.present).toBe(layers);
  });
});
