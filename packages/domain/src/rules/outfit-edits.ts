import { outfitLayersMaxCount, outfitUndoMaxCount } from '../limits/outfits.ts';
import type { OutfitLayer, ShownLayer } from '../outfits.ts';
import type { OutfitTemplate } from '../vocabularies/outfit-slots.ts';
import { type History, pushed } from './history.ts';
import { newLayer, withRoom } from './outfit-additions.ts';
import { clampedLayer } from './outfit-geometry.ts';
import { arranged } from './outfit-templates.ts';

/** A change of a garment's position, size, rotation, mirroring or lock. */
export type LayerPatch = Partial<Omit<OutfitLayer, 'itemId'>>;

/** A step of the builder. Each one can be undone. */
export type OutfitEdit =
  | {
      readonly type: 'add';
      readonly item: NonNullable<ShownLayer['item']>;
      readonly at?: { readonly x: number; readonly y: number };
    }
  | { readonly type: 'change'; readonly itemId: string; readonly patch: LayerPatch }
  | { readonly type: 'swap'; readonly itemId: string; readonly item: NonNullable<ShownLayer['item']> }
  | { readonly type: 'remove'; readonly itemId: string }
  /** @param to index from the lowest layer */
  | { readonly type: 'reorder'; readonly itemId: string; readonly to: number }
  | { readonly type: 'arrange'; readonly template: OutfitTemplate };

type Layers = readonly ShownLayer[];

function reordered(layers: Layers, itemId: string, to: number): Layers {
  const layer = layers.find((one) => one.itemId === itemId);
  if (layer === undefined) return layers;
  const others = layers.filter((one) => one !== layer);
  const index = Math.min(others.length, Math.max(0, to));
  return layers[index] === layer ? layers : [...others.slice(0, index), layer, ...others.slice(index)];
}

const changeable = [
  'x',
  'y',
  'scale',
  'rotation',
  'mirrored',
  'locked',
] as const satisfies (keyof LayerPatch)[];

function changed(layers: Layers, itemId: string, patch: LayerPatch): Layers {
  const layer = layers.find((one) => one.itemId === itemId);
  if (layer === undefined) return layers;
  const next = clampedLayer({ ...layer, ...patch });
  const isSame = changeable.every((field) => next[field] === layer[field]);
  return isSame ? layers : layers.map((one) => (one === layer ? next : one));
}

/** The layers after a step; the same list when the step changes nothing. */
export function editedLayers(layers: Layers, edit: OutfitEdit): Layers {
  const has = (itemId: string) => layers.some((layer) => layer.itemId === itemId);
  switch (edit.type) {
    case 'add': {
      if (has(edit.item.id) || layers.length >= outfitLayersMaxCount) return layers;
      const added = [...layers, clampedLayer({ ...newLayer(edit.item, layers), ...edit.at })];
      return edit.at ? added : withRoom(layers, added);
    }
    case 'change':
      return changed(layers, edit.itemId, edit.patch);
    case 'swap':
      if (has(edit.item.id)) return layers;
      return withRoom(
        layers,
        layers.map((layer) =>
          layer.itemId === edit.itemId ? { ...layer, itemId: edit.item.id, item: edit.item } : layer,
        ),
      );
    case 'remove':
      return has(edit.itemId) ? layers.filter((layer) => layer.itemId !== edit.itemId) : layers;
    case 'reorder':
      return reordered(layers, edit.itemId, edit.to);
    case 'arrange':
      return arranged(layers, edit.template);
  }
}

/** The layers of the builder with the steps that can be undone and redone. */
export type OutfitHistory = History<Layers>;

/** The history after a step; the same one when the step changes nothing. */
export function edited(history: OutfitHistory, edit: OutfitEdit): OutfitHistory {
  const layers = editedLayers(history.present, edit);
  return layers === history.present ? history : pushed(history, layers, outfitUndoMaxCount);
}

/** The layers as they are stored, without the garments' facts. */
export function storedLayers(layers: Layers): OutfitLayer[] {
  return layers.map(({ item: _, ...layer }) => layer);
}
