import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { layerTitle } from '@aura/domain/rules/outfits';
import { ArrowDownToLine, ArrowUpToLine, FlipHorizontal2, Shuffle, Trash2 } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { LockButton } from './LockButton.tsx';

interface LayerToolsProps {
  readonly layer: ShownLayer;
  readonly builder: OutfitBuilderState;
}

/** The tools of the selected garment: mirror, order, swap, lock, remove. */
export function LayerTools({ layer, builder }: LayerToolsProps) {
  const { itemId, mirrored, locked } = layer;
  const title = layerTitle(layer);
  const { layers, change, reorder, remove, startSwap } = builder;
  const index = layers.findIndex((one) => one.itemId === itemId);
  return (
    <div
      role="toolbar"
      data-stacked
      aria-label={outfitBuilderCopy.tools(title)}
      className="flex rounded-full bg-surface px-1 shadow-float inset-ring inset-ring-line"
    >
      {!locked && (
        <>
          <IconButton
            label={outfitBuilderCopy.mirror}
            aria-pressed={mirrored}
            onClick={() => change(itemId, { mirrored: !mirrored }, outfitBuilderCopy.steps.mirrored)}
          >
            <FlipHorizontal2 aria-hidden />
          </IconButton>
          <IconButton label={outfitBuilderCopy.forward} onClick={() => reorder(itemId, index + 1)}>
            <ArrowUpToLine aria-hidden />
          </IconButton>
          <IconButton label={outfitBuilderCopy.backward} onClick={() => reorder(itemId, index - 1)}>
            <ArrowDownToLine aria-hidden />
          </IconButton>
          <IconButton label={outfitBuilderCopy.swap} onClick={() => startSwap(itemId)}>
            <Shuffle aria-hidden />
          </IconButton>
        </>
      )}
      <LockButton layer={layer} change={change} />
      {!locked && (
        <IconButton label={outfitBuilderCopy.remove(title)} onClick={() => remove(layer)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
