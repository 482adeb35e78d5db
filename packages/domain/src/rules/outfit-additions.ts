import type { ShownLayer } from '../outfits.ts';
import { garmentHeight } from './garment-images.ts';
import { aspectOf, boxOf, isPhoto } from './outfit-geometry.ts';
import { slotOf } from './outfit-slots.ts';
import { arranged, collagePlace, type Place, photoOverlap, placed } from './outfit-templates.ts';

/** Whether each garment is where the flat lay places it, or where it came when it was added. */
function isUnmoved(layers: readonly ShownLayer[]): boolean {
  const places = new Map(arranged(layers, 'flatLay').map((layer) => [layer.itemId, layer]));
  const isAt = (layer: ShownLayer, place: ShownLayer | undefined) =>
    place?.x === layer.x && place.y === layer.y && place.scale === layer.scale;
  return layers.every(
    (layer, index) =>
      isAt(layer, places.get(layer.itemId)) ||
      (layer.item !== null && isAt(layer, newLayer(layer.item, layers.slice(0, index)))),
  );
}

/**
 * The layers after a garment came to them. With photos, the flat lay makes room for it, unless the person has moved a
 * garment.
 */
export function withRoom(before: readonly ShownLayer[], after: readonly ShownLayer[]): readonly ShownLayer[] {
  return after.some(isPhoto) && isUnmoved(before) ? arranged(after, 'flatLay') : after;
}

/** The sizes and places that are tried for a garment that would cover a photo, or a photo that would cover a garment. */
const triedScales = [1, 0.75, 0.5];
const triedPlaces = [10, 30, 50, 70, 90];

/** The place itself when no photo is concerned, otherwise the largest place with the least overlap. */
function uncoveringPlace(layer: ShownLayer, place: Place, layers: readonly ShownLayer[]): ShownLayer {
  const aspect = aspectOf(layer);
  const costOf = (one: ShownLayer) => {
    const box = boxOf(one, aspect);
    return photoOverlap(box, isPhoto(one), layers) / (box.width * box.height);
  };
  let best = placed(layer, place, aspect);
  for (const factor of triedScales) {
    if (costOf(best) === 0) break;
    const tried = triedPlaces.flatMap((y) =>
      triedPlaces.map((x) => ({ x, y, height: place.height * factor })),
    );
    for (const one of tried.map((next) => placed(layer, next, aspect)))
      if (costOf(one) < costOf(best)) best = one;
  }
  return best;
}

/**
 * A new layer for a garment: in the place of its slot, or, when another garment has that place, in the middle. It is
 * above all others. Photos neither cover garments nor are covered, where there is room.
 */
export function newLayer(item: NonNullable<ShownLayer['item']>, layers: readonly ShownLayer[]): ShownLayer {
  const slot = slotOf(item);
  const hasSlot = layers.some((layer) => layer.item !== null && slotOf(layer.item) === slot);
  const hasOuterwear = [item, ...layers.flatMap((layer) => layer.item ?? [])].some(
    (one) => slotOf(one) === 'outerwear',
  );
  const place = hasSlot
    ? { x: 50, y: 50, height: garmentHeight(item, null) * 60 }
    : collagePlace(item, hasOuterwear);
  const layer = {
    itemId: item.id,
    item,
    x: 50,
    y: 50,
    scale: 50,
    rotation: 0,
    mirrored: false,
    locked: false,
  };
  return uncoveringPlace(layer, place, layers);
}

/** The layers of a new outfit in the places of the flat lay, the lowest first. */
export function newLayers(items: readonly NonNullable<ShownLayer['item']>[]): ShownLayer[] {
  const layers: ShownLayer[] = [];
  for (const item of items) layers.push(newLayer(item, layers));
  return arranged(layers, 'flatLay');
}
