import { composerCopy } from '@aura/domain/copy/composer';
import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem } from '@aura/domain/entities';
import { factOrUnknown, itemTypeLine } from '@aura/domain/rules/items';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface DetectedItemCardProps {
  readonly item: DetectedItem;
  readonly onRemove: () => void;
  /** The button that removes it. */
  readonly removeRef: Ref<HTMLButtonElement>;
}

const facts = ['category', 'subcategory', 'brand', 'description', 'color', 'material', 'style'] as const;

/** A found garment with its seven facts, which phones fold away. */
export function DetectedItemCard({ item, onRemove, removeRef }: DetectedItemCardProps) {
  const [open, setOpen] = useState(false);
  const factsId = useId();
  const title = itemTypeLine(item);
  return (
    <article aria-label={title} className="py-3">
      <div className="flex items-center gap-2">
        <h4 className="min-w-0 flex-1 text-16 font-medium">{title}</h4>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={factsId}
          onClick={() => setOpen(!open)}
          className="desk:hidden"
        >
          {open ? composerCopy.hideFacts : composerCopy.showFacts}
          <ChevronDown aria-hidden className={cn('size-4', open && 'rotate-180')} />
        </Button>
        <IconButton
          ref={removeRef}
          label={composerCopy.removeItem(title)}
          onClick={onRemove}
          className="-me-3"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <dl
        id={factsId}
        className={cn(
          'grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-14',
          !open && 'max-desk:hidden',
        )}
      >
        {facts.map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-muted">{itemCopy[fact]}</dt>
            <dd>{factOrUnknown(item[fact])}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
