import { useMatchItemsQuery } from '@aura/api-client/endpoints/matches';
import type { Item, Post } from '@aura/domain/entities';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { paths } from '../../paths.ts';

/**
 * The closest own items to those of a post, and which of them the user has chosen. Nothing is compared with an own
 * post, with an empty wardrobe, and when the request fails.
 */
export function useOwnMatches({ id, isOwner }: Post) {
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const { currentData, isError } = useMatchItemsQuery(isOwner ? skipToken : id, {
    // The wardrobe may have changed since.
    refetchOnMountOrArgChange: true,
  });
  const isEmptyWardrobe = currentData?.hasWardrobe === false;
  const ownItems = currentData?.ownItems ?? null;
  const isCompared = !isOwner && !isEmptyWardrobe && (currentData !== undefined || !isError);
  return {
    isEmptyWardrobe,
    comparison: isCompared
      ? {
          ownItems,
          chosenFor: (itemId: string): Item | undefined => {
            const found = ownItems?.[itemId] ?? [];
            return found.find((own) => own.id === choices[itemId]) ?? found[0];
          },
          onChoose: (itemId: string, own: Item) => setChoices({ ...choices, [itemId]: own.id }),
          itemHref: paths.item,
        }
      : undefined,
  };
}
