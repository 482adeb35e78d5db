import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { layerTitle } from '@aura/domain/rules/outfits';
import { useDrag } from '@use-gesture/react';
import { GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { matStyle } from '../../wardrobe/GarmentMat/garment-mat-style.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { LockButton } from '../OutfitCanvas/LockButton.tsx';
import { LayerSliders } from './LayerSliders.tsx';

export interface LayerListProps {
  readonly builder: OutfitBuilderState;
}

/** The garments from the topmost: selected by a press, ordered by the grip or by its arrow keys. The selected one has sliders. */
export function LayerList({ builder }: LayerListProps) {
  const { layers, selected, select, change, reorder, remove } = builder;
  const [drag, setDrag] = useState<{ readonly itemId: string; readonly y: number } | null>(null);
  const indexOf = (itemId: string) => layers.findIndex((layer) => layer.itemId === itemId);
  // The arrow keys of the grip are handled below; the library would repeat the last drag when one is released.
  const bind = useDrag(
    ({ args: [itemId], movement: [, y], last, currentTarget }) => {
      setDrag(last ? null : { itemId, y });
      const height = (currentTarget as HTMLElement).closest('li')?.offsetHeight;
      if (last && height) reorder(itemId, indexOf(itemId) - Math.round(y / height));
    },
    { pointer: { keys: false } },
  );
  const moveByKey = (event: KeyboardEvent, itemId: string) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    reorder(itemId, indexOf(itemId) + by);
  };
  const list = useRemovedFocus<HTMLOListElement>();
  if (layers.length === 0) return <p className="py-3 text-14 text-muted">{outfitBuilderCopy.noLayers}</p>;
  return (
    <>
      <ol {...list} aria-label={outfitBuilderCopy.layers}>
        {[...layers].reverse().map((layer) => {
          const { itemId, locked } = layer;
          const title = layerTitle(layer);
          const isSelected = itemId === selected?.itemId;
          return (
            <li
              key={itemId}
              style={drag?.itemId === itemId ? { transform: `translateY(${drag.y}px)` } : undefined}
              className={cn(
                'flex h-13 items-center gap-1 rounded-control',
                isSelected && 'bg-sunken',
                drag?.itemId === itemId && 'relative z-raised bg-sunken',
              )}
            >
              <button
                type="button"
                {...(bind(itemId) as object)}
                aria-label={outfitBuilderCopy.dragLayer(title)}
                onKeyDown={(event) => moveByKey(event, itemId)}
                className="grid size-target shrink-0 cursor-grab touch-none place-items-center rounded-full text-muted"
              >
                <GripVertical aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-pressed={isSelected}
                onClick={() => select(itemId)}
                className="flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-control text-start"
              >
                <span style={matStyle} className="size-10 shrink-0 rounded-inner p-1">
                  <GarmentImage item={layer.item} sizes="2.5rem" mirrored={layer.mirrored} />
                </span>
                <span className="truncate text-14 font-medium">{title}</span>
              </button>
              {(isSelected || locked) && <LockButton layer={layer} change={change} />}
              {isSelected && !locked && (
                <IconButton label={outfitBuilderCopy.remove(title)} onClick={() => remove(layer)}>
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
      {selected && !selected.locked && (
        <LayerSliders key={selected.itemId} layer={selected} change={change} />
      )}
    </>
  );
}
