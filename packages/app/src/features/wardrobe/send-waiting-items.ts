import { type ApiError, toApiError } from '@aura/api-client/errors';
import { draftGaps, type ItemDraft } from '@aura/domain/forms/item-upload';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import { itemRefusal } from './item-upload-error.ts';

/** The items of a waiting upload that can be sent: complete, and not refused. */
export function sendableItems({ items, refusals = {} }: ItemDraftsForm): readonly ItemDraft<Blob>[] {
  return items.filter((item) => draftGaps(item).length === 0 && !(item.id in refusals));
}

interface SendWaitingItems {
  readonly form: ItemDraftsForm;
  /** Rejects when the upload fails. */
  readonly send: (item: ItemDraft<Blob>) => Promise<void>;
  /** Stores what is left; null when everything was sent. */
  readonly replace: (left: ItemDraftsForm | null) => Promise<void>;
}

/** What was sent, and the error after which the others have to be sent again. */
interface SentItems {
  readonly sent: number;
  readonly error?: ApiError;
}

/** Sends the items of an upload one after the other. An item that the server refuses for good stays, with the reason. */
export async function sendWaitingItems({ form, send, replace }: SendWaitingItems): Promise<SentItems> {
  let left = form;
  let sent = 0;
  for (const item of sendableItems(form)) {
    try {
      await send(item);
    } catch (error) {
      const reason = itemRefusal(error);
      if (reason === null) return { sent, error: toApiError(error) };
      left = { ...left, refusals: { ...left.refusals, [item.id]: reason } };
      await replace(left);
      continue;
    }
    sent += 1;
    left = { ...left, items: left.items.filter(({ id }) => id !== item.id) };
    await replace(left.items.length > 0 ? left : null);
  }
  return { sent };
}
