import { useGetOutfitsInfiniteQuery } from '@aura/api-client/endpoints/outfits';
import { useEffect } from 'react';

interface OutfitCountProps {
  /** Called with the number of outfits; undefined while it is not loaded. */
  readonly onCount: (count: number | undefined) => void;
}

/** Reads the number of outfits for their tab. Renders nothing. */
export default function OutfitCount({ onCount }: OutfitCountProps) {
  const count = useGetOutfitsInfiniteQuery().data?.pages[0]?.total;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
