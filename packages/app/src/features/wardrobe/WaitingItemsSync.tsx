import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { getWaitingItems } from '../../platform/drafts/waiting-items.ts';
import { useWaitingForms } from '../../shared/use-waiting-forms.ts';
import { useWaitingFormsSync } from '../../shared/use-waiting-forms-sync.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { sendableItems, sendWaitingItems } from './send-waiting-items.ts';
import { uploadItem } from './upload-item.ts';

const isSendable = (form: ItemDraftsForm) => sendableItems(form).length > 0;

/** Sends the items that were uploaded without a connection, each once. `RefusedItems` says which are not accepted. */
export default function WaitingItemsSync() {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const { store, forms } = useWaitingForms(getWaitingItems);
  const send = useCallback(
    async (form: ItemDraftsForm, replace: (left: ItemDraftsForm | null) => Promise<void>) => {
      const upload = (draft: ItemDraftsForm['items'][number]) => uploadItem(dispatch, { email, draft });
      const { sent, error } = await sendWaitingItems({ form, replace, send: upload });
      if (sent > 0) {
        show({ tone: 'status', text: itemUploadCopy.success(sent) });
        // The service worker stores the wardrobe when it is read; before, the next start offline would lack the items.
        const isLast = !store.current().some(({ form: waiting }) => isSendable(waiting));
        const options = { subscribe: false, forceRefetch: true };
        if (isLast) void dispatch(wardrobeApi.endpoints.getAllUserItems.initiate(email, options));
      }
      return error?.code;
    },
    [dispatch, email, show, store],
  );
  useWaitingFormsSync({ store, forms, isSendable, send });
  return null;
}
