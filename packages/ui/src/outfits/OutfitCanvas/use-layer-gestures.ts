import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import type { LayerPatch } from '@aura/domain/rules/outfit-edits';
import { aspectOf, boxOf, clampedLayer } from '@aura/domain/rules/outfit-geometry';
import { type SnapLine, snapMove, snapRotation } from '@aura/domain/rules/outfit-snap';
import { useGesture } from '@use-gesture/react';
import { type RefObject, useState } from 'react';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';

/** The distance within which a garment snaps, in pixels. */
const tolerancePx = 4;

const glideStyle = 'transition-[left,top,width,height] transition-enter motion-reduce:transition-none';

interface LiveChange {
  readonly itemId: string;
  readonly patch: LayerPatch;
  readonly lines: readonly SnapLine[];
}

/**
 * Moving, scaling and rotating by pointer: one finger or the mouse moves a garment, two fingers scale and rotate it.
 * The change is shown while it lasts, and is one step when it ends.
 * @param canvas the element whose size positions refer to
 */
export function useLayerGestures(
  canvas: RefObject<HTMLElement | null>,
  { layers, select, change }: OutfitBuilderState,
) {
  const [live, setLive] = useState<LiveChange | null>(null);
  const [droppedId, setDroppedId] = useState<string | null>(null);

  const show = (layer: ShownLayer, patch: LayerPatch, lines: readonly SnapLine[], isLast: boolean) => {
    setLive(isLast ? null : { itemId: layer.itemId, patch, lines });
    if (isLast) change(layer.itemId, patch, outfitBuilderCopy.steps.changed);
  };

  const move = (layer: ShownLayer, [dx, dy]: readonly [number, number], isLast: boolean) => {
    const rect = canvas.current?.getBoundingClientRect();
    if (!rect) return;
    const boxes = layers
      .filter(({ itemId }) => itemId !== layer.itemId)
      .map((other) => boxOf(other, aspectOf(other)));
    const moved = { ...boxOf(layer, aspectOf(layer)) };
    const box = { ...moved, x: moved.x + (dx / rect.width) * 100, y: moved.y + (dy / rect.height) * 100 };
    const tolerance = { x: (tolerancePx / rect.width) * 100, y: (tolerancePx / rect.height) * 100 };
    const { x, y, lines } = snapMove(box, boxes, tolerance);
    show(layer, { x, y }, lines, isLast);
    setDroppedId(isLast ? layer.itemId : null);
  };

  const bind = useGesture(
    {
      onDrag: ({ args: [shownLayer], movement, last, tap, pinching, cancel, first }) => {
        // The movement counts from where the garment was, not from where it is shown.
        const layer = layers.find(({ itemId }) => itemId === shownLayer.itemId);
        if (pinching || layer === undefined) return cancel();
        if (first || tap) select(layer.itemId);
        if (tap) return;
        move(layer, movement, last);
      },
      onPinch: ({ args: [layer], da: [distance, angle], memo, last }) => {
        const start = memo ?? { distance, angle, layer };
        const patch = {
          scale: start.layer.scale * (distance / start.distance),
          rotation: snapRotation(start.layer.rotation + angle - start.angle),
        };
        show(start.layer, patch, [], last);
        return start;
      },
    },
    {
      // Keys are handled by the canvas; the library would repeat the last drag when one is released.
      drag: { filterTaps: true, pointer: { capture: true, keys: false } },
      pinch: { pinchOnWheel: false },
    },
  );

  return {
    /** Props of the element of a garment. */
    bind: bind as (layer: ShownLayer) => object,
    /** Shows a change while a handle is dragged. */
    show,
    lines: live?.lines ?? [],
    /** The garment that was dropped last, which swings; null while one is moved. */
    droppedId,
    setDroppedId,
    /** Garments and the frame glide to their places, apart from the one that follows a pointer. */
    glide: live === null ? glideStyle : undefined,
    /** The layers as they are shown during a gesture. */
    shown: layers.map((layer) =>
      layer.itemId === live?.itemId ? clampedLayer({ ...layer, ...live.patch }) : layer,
    ),
  };
}

export type LayerGestures = ReturnType<typeof useLayerGestures>;
