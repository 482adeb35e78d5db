import { WaitingItems } from '@aura/ui/wardrobe/WaitingItems';
import type { ItemDraftsForm } from '../../platform/drafts/item-drafts.ts';
import type { WaitingForm } from '../../platform/drafts/waiting-forms.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import type { WaitingItem } from './UploadItems.tsx';
import { WaitingUpload } from './WaitingUpload.tsx';

interface WaitingUploadsProps {
  readonly uploads: readonly WaitingForm<ItemDraftsForm>[];
}

/** The items of all uploads that wait for a connection. An item opens the form of its upload. */
export function WaitingUploads({ uploads }: WaitingUploadsProps) {
  const { dialog, show, onOpenChange } = useDialogSubject<WaitingItem>();
  const items = uploads.flatMap(({ name, form }) =>
    form.items.map((draft) => ({ name, draft, refusal: form.refusals?.[draft.id] })),
  );
  const edit = (id: string) => {
    const item = items.find(({ draft }) => draft.id === id);
    if (item) show({ name: item.name, id });
  };
  return (
    <>
      {items.length > 0 && <WaitingItems items={items} onEdit={edit} />}
      <WaitingUpload dialog={dialog} onOpenChange={onOpenChange} />
    </>
  );
}
