import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { addItemProblem, draftGaps } from '@aura/domain/forms/itemUpload';
import { ChevronLeft, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { StepDots } from '../../primitives/StepDots/StepDots.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import type { Draft, DraftList } from './draft-list.ts';
import { isPreparing, type PhotoStatus } from './use-draft-photos.ts';

interface ItemStepsProps {
  readonly list: DraftList;
  readonly statusOf: (id: string) => PhotoStatus;
  readonly isRefused: (id: string) => boolean;
  readonly onSelect: (index: number) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** Goes through the items: one before, each by its number, one more, one after; and removes the one in view. */
export function ItemSteps({
  list: { items, current },
  statusOf,
  isRefused,
  onSelect,
  onAdd,
  onRemove,
}: ItemStepsProps) {
  const dots = useRef<HTMLOListElement>(null);
  /** Why there is no room for one more. */
  const problem = addItemProblem(items.length);
  const steps = items.map((item, index) => stepOf(item, index + 1, statusOf(item.id), isRefused(item.id)));
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
          onClick={() => onSelect(current - 1)}
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
        onSelect={onSelect}
        className="min-w-0 flex-nowrap overflow-x-auto p-0.5 [scrollbar-width:none]"
      />
      <Tooltip text={problem ?? itemUploadCopy.addItem}>
        <IconButton
          label={itemUploadCopy.addItem}
          disabledReason={problem ?? undefined}
          onClick={onAdd}
          onUnavailablePress={onAdd}
        >
          <Plus aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip text={itemUploadCopy.nextItem}>
        <IconButton
          label={itemUploadCopy.nextItem}
          aria-disabled={current === items.length - 1}
          onClick={() => onSelect(current + 1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </Tooltip>
      <span role="status" className="ms-auto text-14 text-muted whitespace-nowrap max-tablet:sr-only">
        {itemUploadCopy.itemPosition(current + 1, items.length)}
      </span>
      <RemoveButton position={current + 1} onRemove={onRemove} />
    </div>
  );
}

/** How an item's dot looks, and what it says of the item. */
function stepOf(draft: Draft, position: number, status: PhotoStatus, refused: boolean) {
  const gaps = draftGaps(draft).map((gap) => itemUploadCopy.gaps[gap]);
  const errors = Object.values(status.errors).filter(Boolean);
  const notes = [
    refused && itemUploadCopy.notSent,
    ...errors,
    isPreparing(status) && itemUploadCopy.preparingPhoto,
    gaps.length > 0 && itemUploadCopy.missing(gaps),
  ].filter((note) => typeof note === 'string');
  const done = notes.length === 0;
  return {
    id: draft.id,
    done,
    wrong: refused || errors.length > 0,
    label: done
      ? itemUploadCopy.goToFinishedItem(position)
      : itemUploadCopy.goToUnfinishedItem(position, notes),
  };
}

interface RemoveButtonProps {
  readonly position: number;
  readonly onRemove: () => void;
}

function RemoveButton({ position, onRemove }: RemoveButtonProps) {
  return (
    <Button
      variant="dangerQuiet"
      size="sm"
      aria-label={itemUploadCopy.removeItem(position)}
      onClick={onRemove}
      className="-me-3 max-tablet:ms-auto"
    >
      <Trash2 aria-hidden className="size-5" />
      <span className="max-tablet:hidden">{itemUploadCopy.remove}</span>
    </Button>
  );
}
