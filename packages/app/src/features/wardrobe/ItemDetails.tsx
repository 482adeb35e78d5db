import { useGetItemQuery } from '@aura/api-client/endpoints/items';
import { toApiError } from '@aura/api-client/errors';
import type { Item } from '@aura/domain/entities';
import { ItemDetailsDialog } from '@aura/ui/wardrobe/ItemDetailsDialog';

interface ItemDetailsProps {
  readonly itemId: string;
  /** The item from the shown list; undefined when the list does not contain it. */
  readonly knownItem: Item | undefined;
  readonly onClose: () => void;
}

/** Details of the item in the `item` query parameter, opened by a card or a shared link. */
export default function ItemDetails({ itemId, knownItem, onClose }: ItemDetailsProps) {
  const { currentData, error } = useGetItemQuery(itemId);
  // When the request fails offline, the item from the list is shown.
  const fallback = error && toApiError(error).status === 404 ? undefined : knownItem;
  return (
    <ItemDetailsDialog
      open
      onOpenChange={onClose}
      item={currentData ?? fallback ?? (error ? null : undefined)}
    />
  );
}
