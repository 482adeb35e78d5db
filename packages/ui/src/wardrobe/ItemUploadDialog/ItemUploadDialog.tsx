import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { useRef } from 'react';
import type { TakePhoto } from '../../images/use-image-choice.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { UploadingOverlay, type UploadingProgress } from '../UploadingOverlay/UploadingOverlay.tsx';
import { FormMessageBanner } from './FormMessageBanner.tsx';
import { ItemNavigation } from './ItemNavigation.tsx';
import { ItemPane } from './ItemPane.tsx';
import { UploadConfirmDialogs } from './UploadConfirmDialogs.tsx';
import { UploadFooter } from './UploadFooter.tsx';
import { useSlideDirection } from './use-slide-direction.ts';
import { type UploadFormOptions, useUploadForm } from './use-upload-form.ts';

export interface ItemUploadDialogProps extends UploadFormOptions {
  readonly open: boolean;
  readonly takePhoto?: TakePhoto | undefined;
  /** Upload progress; null when no items are being sent. */
  readonly progress: UploadingProgress | null;
  readonly onCancelUpload: () => void;
}

/**
 * Uploads up to 15 items to the wardrobe (docs/product.md sections 2 and 5). Sent items are removed from the
 * form, failed items remain; when none is left, the dialog closes. Closing the dialog preserves the items,
 * Cancel discards them.
 */
export function ItemUploadDialog({
  open,
  takePhoto,
  progress,
  onCancelUpload,
  ...options
}: ItemUploadDialogProps) {
  const { drafts, photos, uncategorized, fieldsRef, ...form } = useUploadForm(options);
  const submitRef = useRef<HTMLButtonElement>(null);
  const applyRef = useRef<HTMLButtonElement>(null);
  const { items, current } = drafts;
  const draft = items[current];
  if (draft === undefined) throw new Error('The upload form has no current item.');
  const direction = useSlideDirection(draft.id, current);

  const retry = () => {
    // The Retry button unmounts with its message, so the focus moves to Submit first.
    submitRef.current?.focus();
    form.submit();
  };
  const undoApply: typeof drafts.undoApply = (before) => {
    applyRef.current?.focus();
    drafts.undoApply(before);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={form.dismiss}
      title={itemUploadCopy.title}
      size="xl"
      initialFocus="body"
      bodyClassName={formBody}
      busy={progress !== null}
      toolbar={<ItemNavigation drafts={drafts} statusOf={photos.statusOf} missingOf={form.missingOf} />}
      footer={
        <UploadFooter
          uncategorized={uncategorized}
          itemCount={items.length}
          submitRef={submitRef}
          onCancel={form.cancel}
          onSubmit={form.submit}
        />
      }
    >
      <ItemPane
        key={draft.id}
        ref={fieldsRef}
        direction={direction}
        draft={draft}
        status={photos.statusOf(draft.id)}
        refusal={drafts.refusals[draft.id]}
        missing={form.missingOf(draft)}
        errors={form.errorsOf(draft)}
        photoActions={photos.actionsOf(draft)}
        takePhoto={takePhoto}
        onFactChange={(name, value) => drafts.edit(draft.id, name, value)}
        onApplyToAll={items.length > 1 ? () => drafts.applyToAll(draft) : undefined}
        applyRef={applyRef}
      />
      <FormMessageBanner
        message={drafts.message}
        onRetry={retry}
        onStartOver={() => form.openConfirm('start-over')}
        onUndoApply={undoApply}
      />
      <UploadConfirmDialogs
        confirm={form.confirm}
        uncategorized={uncategorized}
        onClose={form.closeConfirm}
        onConfirm={form.onConfirm}
      />
      <UploadingOverlay progress={progress} onCancel={onCancelUpload} />
    </Dialog>
  );
}
