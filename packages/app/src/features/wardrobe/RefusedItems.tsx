import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useState } from 'react';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import type { WaitingForm } from '../../platform/drafts/waiting-forms.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import type { WaitingItem } from './UploadItems.tsx';
import { WaitingUpload } from './WaitingUpload.tsx';

/** The ids of the items that the server has not accepted. */
function refusedIds({ items, refusals = {} }: ItemDraftsForm): readonly string[] {
  return items.flatMap(({ id }) => (id in refusals ? [id] : []));
}

interface RefusedItemsProps {
  readonly uploads: readonly WaitingForm<ItemDraftsForm>[];
}

/** Says that items were not added, with a way to them, until the user has changed or discarded them. */
export function RefusedItems({ uploads }: RefusedItemsProps) {
  const { show } = useToast();
  const { dialog, show: review, onOpenChange } = useDialogSubject<WaitingItem>();
  const refused = uploads.find(({ form }) => refusedIds(form).length > 0);
  const name = refused?.name;
  const [id, ...others] = refused ? refusedIds(refused.form) : [];
  const count = others.length + 1;
  const isOpen = dialog?.open ?? false;
  // The form stores or deletes its items after it has closed; until they are read again, the message would be outdated.
  const [reviewed, setReviewed] = useState<typeof refused>();
  if (isOpen && refused !== reviewed) setReviewed(refused);
  const isReviewed = isOpen || refused === reviewed;
  useEffect(() => {
    if (name === undefined || id === undefined || isReviewed) return;
    const action = { label: itemUploadCopy.review, onAction: () => review({ name, id }) };
    return show({ tone: 'alert', text: itemUploadCopy.refused(count), action, persistent: true });
  }, [name, id, count, isReviewed, show, review]);
  return <WaitingUpload dialog={dialog} onOpenChange={onOpenChange} />;
}
