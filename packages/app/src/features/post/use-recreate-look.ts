import { distinct } from '@aura/api-client/endpoints/loaded-pages';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item, Post, WishlistSource } from '@aura/domain/entities';
import { outfitLayersMaxCount, outfitNameMaxLength } from '@aura/domain/limits/outfits';
import { isListed } from '@aura/domain/rules/wishlist';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { storeNewOutfit } from '../../shared/use-new-outfit.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

const { addFavorite, getFavorites } = wishlistApi.endpoints;

/**
 * Opens the outfit builder with a look: own garments, and the garments of the post for which there is none. Since an
 * outfit has own and wished garments only, these are added to the wishlist first. When the user has left the post
 * meanwhile, a message offers to open it.
 */
export function useRecreateLook({ author }: Post, source: WishlistSource) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { show } = useToast();
  const identity = useAppSelector(selectIdentity);
  const isMounted = useIsMounted();
  const [recreating, setRecreating] = useState(false);
  const email = identity?.email ?? '';

  /** Adds garments to the wishlist that are not on it, and loads it for the builder. Returns how many were added. */
  const addToWishlist = async (gaps: readonly Item[]): Promise<number> => {
    if (gaps.length === 0) return 0;
    const load = () =>
      dispatch(getFavorites.initiate(email, { subscribe: false, forceRefetch: true })).unwrap();
    const entries = await load();
    const added = gaps.filter(({ id }) => !isListed(entries, id));
    if (added.length === 0) return 0;
    const add = ({ id: itemId }: Item) =>
      dispatch(addFavorite.initiate({ email, itemId, source }, { track: false })).unwrap();
    await Promise.all(added.map(add));
    await load();
    return added.length;
  };

  const recreate = async (garments: readonly Item[]) => {
    const layered = distinct(garments).slice(0, outfitLayersMaxCount);
    setRecreating(true);
    try {
      const addedCount = await addToWishlist(layered.filter(({ isOwner }) => !isOwner));
      const name = matchesCopy.lookOf(author.username).slice(0, outfitNameMaxLength);
      const builderPath = storeNewOutfit(identity?.uid ?? '', layered, name);
      if (addedCount > 0) show({ tone: 'status', text: matchesCopy.addedToWishlist(addedCount) });
      const open = () => void navigate(builderPath);
      if (isMounted()) open();
      // The page that the user has opened meanwhile stays.
      else {
        const action = { label: matchesCopy.openLook, onAction: open };
        show({ tone: 'status', text: matchesCopy.lookReady, action });
      }
    } catch {
      show({ tone: 'alert', text: matchesCopy.recreateFailed });
    }
    setRecreating(false);
  };
  return { recreate, recreating };
}
