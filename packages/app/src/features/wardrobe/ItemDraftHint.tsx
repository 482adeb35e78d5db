import { ItemDraftsNotice } from '@aura/ui/wardrobe/ItemDraftsNotice';
import { useEffect, useSyncExternalStore } from 'react';
import { countItemDrafts } from '../../platform/drafts/item-drafts.ts';
import { useItemDrafts } from './use-item-drafts.ts';

interface ItemDraftHintProps {
  readonly onContinue: () => void;
  readonly onContinueIntent: () => void;
}

/** Shows how many drafts of items are stored, with a link that continues them. */
export default function ItemDraftHint(props: ItemDraftHintProps) {
  const drafts = useItemDrafts();
  const count = useSyncExternalStore(drafts.subscribe, () => countItemDrafts(drafts));
  useEffect(() => {
    void drafts.load();
  }, [drafts]);
  return count > 0 && <ItemDraftsNotice count={count} {...props} />;
}
