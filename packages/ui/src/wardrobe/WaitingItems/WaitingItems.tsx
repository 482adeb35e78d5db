import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { draftGaps, type ItemDraft } from '@aura/domain/forms/item-upload';
import { itemTitle } from '@aura/domain/rules/items';
import { CircleAlert, Clock } from 'lucide-react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';

interface WaitingItem {
  readonly draft: ItemDraft<Blob>;
  /** Why the server has not accepted it; undefined while it waits to be sent. */
  readonly refusal?: string | undefined;
}

interface WaitingItemsProps {
  readonly items: readonly WaitingItem[];
  /** Opens an item in the upload form. */
  readonly onEdit: (id: string) => void;
}

/** The items that were uploaded without a connection, with what each of them waits for. Each opens the upload form. */
export function WaitingItems({ items, onEdit }: WaitingItemsProps) {
  return (
    <ul
      aria-label={itemUploadCopy.waitingLabel}
      className="mb-5 grid gap-1 tablet:grid-cols-2 wide:grid-cols-3"
    >
      {items.map(({ draft, refusal }) => (
        <li key={draft.id} className="min-w-0">
          <button
            type="button"
            onClick={() => onEdit(draft.id)}
            className="flex w-full items-center gap-4 rounded-image p-2 text-start hover:bg-hover"
          >
            <Photo photo={draft.front ?? draft.back} />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate text-16 font-medium">
                {itemTitle(draft)}
              </span>
              <State draft={draft} refusal={refusal} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Photo({ photo }: { readonly photo: Blob | null }) {
  const url = useObjectUrl(photo);
  return (
    <span className="aspect-[4/5] w-16 shrink-0 overflow-hidden rounded-inner bg-sunken">
      {url && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}

function State({ draft, refusal }: WaitingItem) {
  const gaps = draftGaps(draft).map((gap) => itemUploadCopy.gaps[gap]);
  const isWaiting = refusal === undefined && gaps.length === 0;
  const Icon = isWaiting ? Clock : CircleAlert;
  const missing = gaps.length > 0 ? itemUploadCopy.incomplete(gaps) : commonCopy.waitingForConnection;
  return (
    <span className={isWaiting ? 'flex gap-1.5 text-14 text-muted' : 'flex gap-1.5 text-14 text-danger'}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {refusal === undefined ? missing : itemUploadCopy.itemRefused(refusal)}
      </span>
    </span>
  );
}
