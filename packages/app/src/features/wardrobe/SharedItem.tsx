import { useGetItemQuery } from '@aura/api-client/endpoints/items';
import { ItemDetailsDialog } from '@aura/ui/wardrobe/ItemDetailsDialog';

interface SharedItemProps {
  readonly itemId: string;
  readonly onClose: () => void;
}

/** The item that a shared link names. */
export default function SharedItem({ itemId, onClose }: SharedItemProps) {
  const { currentData, isError } = useGetItemQuery(itemId);
  return <ItemDetailsDialog open onOpenChange={onClose} item={isError ? null : currentData} />;
}
