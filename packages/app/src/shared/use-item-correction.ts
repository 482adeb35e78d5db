import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import type { ItemFacts } from '@aura/domain/entities';
import { useAppDispatch } from '../store/store.ts';

/**
 * Saves the corrected facts of a detected item, which is an item of the current user.
 * @returns a function that resolves to whether it succeeded
 */
export function useItemCorrection(email: string) {
  const dispatch = useAppDispatch();
  return async (itemId: string, facts: ItemFacts): Promise<boolean> => {
    const { updateItem } = itemActionsApi.endpoints;
    try {
      await dispatch(updateItem.initiate({ email, itemId, facts }, { track: false })).unwrap();
    } catch {
      return false;
    }
    return true;
  };
}
