import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem, Item, ItemFacts } from '@aura/domain/entities';
import { listedItems, replacementsFor } from '@aura/domain/forms/detected-item';
import { sharedItems } from '@aura/domain/forms/post-draft';
import { itemTypeLine } from '@aura/domain/rules/items';
import { useState } from 'react';
import { useAnnouncement } from '../../foundations/use-announcement.ts';
import type { GarmentSource } from '../../outfits/GarmentDrawer/GarmentDrawer.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DetectedItemDialog } from '../DetectedItemDialog/DetectedItemDialog.tsx';
import type { ItemMarks } from '../PhotoMarkers/item-marks.ts';
import { WardrobeChoiceDialog } from '../WardrobeChoiceDialog/WardrobeChoiceDialog.tsx';
import { AddFromWardrobe } from './AddFromWardrobe.tsx';
import { DetectedItemRow } from './DetectedItemRow.tsx';

export interface PostItemListProps {
  /** All items, including the removed ones, in a stable order. */
  readonly items: readonly DetectedItem[];
  /** Ids of the items that are excluded from the post. */
  readonly removedIds: readonly string[];
  /** Removes an item; an own one that has taken the place of a detected one gives it back as a removed one. */
  readonly onRemove: (id: string) => void;
  /** Called with the id of a removed item to restore. */
  readonly onRestore: (id: string) => void;
  /** Ids of the items that come from the wardrobe. */
  readonly wardrobeIds: readonly string[];
  readonly wardrobe: GarmentSource;
  /** Called before the wardrobe is used, to load it. */
  readonly onOpenWardrobe: () => void;
  readonly onReplace: (id: string, item: Item) => void;
  /** Adds an item of the wardrobe, or restores it. */
  readonly onAdd: (item: Item) => void;
  /** Saves the corrected facts of an item. Resolves to whether it succeeded. */
  readonly onCorrect: (id: string, facts: ItemFacts) => Promise<boolean>;
  /** The numbers of the items on the photo, and which item is open; omitted where no photo is shown. */
  readonly marks?: ItemMarks;
}

/** The item that is being corrected. */
interface Edit {
  /** A new key for each opening, which resets the form. */
  readonly key: number;
  readonly item: DetectedItem;
  readonly open: boolean;
}

/**
 * The items of a post. Each can be corrected, replaced, removed from the post and restored at its position, and items of
 * the wardrobe can be added.
 */
export function PostItemList(props: PostItemListProps) {
  const { items, removedIds, wardrobeIds, wardrobe, onRemove, onRestore, onCorrect, onReplace, onAdd } =
    props;
  const { announcement, announce } = useAnnouncement();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [replaced, setReplaced] = useState<Omit<Edit, 'key'> | null>(null);
  const remove = (item: DetectedItem) => {
    announce(composerCopy.itemRemoved(itemTypeLine(item)));
    onRemove(item.id);
  };
  const restore = (item: DetectedItem) => {
    announce(composerCopy.itemRestored(itemTypeLine(item)));
    onRestore(item.id);
  };
  const correct = async ({ id }: DetectedItem, facts: ItemFacts) => {
    const saved = await onCorrect(id, facts);
    if (saved) announce(composerCopy.itemEdited(itemTypeLine(facts)));
    return saved;
  };
  const openEdit = (item: DetectedItem) => {
    props.onOpenWardrobe();
    setEdit((before) => ({ key: (before?.key ?? 0) + 1, item, open: true }));
  };
  const closeEdit = () => setEdit((before) => before && { ...before, open: false });
  const openWardrobe = (item: DetectedItem) => {
    props.onOpenWardrobe();
    setReplaced({ item, open: true });
  };
  const closeWardrobe = () => setReplaced((before) => before && { ...before, open: false });
  const replace = (item: DetectedItem, chosen: Item) => {
    announce(composerCopy.itemReplaced(itemTypeLine(item)));
    onReplace(item.id, chosen);
    closeWardrobe();
    closeEdit();
  };
  const add = (item: Item) => {
    announce(composerCopy.itemAdded(itemTypeLine(item)));
    onAdd(item);
  };
  return (
    <>
      {/* An explicit aria-live is announced even while a dialog hides the page. */}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <ul>
        {listedItems(items).map((item) => (
          // An own item takes over the row of the detected one, so that the focus stays in it.
          <li key={item.replaces ?? item.id} className="border-t border-line first:border-0">
            <DetectedItemRow
              item={item}
              removed={removedIds.includes(item.id)}
              onEdit={() => openEdit(item)}
              marks={props.marks}
              isOwn={wardrobeIds.includes(item.id)}
              onReplace={() => openWardrobe(item)}
              onRemove={() => remove(item)}
              onRestore={() => restore(item)}
            />
          </li>
        ))}
      </ul>
      <AddFromWardrobe {...props} onAdd={add} />
      {edit && (
        <DetectedItemDialog
          key={edit.key}
          open={edit.open}
          item={edit.item}
          wardrobe={wardrobe.items}
          postedIds={sharedItems({ items, removedIds }).map(({ id }) => id)}
          onUseOwn={(own) => replace(edit.item, own)}
          onClose={closeEdit}
          onSave={(facts) => correct(edit.item, facts)}
        />
      )}
      {replaced && (
        <WardrobeChoiceDialog
          {...wardrobe}
          items={wardrobe.items && replacementsFor(replaced.item, wardrobe.items)}
          open={replaced.open}
          onClose={closeWardrobe}
          onChoose={(chosen) => replace(replaced.item, chosen)}
        />
      )}
    </>
  );
}
