import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import type { ItemDraft } from '@aura/domain/forms/item-upload';
import { useToast } from '@aura/ui/primitives/Toast';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import type { WaitingForms } from '../../platform/drafts/waiting-forms.ts';
import type { UploadOutcome } from './send-items.ts';
import { useItemUpload } from './use-item-upload.ts';

const nothingSent: UploadOutcome = { sentIds: [], refusals: {}, failed: true };

interface ItemSubmit {
  /** Email of the current user. */
  readonly email: string;
  /** Where items wait for a connection; null when the form edits an upload that waits already. */
  readonly waitingItems: Pick<WaitingForms<ItemDraftsForm>, 'add'> | null;
  /** Called when the edited upload continues to wait. */
  readonly onWait: () => void;
}

/** Sends the items of the upload form, or lets them wait in this browser while there is no connection. */
export function useItemSubmit({ email, waitingItems, onWait }: ItemSubmit) {
  const { show } = useToast();
  const { progress, upload, cancel } = useItemUpload(email);

  const wait = async (items: readonly ItemDraft<Blob>[], outcome: UploadOutcome): Promise<UploadOutcome> => {
    const { sentIds, refusals } = outcome;
    const left = items.filter(({ id }) => !sentIds.includes(id) && !(id in refusals));
    const say = () => show({ tone: 'status', text: itemUploadCopy.waiting(left.length) });
    if (waitingItems === null) {
      // After a part was sent, the form says so and stays; the others wait when it is closed.
      if (sentIds.length > 0) return outcome;
      say();
      onWait();
      return { ...outcome, failed: false };
    }
    const stored = await waitingItems.add({ items: left, current: 0 });
    if (stored !== 'added') {
      const text = stored === 'full' ? itemUploadCopy.tooManyWaiting : itemUploadCopy.notStored;
      show({ tone: 'alert', text });
      return outcome;
    }
    say();
    const acceptedIds = [...sentIds, ...left.map(({ id }) => id)];
    return { sentIds: acceptedIds, refusals, failed: acceptedIds.length < items.length };
  };
  const submit = async (items: readonly ItemDraft<Blob>[]): Promise<UploadOutcome> => {
    const outcome = navigator.onLine ? await upload(items) : nothingSent;
    const count = outcome.sentIds.length;
    if (count > 0) show({ tone: 'status', text: itemUploadCopy.success(count) });
    return outcome.failed && !navigator.onLine ? wait(items, outcome) : outcome;
  };
  return { progress, submit, cancel };
}
