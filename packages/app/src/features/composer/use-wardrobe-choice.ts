import { itemsApi, useGetAllUserItemsQuery } from '@aura/api-client/endpoints/items';
import { isArchived } from '@aura/domain/rules/wardrobe-facets';
import type { DetectedItemsPanelProps } from '@aura/ui/composer/DetectedItemsPanel';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';

interface Choice {
  readonly panel: Pick<DetectedItemsPanelProps, 'wardrobe' | 'onOpenWardrobe'>;
  /** Loads the wardrobe again and returns which of the items it lacks; none when it fails to load. */
  readonly findDeleted: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** The current user's wardrobe, loaded when it is first opened. */
export function useWardrobeChoice(email: string): Choice {
  const dispatch = useAppDispatch();
  const [isOpened, setIsOpened] = useState(false);
  const { data, isError, isFetching, refetch } = useGetAllUserItemsQuery(isOpened ? email : skipToken);
  const findDeleted = async (ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const { getAllUserItems } = itemsApi.endpoints;
    const { data: current } = await dispatch(
      getAllUserItems.initiate(email, { subscribe: false, forceRefetch: true }),
    );
    return current ? ids.filter((id) => !current.some((item) => item.id === id)) : [];
  };
  const failed = isError && !isFetching && data === undefined;
  return {
    panel: {
      wardrobe: { items: data?.filter((item) => !isArchived(item)), failed, onRetry: () => void refetch() },
      onOpenWardrobe: () => setIsOpened(true),
    },
    findDeleted,
  };
}
