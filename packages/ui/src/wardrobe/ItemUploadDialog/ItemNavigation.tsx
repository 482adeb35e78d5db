import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { addItemProblem } from '@aura/domain/forms/item-upload';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PhotoThumbnail } from '../../images/PhotoThumbnail.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { StepDots } from '../../primitives/StepDots/StepDots.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';
import type { Draft } from './item-drafts.ts';
import { itemStep } from './item-step.ts';
import { RemoveItemButton } from './RemoveItemButton.tsx';
import type { PhotoStatus } from './use-draft-photos.ts';
import type { ItemDrafts } from './use-item-drafts.ts';

interface ItemNavigationProps {
  readonly drafts: ItemDrafts;
  readonly statusOf: (id: string) => PhotoStatus;
  /** The missing photos that blocked the last upload. */
  readonly missingOf: (draft: Draft) => readonly PhotoSide[];
}

/**
 * Navigates between the items (previous, next, and a dot with a thumbnail for each), adds items and removes
 * the current one.
 */
export function ItemNavigation({ drafts, statusOf, missingOf }: ItemNavigationProps) {
  const dots = useRef<HTMLOListElement>(null);
  const { items, current, refusals, select } = drafts;
  const limitReached = addItemProblem(items.length);
  const steps = items.map((item, index) => ({
    ...itemStep(item, index + 1, statusOf(item.id), {
      refused: item.id in refusals,
      isMarked: missingOf(item).length > 0,
    }),
    thumbnail: <PhotoThumbnail photo={item.front ?? item.back} />,
  }));
  const remove = () => {
    const item = items[current];
    if (item) drafts.removeItem(item.id);
  };
  useEffect(() => {
    const dot = dots.current?.children[current];
    dot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div className="flex items-center gap-1 pb-1 tablet:gap-2">
      <Tooltip text={itemUploadCopy.previousItem}>
        <IconButton
          label={itemUploadCopy.previousItem}
          aria-disabled={current === 0}
          onClick={() => select(current - 1)}
          className="-ms-3"
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </Tooltip>
      <StepDots
        ref={dots}
        label={itemUploadCopy.itemsLabel}
        steps={steps}
        current={current}
        onSelect={select}
        className="min-w-0 flex-nowrap overflow-x-auto p-1.5 [scrollbar-width:none]"
      />
      <Tooltip text={limitReached ?? itemUploadCopy.addItem}>
        <IconButton
          label={itemUploadCopy.addItem}
          disabledReason={limitReached ?? undefined}
          onClick={drafts.addBlank}
          onUnavailablePress={drafts.addBlank}
        >
          <Plus aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip text={itemUploadCopy.nextItem}>
        <IconButton
          label={itemUploadCopy.nextItem}
          aria-disabled={current === items.length - 1}
          onClick={() => select(current + 1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </Tooltip>
      <span role="status" className="ms-auto text-14 text-muted whitespace-nowrap max-tablet:sr-only">
        {itemUploadCopy.itemPosition(current + 1, items.length)}
      </span>
      <RemoveItemButton position={current + 1} onRemove={remove} />
    </div>
  );
}
