import { FormMessageBanner } from './FormMessageBanner.tsx';
import { ItemNavigation } from './ItemNavigation.tsx';
import type { Draft } from './item-drafts.ts';
import type { PhotoStatus } from './use-draft-photos.ts';
import type { ItemDrafts } from './use-item-drafts.ts';

interface UploadToolbarProps {
  readonly drafts: ItemDrafts;
  readonly currentId: string;
  readonly statusOf: (id: string) => PhotoStatus;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
  readonly onUndoApply: (before: readonly Draft[]) => void;
}

/** The navigation between the items and the message above the form. */
export function UploadToolbar({
  drafts,
  currentId,
  statusOf,
  onRetry,
  onStartOver,
  onUndoApply,
}: UploadToolbarProps) {
  return (
    <>
      <ItemNavigation
        items={drafts.items}
        current={drafts.current}
        statusOf={statusOf}
        isRefused={(id) => id in drafts.refusals}
        onSelect={drafts.select}
        onAdd={drafts.addBlank}
        onRemove={() => drafts.removeItem(currentId)}
      />
      <FormMessageBanner
        message={drafts.message}
        onRetry={onRetry}
        onStartOver={onStartOver}
        onUndoApply={onUndoApply}
      />
    </>
  );
}
