import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import { layerTitle } from '@aura/domain/rules/outfits';
import { Lock, LockOpen } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { OutfitBuilderState } from '../OutfitBuilder/use-outfit-builder.ts';

interface LockButtonProps {
  readonly layer: ShownLayer;
  readonly change: OutfitBuilderState['change'];
  readonly tabIndex?: 0 | -1;
}

/** Locks a garment in its place, or unlocks it. */
export function LockButton({ layer, change, tabIndex }: LockButtonProps) {
  const { itemId, locked } = layer;
  const title = layerTitle(layer);
  const { unlocked, locked: lockedStep } = outfitBuilderCopy.steps;
  return (
    <IconButton
      tabIndex={tabIndex}
      label={locked ? outfitBuilderCopy.unlock(title) : outfitBuilderCopy.lock(title)}
      onClick={() => change(itemId, { locked: !locked }, locked ? unlocked : lockedStep)}
    >
      {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
    </IconButton>
  );
}
