import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { isArchived } from '@aura/domain/rules/wardrobe-facets';
import type { PostItemListProps } from '@aura/ui/composer/PostItemList';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { useWardrobe } from './use-wardrobe.ts';

interface Choice {
  readonly panel: Pick<PostItemListProps, 'wardrobe' | 'onOpenWardrobe'>;
  /** Loads the wardrobe again and returns which of the items it lacks; none when it fails to load. */
  readonly findDeleted: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** The current user's wardrobe, loaded when it is first opened. */
export function useWardrobeChoice(email: string): Choice {
  const dispatch = useAppDispatch();
  const [isOpened, setIsOpened] = useState(false);
  const { whole, isError, isFetching, refetch } = useWardrobe(isOpened ? email : skipToken);
  const findDeleted = async (ids: readonly string[]) => {
    if (ids.length === 0) return [];
    const { getAllUserItems } = wardrobeApi.endpoints;
    const { data: current } = await dispatch(
      getAllUserItems.initiate(email, { subscribe: false, forceRefetch: true }),
    );
    return current ? ids.filter((id) => !current.items.some((item) => item.id === id)) : [];
  };
  const failed = isError && !isFetching;
  return {
    panel: {
      wardrobe: { items: whole?.filter((item) => !isArchived(item)), failed, onRetry: refetch },
      onOpenWardrobe: () => setIsOpened(true),
    },
    findDeleted,
  };
}
