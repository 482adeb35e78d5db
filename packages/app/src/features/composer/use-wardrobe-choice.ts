import { useGetAllUserItemsQuery } from '@aura/api-client/endpoints/items';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

type Choice = Pick<DetectedItemsPanelProps, 'wardrobe' | 'onOpenWardrobe'>;

/** The current user's wardrobe, loaded when it is first opened. */
export function useWardrobeChoice(email: string): Choice {
  const [isOpened, setIsOpened] = useState(false);
  const { data, isError, isFetching, refetch } = useGetAllUserItemsQuery(isOpened ? email : skipToken);
  return {
    wardrobe: {
      items: data,
      failed: isError && !isFetching && data === undefined,
      onRetry: () => void refetch(),
    },
    onOpenWardrobe: () => setIsOpened(true),
  };
}
