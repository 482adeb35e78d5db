import { distinct } from '@aura/api-client/endpoints/loaded-pages';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Item } from '@aura/domain/entities';
import { outfitLayersMaxCount } from '@aura/domain/limits/outfits';
import { newLayers } from '@aura/domain/rules/outfit-additions';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { outfitPaths } from '../outfit-paths.ts';
import { outfitDrafts } from '../platform/storage/outfit-drafts.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

/**
 * Stores a new outfit as a draft with a key of its own, so that it replaces no other unsaved outfit.
 * @param items garments of the own wardrobe or the wishlist; those after the first `outfitLayersMaxCount` are left out
 * @returns the path of the builder with the draft
 */
export function storeNewOutfit(uid: string, items: readonly Item[], name: string): string {
  const key = crypto.randomUUID();
  const layers = storedLayers(newLayers(distinct(items).slice(0, outfitLayersMaxCount)));
  outfitDrafts(uid).write({ key, version: null, occasions: [], name, layers });
  return outfitPaths.newDraft(key);
}

/**
 * Opens the outfit builder with a new outfit of own garments, such as for "New outfit with it". The function stays the same.
 * The page that uses it should load on demand, since it brings the rules of outfits.
 */
export function useNewOutfit(): (items: readonly Item[]) => void {
  const navigate = useNavigate();
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  return useCallback(
    (items) => void navigate(storeNewOutfit(uid, items, outfitsCopy.untitled)),
    [navigate, uid],
  );
}
