import type { ItemFacts } from '../entities.ts';
import type { OutfitLayer, ShownLayer } from '../outfits.ts';
import {
  type FreeSlotName,
  type OutfitSlot,
  type OutfitTemplate,
  outfitSlots,
} from '../vocabularies/outfit-slots.ts';
import {
  aspectOf,
  boxOf,
  canvasRatio,
  clampedLayer,
  isPhoto,
  type LayerBox,
  overlapOf,
} from './outfit-geometry.ts';
import { mosaic } from './outfit-mosaic.ts';
import { shownItem, slotOf } from './outfit-slots.ts';

/** A place of a template: centre and height in percent of the canvas. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The largest width of a garment, in percent of the canvas. */
const maxWidth = 84;
/** The distance from the edge that templates keep, in percent. */
const margin = 3;

const withOuterwear: Readonly<Record<OutfitSlot, Place>> = {
  bottom: { x: 66, y: 67, height: 58 },
  top: { x: 67, y: 29, height: 43 },
  outerwear: { x: 32, y: 37, height: 64 },
  shoes: { x: 31, y: 85, height: 20 },
  bag: { x: 87, y: 80, height: 25 },
  extra: { x: 82, y: 25, height: 24 },
};

const withoutOuterwear: Readonly<Record<OutfitSlot, Place>> = {
  ...withOuterwear,
  bottom: { x: 52, y: 66, height: 58 },
  top: { x: 46, y: 29, height: 45 },
  shoes: { x: 22, y: 86, height: 19 },
  bag: { x: 81, y: 64, height: 28 },
};

/** A dress hangs from the top of the canvas. */
const dress = { y: 47, height: 82 };

const rankOf = (item: Pick<ItemFacts, 'category' | 'subcategory'>) => outfitSlots.indexOf(slotOf(item));

/** The place of a garment in the collage. */
export function collagePlace(
  item: Pick<ItemFacts, 'category' | 'subcategory'>,
  hasOuterwear: boolean,
): Place {
  const place = (hasOuterwear ? withOuterwear : withoutOuterwear)[slotOf(item)];
  return item.category === 'Dresses' ? { ...place, ...dress } : place;
}

/** Puts a garment into a place: not wider than allowed, and away from the edge. */
export function placed<Layer extends OutfitLayer>(layer: Layer, place: Place, aspect: number): Layer {
  const scale = Math.min(place.height, (maxWidth * canvasRatio) / aspect);
  const halfWidth = (scale * aspect) / canvasRatio / 2;
  const halfHeight = scale / 2;
  const inside = (center: number, half: number) =>
    Math.max(margin + half, Math.min(100 - margin - half, center));
  return clampedLayer({
    ...layer,
    x: inside(place.x, halfWidth),
    y: inside(place.y, halfHeight),
    scale,
    rotation: 0,
  });
}

/** Cells of a grid for a number of garments, row by row. */
function gridPlaces(count: number): Place[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => ({
    x: (((index % columns) + 0.5) * 100) / columns,
    y: ((Math.floor(index / columns) + 0.5) * 100) / rows,
    height: Math.min(92, 100 / rows - 2 * margin),
  }));
}

/** The largest height with which a garment fits into a column of a grid. */
const cellHeight = (place: Place, columns: number, aspect: number) =>
  Math.min(place.height, ((100 / columns - 2 * margin) * canvasRatio) / aspect);

/** The most garments in one column; more are placed in several columns beside each other. */
const columnMaxCount = 7;

/** The order from head to foot. */
const columnOrder: readonly OutfitSlot[] = ['extra', 'outerwear', 'top', 'bottom', 'bag', 'shoes'];

/** @param x the centre of the column */
function columnPlaces(slots: readonly OutfitSlot[], x: number): Place[] {
  const weights: Readonly<Record<OutfitSlot, number>> = {
    extra: 2,
    outerwear: 5,
    top: 4,
    bottom: 5,
    bag: 2.5,
    shoes: 2,
  };
  const total = slots.reduce((sum, slot) => sum + weights[slot], 0);
  let above = 0;
  return slots.map((slot) => {
    const share = (weights[slot] / total) * (100 - 2 * margin);
    const y = margin + above + share / 2;
    above += share;
    return { x, y, height: Math.max(5, share - 1) };
  });
}

