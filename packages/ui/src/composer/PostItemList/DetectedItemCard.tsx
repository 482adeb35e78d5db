import { composerCopy } from '@aura/domain/copy/composer';
import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem } from '@aura/domain/entities';
import { isUncertain } from '@aura/domain/rules/confidence';
import { cardLines, itemTypeLine } from '@aura/domain/rules/items';
import { ChevronDown, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemImage } from '../DetectedItemImage/DetectedItemImage.tsx';
import type { ItemMarks } from '../PhotoMarkers/item-marks.ts';
import { NumberMark } from '../PhotoMarkers/NumberMark.tsx';
import { ItemFactList } from './ItemFactList.tsx';

interface DetectedItemCardProps {
  readonly item: DetectedItem;
  /** Whether the item comes from the wardrobe, where it is edited. */
  readonly isOwn: boolean;
  /** Which item is open together with its marker on the photo; undefined where no photo is shown. */
  readonly marks: ItemMarks | undefined;
  readonly onEdit: () => void;
  /** Chooses an item of the wardrobe in its place. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** Ref of the remove button. */
  readonly removeRef: Ref<HTMLButtonElement>;
}

/**
 * A detected item: its picture, its confidence if known, and the facts that are known, which are
 * collapsed on phones.
 */
export function DetectedItemCard({
  item,
  isOwn,
  marks,
  onEdit,
  onReplace,
  onRemove,
  removeRef,
}: DetectedItemCardProps) {
  const [isShown, setIsShown] = useState(false);
  const open = marks ? marks.openId === item.id : isShown;
  const toggle = () => (marks ? marks.onOpenChange(open ? null : item.id) : setIsShown(!open));
  const number = marks?.numberOf(item.id);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!marks || !open || event.key !== 'Escape') return;
    marks.onOpenChange(null);
    document.getElementById(marks.markerId(item.id))?.focus();
  };
  const factsId = useId();
  const title = itemTypeLine(item);
  const own = cardLines({ ...item, name: item.description });
  return (
    <article
      id={marks?.rowId(item.id)}
      aria-label={title}
      tabIndex={marks ? -1 : undefined}
      onKeyDown={closeOnEscape}
      data-ends-on-escape={marks && open ? '' : undefined}
      className="py-3"
    >
      <div className="flex items-center gap-2">
        {number !== undefined && <NumberMark number={number} open={open} />}
        <DetectedItemImage item={item} sizes="3rem" className="w-12 shrink-0 self-start rounded-inner" />
        <div className="min-w-0 flex-1">
          <h4 className="text-16 font-medium wrap-anywhere">
            {isOwn && <span className="text-accent">{composerCopy.yours}</span>}
            {isOwn && ' '}
            <bdi>{isOwn ? own.heading : title}</bdi>
          </h4>
          {isOwn && own.facts !== '' && <p className="text-14 text-muted">{own.facts}</p>}
          {item.confidence !== null && (
            <p className="text-12 text-muted">
              <VisuallyHidden>{composerCopy.confidence} </VisuallyHidden>
              {isUncertain(item) ? composerCopy.notSure : composerCopy.likely}
            </p>
          )}
        </div>
        {!isOwn && (
          <IconButton label={composerCopy.editItem(title)} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
        )}
        <IconButton
          ref={removeRef}
          label={composerCopy.removeItem(title)}
          onClick={onRemove}
          className="-me-3"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="-ms-3 flex flex-wrap">
        <Button
          variant="quiet"
          size="sm"
          aria-label={open ? composerCopy.hideItemFacts(title) : itemCopy.showDetails(title)}
          aria-expanded={open}
          aria-controls={factsId}
          onClick={toggle}
          className="desktop:hidden"
        >
          {open ? composerCopy.hideFacts : composerCopy.showFacts}
          <ChevronDown aria-hidden className={cn('size-4', open && 'rotate-180')} />
        </Button>
        {!isOwn && (
          <Button variant="quiet" size="sm" aria-label={composerCopy.replaceItem(title)} onClick={onReplace}>
            {composerCopy.replace}
          </Button>
        )}
      </div>
      <ItemFactList id={factsId} item={item} isOwn={isOwn} open={open} />
    </article>
  );
}
