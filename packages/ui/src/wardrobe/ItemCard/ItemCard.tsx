import { commonCopy } from '@aura/domain/copy/common';
import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { colorAndBrand, itemTitle, itemTypeLine } from '@aura/domain/rules/items';
import { Ellipsis, HeartOff, Pencil, Share2, Shirt, StarOff, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { fromTablet, fromWide } from '../../foundations/tokens/screen.ts';
import { imageProps } from '../../images/image-props.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Menu, type MenuItem } from '../../primitives/Menu/Menu.tsx';

/** What a card's menu can do; an action that is missing is not offered. */
export interface ItemActions {
  readonly onEdit?: (item: Item) => void;
  readonly onShare?: (item: Item) => void;
  readonly onDelete?: (item: Item) => void;
  readonly onUnlike?: (item: Item) => void;
  /** Takes it off the wishlist. */
  readonly onUnwish?: (item: Item) => void;
  readonly onAddToWardrobe?: (item: Item) => void;
}

export interface ItemCardProps extends ItemActions {
  readonly item: Item;
  /** Address of its details, opened by the image. */
  readonly href?: string | undefined;
  /** One more line, such as when it was kept. */
  readonly note?: string | undefined;
  /** Among the first images of the page: loaded at once. */
  readonly priority?: boolean;
}

const imageSizes = `${fromWide} 16rem, ${fromTablet} 33vw, 50vw`;

/** A garment in a list: image, type, colour and brand, and a menu of actions. Long lists draw it once. */
export const ItemCard = memo(function ItemCard({
  item,
  href,
  note,
  priority = false,
  ...actions
}: ItemCardProps) {
  const title = itemTitle(item);
  const facts = colorAndBrand(item);
  const entries = menuItems(item, actions);
  const image = (
    <Image
      {...imageProps(item.front)}
      alt={wardrobeCopy.itemAlt(title, 'front')}
      ratio={4 / 5}
      sizes={imageSizes}
      priority={priority}
      dim
      fallbackIcon={Shirt}
      className="rounded-image"
    />
  );
  return (
    <article className="min-w-0" aria-label={title}>
      {href === undefined ? (
        image
      ) : (
        <Link href={href} className="block rounded-image" aria-label={itemCopy.showDetails(title)}>
          {image}
        </Link>
      )}
      <div className="mt-2 flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16 font-medium">{itemTypeLine(item)}</h2>
          <p className="min-h-5 truncate text-14 text-muted" title={facts}>
            {facts}
          </p>
        </div>
        {entries.length > 0 && (
          <Menu
            items={entries}
            trigger={
              <IconButton label={wardrobeCopy.itemMenu(title)} className="-me-3">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        )}
      </div>
      {note && <p className="truncate text-14 text-muted">{note}</p>}
    </article>
  );
});

function menuItems(item: Item, actions: ItemActions): readonly MenuItem[] {
  const { onEdit, onShare, onDelete, onUnlike, onUnwish, onAddToWardrobe } = actions;
  const entries: (MenuItem | undefined)[] = [
    onEdit && { label: wardrobeCopy.edit, icon: Pencil, onSelect: () => onEdit(item) },
    onAddToWardrobe && {
      label: wardrobeCopy.addToWardrobe,
      icon: Shirt,
      onSelect: () => onAddToWardrobe(item),
    },
    onShare && { label: wardrobeCopy.share, icon: Share2, onSelect: () => onShare(item) },
    onDelete && {
      label: wardrobeCopy.delete,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(item),
    },
    onUnlike && { label: wardrobeCopy.unlike, icon: HeartOff, onSelect: () => onUnlike(item) },
    onUnwish && { label: commonCopy.remove, icon: StarOff, onSelect: () => onUnwish(item) },
  ];
  return entries.filter((entry) => entry !== undefined);
}
