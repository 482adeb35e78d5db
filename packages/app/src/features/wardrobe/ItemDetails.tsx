import { useGetItemQuery } from '@aura/api-client/endpoints/items';
import { toApiError } from '@aura/api-client/errors';
import type { Item } from '@aura/domain/entities';
import { ItemDetailsDialog, type ItemDetailsDialogProps } from '@aura/ui/wardrobe/ItemDetailsDialog';

type Actions = NonNullable<ItemDetailsDialogProps['actions']>;

interface ItemDetailsProps {
  readonly itemId: string;
  /** The item from the shown list; undefined when the list does not contain it. */
  readonly listedItem: Item | undefined;
  /** Actions of an item of the current user. */
  readonly ownActions: Actions;
  /** Actions of another user's item of the shown list. */
  readonly listActions: Actions;
  readonly onClose: () => void;
}

/** Details of the item in the `item` query parameter, opened by a card or a shared link. */
export default function ItemDetails({
  itemId,
  listedItem,
  ownActions,
  listActions,
  onClose,
}: ItemDetailsProps) {
  const { currentData, error } = useGetItemQuery(itemId);
  // When the request fails offline, the item from the list is shown.
  const fallback = error && toApiError(error).status === 404 ? undefined : listedItem;
  const item = currentData ?? fallback ?? (error ? null : undefined);
  const sharedActions = listedItem ? listActions : { onShare: ownActions.onShare };
  return (
    <ItemDetailsDialog
      open
      onOpenChange={onClose}
      item={item}
      actions={item?.isOwner ? ownActions : sharedActions}
    />
  );
}
