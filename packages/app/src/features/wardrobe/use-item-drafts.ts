import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import { getItemDrafts, type ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';

/** The draft store of the current user's items. */
export function useItemDrafts(): DraftStore<ItemDraftsForm> {
  return getItemDrafts(useAppSelector(selectIdentity)?.uid ?? '');
}
