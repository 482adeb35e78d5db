import { composerCopy } from '@aura/domain/copy/composer';
import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem } from '@aura/domain/entities';
import { detailFactNames } from '@aura/domain/item-facts';
import { isUncertain } from '@aura/domain/rules/confidence';
import { factText } from '@aura/domain/rules/item-details';
import { cardLines, itemTypeLine, knownBrand } from '@aura/domain/rules/items';
import { ChevronDown, Pencil, X } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemImage } from '../DetectedItemImage/DetectedItemImage.tsx';

interface DetectedItemCardProps {
  readonly item: DetectedItem;
  /** Whether the item comes from the wardrobe, where it is edited. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
  /** Chooses an item of the wardrobe in its place. */
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** Ref of the remove button. */
  readonly removeRef: Ref<HTMLButtonElement>;
}

const facts = detailFactNames.flatMap((name) =>
  name === 'brand' ? ([name, 'description'] as const) : [name],
);

/**
 * A detected item: its picture, its confidence if known, and the facts that are known, which are
 * collapsed on phones.
 */
export function DetectedItemCard({
  item,
  isOwn,
  onEdit,
  onReplace,
  onRemove,
  removeRef,
}: DetectedItemCardProps) {
  const [open, setOpen] = useState(false);
  const factsId = useId();
  const title = itemTypeLine(item);
  const own = cardLines({ ...item, name: item.description });
  // The heading of an own item is its name.
  const description = isOwn ? '' : item.description;
  const shown = { ...item, brand: knownBrand(item.brand), description };
  return (
    <article aria-label={title} className="py-3">
      <div className="flex items-center gap-2">
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
          onClick={() => setOpen(!open)}
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
      <dl
        id={factsId}
        className={cn(
          'mt-2 grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-14',
          !open && 'max-desktop:hidden',
        )}
      >
        {facts
          .filter((fact) => shown[fact].length > 0)
          .map((fact) => (
            <div key={fact} className="contents">
              <dt className="text-muted">{itemCopy[fact]}</dt>
              <dd>{factText(shown[fact])}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
