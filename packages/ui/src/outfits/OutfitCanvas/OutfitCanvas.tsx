import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { Item } from '@aura/domain/entities';
import type { ShownLayer } from '@aura/domain/outfits';
import { layerTitle } from '@aura/domain/rules/outfits';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentPicture } from '../GarmentPicture/GarmentPicture.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { layerStyle } from '../OutfitCollage/layer-style.ts';
import { FreeSlots } from './FreeSlots.tsx';
import { garmentDragType } from './garment-drag.ts';
import { LayerTools } from './LayerTools.tsx';
import { handleLayerKey } from './layer-keys.ts';
import { outfitPalette } from './outfit-palette.ts';
import { SelectionFrame } from './SelectionFrame.tsx';
import { useLayerGestures } from './use-layer-gestures.ts';

/** Whether a garment is not owned but on the wishlist; its outline is dashed. */
const isWished = ({ item }: ShownLayer) => item?.isOwner === false;

const titleOf = (layer: ShownLayer) =>
  isWished(layer) ? outfitBuilderCopy.wishedTitle(layerTitle(layer)) : layerTitle(layer);

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
  const canvas = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { bind, shown, lines, show, glide, droppedId, setDroppedId } = useLayerGestures(canvas, builder);
  const frame = shown.find(({ itemId }) => itemId === selected?.itemId);

  // After a removal by key or tool the focus would be lost.
  const hadFocus = useRef(false);
  const focusTracking = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = relatedTarget === null;
    },
  };
  const count = layers.length;
  const previousCount = useRef(count);
  useEffect(() => {
    const isFewer = count < previousCount.current;
    previousCount.current = count;
    if (isFewer && hadFocus.current && document.activeElement === document.body) canvas.current?.focus();
  }, [count]);

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
  /** Tab leads from a garment to its tools and on to the next garment, which then is the selected one. */
  const moveByTab = (event: KeyboardEvent<HTMLElement>) => {
    const garments = [...(canvas.current?.querySelectorAll('button') ?? [])];
    const isInTools = tools.current?.contains(event.target as Node) ?? false;
    const index = garments.findIndex((garment) => garment.ariaPressed === 'true');
    const firstTool = tools.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])');
    const next = isInTools ? garments[event.shiftKey ? index : index + 1] : firstTool;
    if (event.key !== 'Tab' || !next || (!isInTools && event.shiftKey)) return;
    event.preventDefault();
    next.focus();
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
            <button
              key={layer.itemId}
              type="button"
              data-stacked
              {...bind(layer)}
              aria-label={outfitBuilderCopy.layer(titleOf(layer), count - index, count)}
              aria-pressed={layer.itemId === selected?.itemId}
              onFocus={() => select(layer.itemId)}
              onKeyDown={(event) => handleLayerKey(event, layer, builder)}
              style={{ ...layerStyle(layer), zIndex: index }}
              className={cn(
                'absolute touch-none',
                glide,
                layer.locked ? 'pointer-events-none' : 'cursor-grab',
              )}
            >
              <GarmentPicture
                isLayer
                item={layer.item}
                sizes="20rem"
                mirrored={layer.mirrored}
                className={cn(
                  isWished(layer) && 'rounded-inner border border-dashed border-line-strong',
                  layer.itemId === droppedId && 'origin-top motion-safe:animate-settle',
                )}
              />
            </button>
          ))}
        </div>
        {lines.map(({ axis, at }) => (
          <span
            key={`${axis}${at}`}
            aria-hidden
            style={axis === 'x' ? { left: `${at}%` } : { top: `${at}%` }}
            className={cn(
              'pointer-events-none absolute z-raised bg-accent opacity-45',
              axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px',
            )}
          />
        ))}
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
