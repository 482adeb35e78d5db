import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { rotationStep } from '@aura/domain/rules/outfit-snap';
import type { KeyboardEvent } from 'react';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';

/** Percent of the canvas. */
const step = 1;
const largeStep = 5;

const arrows: Readonly<Record<string, { x: number; y: number; text: string }>> = {
  ArrowLeft: { x: -1, y: 0, text: outfitBuilderCopy.steps.left },
  ArrowRight: { x: 1, y: 0, text: outfitBuilderCopy.steps.right },
  ArrowUp: { x: 0, y: -1, text: outfitBuilderCopy.steps.up },
  ArrowDown: { x: 0, y: 1, text: outfitBuilderCopy.steps.down },
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>;

/** What a key does with the garment that has the focus; null for other keys. */
function layerAction(
  { key, shiftKey, altKey }: Key,
  layer: ShownLayer,
  { layers, change, reorder, remove }: OutfitBuilderState,
): (() => void) | null {
  const { itemId, x, y, scale, rotation } = layer;
  const index = layers.findIndex((one) => one.itemId === itemId);
  const arrow = arrows[key];
  // Alt with an arrow is the browser's Back and Forward; with other keys it types brackets on some keyboards.
  if (arrow && altKey) return null;
  if (arrow) {
    const size = shiftKey ? largeStep : step;
    return () => change(itemId, { x: x + arrow.x * size, y: y + arrow.y * size }, arrow.text);
  }
  const turn = shiftKey ? -rotationStep : rotationStep;
  const larger = () => change(itemId, { scale: scale + largeStep }, outfitBuilderCopy.steps.larger);
  const actions: Readonly<Record<string, () => void>> = {
    '[': () => reorder(itemId, index - 1),
    ']': () => reorder(itemId, index + 1),
    '+': larger,
    '=': larger,
    '-': () => change(itemId, { scale: scale - largeStep }, outfitBuilderCopy.steps.smaller),
    r: () => change(itemId, { rotation: rotation + turn }, outfitBuilderCopy.steps.rotated),
    delete: () => remove(layer),
    backspace: () => remove(layer),
  };
  return actions[key.toLowerCase()] ?? null;
}

/** Handles the keys of a garment that has the focus; a locked one stays as it is. */
export function handleLayerKey(event: KeyboardEvent, layer: ShownLayer, builder: OutfitBuilderState): void {
  if (event.ctrlKey || event.metaKey) return;
  const action = layerAction(event, layer, builder);
  if (action === null) return;
  event.preventDefault();
  if (!layer.locked) action();
}