/** A place of the flat lay without a garment, in percent of the canvas. */
export interface FreeSlot {
  readonly slot: FreeSlotName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The usual ratio of width to height of a garment of each slot. */
const slotAspects: Readonly<Record<OutfitSlot, number>> = {
  bottom: 0.5,
  top: 0.9,
  outerwear: 0.6,
  shoes: 1.5,
  bag: 0.9,
  extra: 0.8,
};

/** A rounding of places must not count as an overlap. */
const minOverlap = 0.5;

/** The area by which a photo covers others or is covered, when the garment is added. */
export function photoOverlap(box: LayerBox, isPhotoBox: boolean, layers: readonly ShownLayer[]): number {
  return layers
    .filter((layer) => isPhotoBox || isPhoto(layer))
    .reduce((sum, layer) => sum + overlapOf(box, boxOf(layer, aspectOf(layer))), 0);
}

/**
 * The places of the flat lay that are free. A dress needs no top, outerwear has a place once it is there, and beside
 * photos only places that no garment covers are free.
 */
export function freeSlots(layers: readonly ShownLayer[]): FreeSlot[] {
  const items = layers.flatMap(({ item }) => item ?? []);
  const taken = new Set<OutfitSlot>(items.map(slotOf));
  if (items.some(({ category }) => category === 'Dresses')) taken.add('top');
  const places = taken.has('outerwear') ? withOuterwear : withoutOuterwear;
  return outfitSlots
    .filter((slot) => slot !== 'outerwear')
    .filter((slot) => !taken.has(slot))
    .map((slot) => {
      const { x, y, height } = places[slot];
      const width = (height * slotAspects[slot]) / canvasRatio;
      const half = width / 2 + margin;
      return { slot, x: Math.max(half, Math.min(100 - half, x)), y, width, height };
    })
    .filter((place) => photoOverlap(place, layers.some(isPhoto), layers) < minOverlap);
}

/** The most garments that are placed in two columns; more are placed in a grid. */
const mosaicMaxCount = 7;

/** Garments of which some are photos, so that none covers another one. Locked ones and gaps stay where they are. */
function flatLayOfPhotos(layers: readonly ShownLayer[]): ShownLayer[] {
  const isFree = ({ locked, item }: ShownLayer) => !locked && item !== null;
  const free = layers.filter(isFree);
  if (free.length > mosaicMaxCount) return grid(layers);
  return [...layers.filter((layer) => !isFree(layer)), ...mosaic(free)];
}

/**
 * The collage: the first garment of each slot gets its place, others stay where they are. When there are photos, which
 * must not cover garments, all are placed beside each other.
 */
function flatLay(layers: readonly ShownLayer[]): ShownLayer[] {
  if (layers.some((layer) => !layer.locked && isPhoto(layer))) return flatLayOfPhotos(layers);
  const hasOuterwear = layers.some((layer) => slotOf(shownItem(layer)) === 'outerwear');
  const filled = new Set<OutfitSlot>();
  const arranged = layers.map((layer) => {
    const slot = slotOf(shownItem(layer));
    if (layer.locked || layer.item === null || filled.has(slot)) return layer;
    filled.add(slot);
    return placed(layer, collagePlace(layer.item, hasOuterwear), aspectOf(layer));
  });
  return arranged
    .map((layer, index) => ({ layer, index }))
    .sort((a, b) => rankOf(shownItem(a.layer)) - rankOf(shownItem(b.layer)) || a.index - b.index)
    .map(({ layer }) => layer);
}

function column(layers: readonly ShownLayer[]): ShownLayer[] {
  const free = layers.filter(({ locked }) => !locked);
  const sorted = [...free].sort(
    (a, b) => columnOrder.indexOf(slotOf(shownItem(a))) - columnOrder.indexOf(slotOf(shownItem(b))),
  );
  const columns = Math.ceil(sorted.length / columnMaxCount);
  const perColumn = Math.ceil(sorted.length / columns);
  const places = Array.from({ length: columns }, (_, index) =>
    columnPlaces(
      sorted.slice(index * perColumn, (index + 1) * perColumn).map((layer) => slotOf(shownItem(layer))),
      ((index + 0.5) * 100) / columns,
    ),
  ).flat();
  return layers.map((layer) => {
    const place = places[sorted.indexOf(layer)];
    if (place === undefined) return layer;
    const aspect = aspectOf(layer);
    const height = columns > 1 ? cellHeight(place, columns, aspect) : place.height;
    return placed(layer, { ...place, height }, aspect);
  });
}

function grid(layers: readonly ShownLayer[]): ShownLayer[] {
  const free = layers.filter(({ locked }) => !locked);
  const places = gridPlaces(free.length);
  const columns = Math.ceil(Math.sqrt(free.length));
  return layers.map((layer) => {
    const place = places[free.indexOf(layer)];
    if (place === undefined) return layer;
    const aspect = aspectOf(layer);
    return placed(layer, { ...place, height: cellHeight(place, columns, aspect) }, aspect);
  });
}

const arrangements = { flatLay, column, grid };

/** Places the garments by a template. Locked ones, and those that do not fit, stay where they are. */
export function arranged(layers: readonly ShownLayer[], template: OutfitTemplate): ShownLayer[] {
  return arrangements[template](layers);
}
