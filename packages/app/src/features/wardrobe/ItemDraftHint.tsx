import { ItemDraftsNotice } from '@aura/ui/wardrobe/ItemDraftsNotice';
import { useEffect, useSyncExternalStore } from 'react';
import { countItemDrafts } from '../../platform/drafts/item-drafts.ts';
import { getWaitingItems } from '../../platform/drafts/waiting-items.ts';
import { useWaitingForms } from '../../shared/use-waiting-forms.ts';
import { useItemDrafts } from './use-item-drafts.ts';
import { WaitingUploads } from './WaitingUploads.tsx';

interface ItemDraftHintProps {
  readonly onContinue: () => void;
  readonly onContinueIntent: () => void;
}

/** Shows the items that wait for a connection, and how many drafts of items are stored, with a link that continues them. */
export default function ItemDraftHint(props: ItemDraftHintProps) {
  const drafts = useItemDrafts();
  const count = useSyncExternalStore(drafts.subscribe, () => countItemDrafts(drafts));
  const { forms: uploads } = useWaitingForms(getWaitingItems);
  useEffect(() => {
    void drafts.load();
  }, [drafts]);
  return (
    <>
      {count > 0 && <ItemDraftsNotice count={count} {...props} />}
      <WaitingUploads uploads={uploads} />
    </>
  );
}
