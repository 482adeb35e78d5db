import { commonCopy } from '@aura/domain/copy/common';
import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem } from '@aura/domain/entities';
import { itemTypeLine } from '@aura/domain/rules/items';
import { useEffect, useRef } from 'react';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ItemMarks } from '../PhotoMarkers/item-marks.ts';
import { DetectedItemCard } from './DetectedItemCard.tsx';

interface DetectedItemRowProps {
  readonly item: DetectedItem;
  /** Whether the item is excluded from the post. */
  readonly removed: boolean;
  /** Whether the item comes from the wardrobe. */
  readonly isOwn: boolean;
  readonly marks: ItemMarks | undefined;
  readonly onEdit: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** A detected item, the own one that has taken its place, or after its removal a button that restores it. */
export function DetectedItemRow({ item, removed, onRestore, ...card }: DetectedItemRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const content = `${item.id} ${removed}`;
  const shown = useRef(content);
  // The pressed button unmounted, so the focus moves to the one that replaces it.
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    button.current?.focus({ preventScroll: true });
  }, [content]);
  if (!removed) return <DetectedItemCard {...card} item={item} removeRef={button} />;
  const title = itemTypeLine(item);
  return (
    <div className="flex items-center gap-3 py-1">
      <p className="min-w-0 flex-1 text-14 text-muted">{composerCopy.itemRemoved(title)}</p>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        aria-label={composerCopy.undoRemoval(title)}
        // It takes the place of the pressed button, so the second press of a double click reaches it.
        onClick={onSinglePress(onRestore)}
        className="-me-3"
      >
        {commonCopy.undo}
      </Button>
    </div>
  );
}
