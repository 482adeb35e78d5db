import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { Item } from '@aura/domain/entities';
import { type DragEvent, type KeyboardEvent, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { CanvasGarment } from './CanvasGarment.tsx';
import { FreeSlots } from './FreeSlots.tsx';
import { garmentDragType } from './garment-drag.ts';
import { LayerTools } from './LayerTools.tsx';
import { handleLayerKey } from './layer-keys.ts';
import { outfitPalette } from './outfit-palette.ts';
import { SelectionFrame } from './SelectionFrame.tsx';
import { SnapLines } from './SnapLines.tsx';
import { useCanvasFocus } from './use-canvas-focus.ts';
import { useLayerGestures } from './use-layer-gestures.ts';

export interface OutfitCanvasProps {
  readonly builder: OutfitBuilderState;
  /** Garments that can be dropped, by id. */
  readonly itemsById: ReadonlyMap<string, Item>;
  /** Whether the user has no garments, so that none can be tapped. */
  readonly withoutGarments?: boolean;
}

/**
 * The canvas of 4:5. Each garment is a button: Tab walks them from the topmost, and from each to its tools. The garment
 * with the focus is the selected one.
 */
export function OutfitCanvas({ builder, itemsById, withoutGarments = false }: OutfitCanvasProps) {
  const { layers, selected, select, choose } = builder;
  const count = layers.length;
  const { canvas, tools, focusTracking, moveByTab } = useCanvasFocus(count);
  const hintId = useId();
  const { bind, shown, lines, show, glide, droppedId, setDroppedId } = useLayerGestures(canvas, builder);
  const frame = shown.find(({ itemId }) => itemId === selected?.itemId);

  const drop = (event: DragEvent) => {
    const item = itemsById.get(event.dataTransfer.getData(garmentDragType));
    const rect = canvas.current?.getBoundingClientRect();
    if (!item || !rect) return;
    event.preventDefault();
    choose(item, {
      x: ((event.clientX - rect.left) / rect.width) * 100,
      y: ((event.clientY - rect.top) / rect.height) * 100,
    });
    setDroppedId(item.id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    moveByTab(event);
    if (event.key === 'Escape' && selected) {
      event.stopPropagation();
      select(null);
    }
  };
  return (
    <div className="@container-size grid size-full place-items-center">
      <div className="relative isolate aspect-[4/5] w-[min(100cqw,80cqh)] rounded-card">
        <Aura palette={outfitPalette(layers)} size="dialog" />
        <VisuallyHidden id={hintId}>{outfitBuilderCopy.canvasHint}</VisuallyHidden>
        <div
          ref={canvas}
          role="application"
          aria-label={outfitBuilderCopy.canvas}
          aria-describedby={hintId}
          tabIndex={-1}
          {...focusTracking}
          onKeyDown={handleKey}
          onPointerDown={({ target, currentTarget }) => target === currentTarget && select(null)}
          onDragOver={(event) => event.dataTransfer.types.includes(garmentDragType) && event.preventDefault()}
          onDrop={drop}
          style={matStyle}
          className="relative isolate size-full overflow-hidden rounded-card"
        >
          {builder.isFlatLay && <FreeSlots layers={layers} />}
          {count === 0 && !withoutGarments && (
            <p
              data-stacked
              className="absolute inset-0 m-auto size-fit rounded-full bg-surface px-4 py-2 text-14 shadow-float"
            >
              {outfitBuilderCopy.empty}
            </p>
          )}
          {/* The topmost comes first for the keyboard, and is painted last by its order in the stack. */}
          {[...shown.entries()].reverse().map(([index, layer]) => (
            <CanvasGarment
              key={layer.itemId}
              {...bind(layer)}
              layer={layer}
              index={index}
              count={count}
              selected={layer.itemId === selected?.itemId}
              dropped={layer.itemId === droppedId}
              onFocus={() => select(layer.itemId)}
              onKeyDown={(event) => handleLayerKey(event, layer, builder)}
              className={glide}
            />
          ))}
        </div>
        <SnapLines lines={lines} />
        {frame && (
          <SelectionFrame key={frame.itemId} layer={frame} canvas={canvas} show={show} className={glide} />
        )}
        {frame && (
          <div
            className={cn(
              'absolute inset-x-0 z-raised flex justify-center',
              frame.y > 50 ? 'top-3' : 'bottom-3',
            )}
          >
            <LayerTools
              ref={tools}
              layer={frame}
              builder={builder}
              onKeyDown={moveByTab}
              {...focusTracking}
            />
          </div>
        )}
      </div>
    </div>
  );
}
