import { useGetItemQuery } from '@aura/api-client/endpoints/items';
import { toApiError } from '@aura/api-client/errors';
import type { Item } from '@aura/domain/entities';
import { ItemDetailsDialog } from '@aura/ui/wardrobe/ItemDetailsDialog';

interface SharedItemProps {
  readonly itemId: string;
  /** The item as the list shows it; undefined where it is not in the list. */
  readonly known: Item | undefined;
  readonly onClose: () => void;
}

/** The item that a shared link or a card of the list names. */
export default function SharedItem({ itemId, known, onClose }: SharedItemProps) {
  const { currentData, error } = useGetItemQuery(itemId);
  // Without a connection what is known is still there.
  const kept = error && toApiError(error).status === 404 ? undefined : known;
  return (
    <ItemDetailsDialog open onOpenChange={onClose} item={currentData ?? kept ?? (error ? null : undefined)} />
  );
}
