import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { Item } from '@aura/domain/entities';
import { outfitLayersMaxCount } from '@aura/domain/limits/outfits';
import type { ShownLayer } from '@aura/domain/outfits';
import { redone, startHistory, undone } from '@aura/domain/rules/history';
import { itemTitle } from '@aura/domain/rules/items';
import {
  edited,
  type LayerPatch,
  type OutfitEdit,
  type OutfitHistory,
} from '@aura/domain/rules/outfit-edits';
import { layerTitle } from '@aura/domain/rules/outfits';
import type { OutfitTemplate } from '@aura/domain/vocabularies/outfit-slots';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isOverlayOpen } from '../../foundations/shortcuts-off.ts';
import { useAnnouncement } from '../../foundations/use-announcement.ts';

type Layers = readonly ShownLayer[];

/** The garment with its place in the order, as in "Brown satchel, layer 1 of 7". */
function layerName(layers: Layers, itemId: string): string {
  const index = layers.findIndex((layer) => layer.itemId === itemId);
  const layer = layers[index];
  return layer ? outfitBuilderCopy.layer(layerTitle(layer), layers.length - index, layers.length) : '';
}

/** Whether a key belongs to a field in which text is typed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=range]), textarea, select');

/** The layers; those without their garment get it as soon as it is known. */
function withGarments(layers: Layers, itemsById: ReadonlyMap<string, Item>): Layers {
  if (!layers.some(({ item, itemId }) => item === null && itemsById.has(itemId))) return layers;
  return layers.map((layer) => ({ ...layer, item: layer.item ?? itemsById.get(layer.itemId) ?? null }));
}

/**
 * The layers of the builder with undo and redo, the selected garment, and what is announced about each step.
 * @param initialLayers read on mount
 * @param onLayersChange called with the layers after every step
 * @param itemsById the loaded garments
 */
export function useOutfitBuilder(
  initialLayers: Layers,
  onLayersChange: (layers: Layers) => void,
  itemsById: ReadonlyMap<string, Item>,
) {
  const [steps, setSteps] = useState(() => startHistory(initialLayers));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [swappedId, setSwappedId] = useState<string | null>(null);
  const { announcement, announce } = useAnnouncement();
  const [isFull, setIsFull] = useState(false);
  const [isFlatLay, setIsFlatLay] = useState(initialLayers.length === 0);
  const layers = useMemo(() => withGarments(steps.present, itemsById), [steps.present, itemsById]);
  const history = { ...steps, present: layers };

  const apply = (next: OutfitHistory, text: string) => {
    if (next.present === layers) return;
    announce(text);
    setSteps(next);
    setIsFull(false);
    onLayersChange(next.present);
  };
  const edit = (step: OutfitEdit, textOf: (after: Layers) => string) => {
    const next = edited(history, step);
    apply(next, textOf(next.present));
  };
  const undo = () => history.past.length > 0 && apply(undone(history), outfitBuilderCopy.undone);
  const redo = () => history.future.length > 0 && apply(redone(history), outfitBuilderCopy.redone);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target) || isOverlayOpen()) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const selected = layers.find(({ itemId }) => itemId === selectedId) ?? null;
  const swapped = layers.find(({ itemId }) => itemId === swappedId) ?? null;

  return {
    layers,
    selected,
    /** The garment that the next chosen one replaces. */
    swapped,
    announcement,
    /** Whether the garments are in the places of the flat lay, whose free ones are shown. */
    isFlatLay: isFlatLay || layers.length === 0,
    /** Whether the last garment was not added because the outfit has the most garments. */
    isFull,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo,
    redo,
    select: setSelectedId,

    /** @param itemId null ends the swap */
    startSwap(itemId: string | null) {
      const layer = layers.find((one) => one.itemId === itemId);
      if (layer) announce(outfitBuilderCopy.swapHeading(layerTitle(layer)));
      setSwappedId(itemId);
    },

    /** Adds a garment, or puts it in the place of the one that is swapped. */
    choose(item: Item, at?: { readonly x: number; readonly y: number }) {
      const title = itemTitle(item);
      if (layers.some(({ itemId }) => itemId === item.id)) return setSelectedId(item.id);
      if (swapped) {
        const before = layerTitle(swapped);
        edit({ type: 'swap', itemId: swapped.itemId, item }, () => outfitBuilderCopy.swapped(before, title));
        setSwappedId(null);
      } else {
        if (layers.length >= outfitLayersMaxCount) return setIsFull(true);
        edit({ type: 'add', item, ...(at && { at }) }, () => outfitBuilderCopy.added(title));
      }
      setSelectedId(item.id);
    },

    change(itemId: string, patch: LayerPatch, step: string) {
      setIsFlatLay(false);
      edit({ type: 'change', itemId, patch }, (after) =>
        outfitBuilderCopy.step(layerName(after, itemId), step),
      );
    },

    /** @param to index from the lowest layer */
    reorder(itemId: string, to: number) {
      const from = layers.findIndex((layer) => layer.itemId === itemId);
      const step = to > from ? outfitBuilderCopy.steps.forward : outfitBuilderCopy.steps.backward;
      edit({ type: 'reorder', itemId, to }, (after) =>
        outfitBuilderCopy.step(layerName(after, itemId), step),
      );
    },

    /** Each garment is a step. */
    remove(...removed: readonly ShownLayer[]) {
      const next = removed.reduce(
        (before, { itemId }) => edited(before, { type: 'remove', itemId }),
        history,
      );
      apply(next, removed.map((layer) => outfitBuilderCopy.removed(layerTitle(layer))).join('. '));
      setSelectedId(null);
      setSwappedId(null);
    },

    arrange(template: OutfitTemplate) {
      setIsFlatLay(template === 'flatLay');
      edit({ type: 'arrange', template }, () =>
        outfitBuilderCopy.arranged(outfitBuilderCopy.templateNames[template]),
      );
    },
  };
}

export type OutfitBuilderState = ReturnType<typeof useOutfitBuilder>;
