import { commonCopy } from '@aura/domain/copy/common';
import { itemMenuCopy } from '@aura/domain/copy/item-menu';
import type { Item } from '@aura/domain/entities';
import {
  Archive,
  ArchiveRestore,
  Brush,
  HeartOff,
  ImageIcon,
  Pencil,
  Scissors,
  Share2,
  Shirt,
  StarOff,
  Trash2,
} from 'lucide-react';
import type { MenuItem } from '../../primitives/Menu/menu-props.ts';

/** The actions of an item card's menu. Undefined actions are not listed. */
export interface ItemActions {
  readonly onEdit?: (item: Item) => void;
  readonly onShare?: (item: Item) => void;
  /** Moves an item of the wardrobe into the archive, or out of it. */
  readonly onArchive?: (item: Item) => void;
  readonly onDelete?: (item: Item) => void;
  /** Offered for an item with a cut-out. */
  readonly onShowCutout?: (item: Item, shown: boolean) => void;
  /** Offered for an item with a photo. */
  readonly onEditCutout?: (item: Item) => void;
  readonly onUnlike?: (item: Item) => void;
  readonly onRemoveFromWishlist?: (item: Item) => void;
  readonly onAddToWardrobe?: (item: Item) => void;
}

/** The entries of an item card's menu. */
export function itemMenu(item: Item, actions: ItemActions): readonly MenuItem[] {
  const { onEdit, onShare, onArchive, onDelete, onShowCutout, onEditCutout } = actions;
  const { onUnlike, onRemoveFromWishlist, onAddToWardrobe } = actions;
  const entries: (MenuItem | null | undefined)[] = [
    onEdit && { label: commonCopy.edit, icon: Pencil, onSelect: () => onEdit(item) },
    onAddToWardrobe && {
      label: itemMenuCopy.addToWardrobe,
      icon: Shirt,
      onSelect: () => onAddToWardrobe(item),
    },
    onShare && { label: commonCopy.share, icon: Share2, onSelect: () => onShare(item) },
    onShowCutout &&
      (item.frontCutout || item.backCutout) && {
        id: 'showCutout',
        label: item.showsCutout ? itemMenuCopy.showOriginal : itemMenuCopy.showCutout,
        icon: item.showsCutout ? ImageIcon : Scissors,
        onSelect: () => onShowCutout(item, !item.showsCutout),
      },
    onEditCutout &&
      (item.front || item.back) && {
        label: itemMenuCopy.editCutout,
        icon: Brush,
        onSelect: () => onEditCutout(item),
      },
    onArchive && {
      id: 'archive',
      label: item.own?.archived ? itemMenuCopy.unarchive : itemMenuCopy.archive,
      icon: item.own?.archived ? ArchiveRestore : Archive,
      onSelect: () => onArchive(item),
    },
    onDelete && {
      label: commonCopy.delete,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(item),
    },
    onUnlike && { label: itemMenuCopy.unlike, icon: HeartOff, onSelect: () => onUnlike(item) },
    onRemoveFromWishlist && {
      label: commonCopy.remove,
      icon: StarOff,
      onSelect: () => onRemoveFromWishlist(item),
    },
  ];
  return entries.filter((entry) => entry !== undefined && entry !== null);
}
