import { commonCopy } from '@aura/domain/copy/common';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { wearsCopy } from '@aura/domain/copy/wears';
import type { Outfit } from '@aura/domain/outfits';
import { outfitContent, outfitFact } from '@aura/domain/rules/outfits';
import { wearableIds } from '@aura/domain/rules/wears';
import { Check, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { OutfitCollage } from '../OutfitCollage/OutfitCollage.tsx';

/** What the menu of a card does. Pass stable functions, since the cards are memoized. */
export interface OutfitActions {
  /** Only for outfits with garments of the own wardrobe. */
  readonly onWoreToday?: ((outfit: Outfit) => void) | undefined;
  readonly onRename: (outfit: Outfit) => void;
  readonly onDuplicate: (outfit: Outfit) => void;
  readonly onDelete: (outfit: Outfit) => void;
}

export interface OutfitCardProps extends OutfitActions {
  readonly outfit: Outfit;
  /** URL of the builder with the outfit. */
  readonly href: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A garment is seldom wider than half of its card. */
const imageSizes = `${fromWide} 8rem, ${fromTablet} 16vw, 25vw`;

/** A saved outfit: its collage, name, one fact and a menu. */
export const OutfitCard = memo(function OutfitCard({
  outfit,
  href,
  today,
  onWoreToday,
  onRename,
  onDuplicate,
  onDelete,
}: OutfitCardProps) {
  const { name } = outfit;
  const fact = outfitFact(outfit, today);
  const content = outfitContent(outfit);
  const canWear = onWoreToday !== undefined && wearableIds(outfit).length > 0;
  return (
    <article className="min-w-0" aria-label={name}>
      <Link href={href} className="block rounded-image" aria-label={outfitsCopy.open(name)}>
        <OutfitCollage layers={outfit.layers} sizes={imageSizes} />
      </Link>
      <div className="mt-2 flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-16 font-medium" title={name}>
            {name}
          </h3>
          <p className="line-clamp-2 text-14 text-muted" title={`${fact} · ${content}`}>
            {fact}
            <VisuallyHidden> · {content}</VisuallyHidden>
          </p>
        </div>
        <Menu
          items={[
            ...(canWear
              ? [{ label: wearsCopy.woreToday, icon: Check, onSelect: () => onWoreToday(outfit) }]
              : []),
            { label: outfitsCopy.rename, icon: Pencil, onSelect: () => onRename(outfit) },
            { label: outfitsCopy.duplicate, icon: Copy, onSelect: () => onDuplicate(outfit) },
            { label: commonCopy.delete, icon: Trash2, tone: 'danger', onSelect: () => onDelete(outfit) },
          ]}
          trigger={
            <IconButton label={outfitsCopy.menu(name)} className="-me-3">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      </div>
    </article>
  );
});
