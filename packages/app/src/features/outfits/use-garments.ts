import type { GarmentSource, Garments } from '@aura/ui/outfits/GarmentDrawer';
import { useMemo, useState } from 'react';
import { addItemsPath } from '../../add-items-path.ts';
import { useWardrobe } from '../../shared/use-wardrobe.ts';
import { useWishlist } from '../../shared/use-wishlist.ts';

const isLoading = ({ items, failed }: GarmentSource) => items === undefined && !failed;

/** The own and wished garments, and whether each of the two reads has ended once. */
export function useGarments(email: string) {
  const own = useWardrobe(email);
  const { entries, failed, refetch } = useWishlist(email);
  const wished = useMemo(() => entries?.map(({ item }) => item), [entries]);
  const garments: Garments = {
    mine: { items: own.whole, failed: own.isError, onRetry: own.refetch },
    wished: { items: wished, failed, onRetry: () => void refetch() },
    addItemsHref: addItemsPath,
  };
  // Stays when a failed read is repeated, which must not close the editor.
  const [haveSettled, setHaveSettled] = useState(false);
  if (!haveSettled && !isLoading(garments.mine) && !isLoading(garments.wished)) setHaveSettled(true);
  return { garments, haveSettled };
}
