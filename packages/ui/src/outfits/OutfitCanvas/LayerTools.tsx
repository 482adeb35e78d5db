import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { gridIndexOfKey } from '@aura/domain/rules/grid-keys';
import { layerTitle } from '@aura/domain/rules/outfits';
import { ArrowDownToLine, ArrowUpToLine, FlipHorizontal2, Shuffle, Trash2 } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';
import { LockButton } from './LockButton.tsx';

interface LayerToolsProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly layer: ShownLayer;
  readonly builder: OutfitBuilderState;
}

/** Moves the focus within a toolbar by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const { key, target, currentTarget } = event;
  const tools = [...currentTarget.querySelectorAll('button')];
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const place = { index: tools.indexOf(target as HTMLButtonElement), count: tools.length, isRtl };
  const index = gridIndexOfKey(key, { ...place, columns: tools.length });
  if (index === null) return;
  event.preventDefault();
  tools[index]?.focus();
}

/**
 * The tools of the selected garment: mirror, order, swap, lock, remove. Accessibility: a toolbar, of which one button is
 * in the tab order; arrow keys, Home and End move between them.
 */
export function LayerTools({ layer, builder, onKeyDown, ...rest }: LayerToolsProps) {
  const { itemId, mirrored, locked } = layer;
  const title = layerTitle(layer);
  const { layers, change, reorder, remove, startSwap } = builder;
  const index = layers.findIndex((one) => one.itemId === itemId);
  return (
    <div
      {...rest}
      role="toolbar"
      onKeyDown={(event) => {
        moveFocus(event);
        onKeyDown?.(event);
      }}
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
          <IconButton
            label={outfitBuilderCopy.forward}
            tabIndex={-1}
            onClick={() => reorder(itemId, index + 1)}
          >
            <ArrowUpToLine aria-hidden />
          </IconButton>
          <IconButton
            label={outfitBuilderCopy.backward}
            tabIndex={-1}
            onClick={() => reorder(itemId, index - 1)}
          >
            <ArrowDownToLine aria-hidden />
          </IconButton>
          <IconButton label={outfitBuilderCopy.swap} tabIndex={-1} onClick={() => startSwap(itemId)}>
            <Shuffle aria-hidden />
          </IconButton>
        </>
      )}
      <LockButton layer={layer} change={change} tabIndex={locked ? 0 : -1} />
      {!locked && (
        <IconButton label={outfitBuilderCopy.remove(title)} tabIndex={-1} onClick={() => remove(layer)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
