import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { useEffect, useRef, useState } from 'react';
import type { TakePhoto } from '../../foundations/use-photo-choice.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { UploadingOverlay, type UploadingProgress } from '../UploadingOverlay/UploadingOverlay.tsx';
import { FormMessageBanner } from './FormMessageBanner.tsx';
import { ItemPane } from './ItemPane.tsx';
import { ItemSteps } from './ItemSteps.tsx';
import { UploadQuestions } from './UploadQuestions.tsx';
import { type UploadFormOptions, useUploadForm } from './use-upload-form.ts';

export interface ItemUploadDialogProps extends UploadFormOptions {
  readonly open: boolean;
  readonly takePhoto?: TakePhoto | undefined;
  /** Not null while items are being sent. */
  readonly progress: UploadingProgress | null;
  readonly onCancelUpload: () => void;
}

/**
 * Adds up to fifteen items to the wardrobe at once (docs/product.md sections 2 and 5). What failed stays filled
 * in; what was sent leaves the form; when nothing is left the dialog closes. Closing it keeps what was filled in,
 * Cancel gives it up.
 */
export function ItemUploadDialog({
  open,
  takePhoto,
  progress,
  onCancelUpload,
  ...options
}: ItemUploadDialogProps) {
  const { drafts, photos, left, missing, question, ...form } = useUploadForm(options);
  const submitRef = useRef<HTMLButtonElement>(null);
  const shareRef = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const { items, current } = drafts.list;
  const draft = items[current];
  if (draft === undefined) throw new Error('The form has no item in view.');

  const [shown, setShown] = useState({ id: draft.id, index: current, side: 0 });
  if (shown.id !== draft.id) {
    setShown({ id: draft.id, index: current, side: Math.sign(current - shown.index) });
  }

  useEffect(() => {
    const name = missing && `[name="${missing.field}"]`;
    if (name) pane.current?.querySelector<HTMLElement>(name)?.focus();
  }, [missing]);

  return (
    <Dialog
      open={open}
      onOpenChange={form.dismiss}
      title={itemUploadCopy.title}
      size="xl"
      initialFocus="body"
      busy={progress !== null}
      toolbar={
        <>
          <ItemSteps
            list={drafts.list}
            statusOf={photos.statusOf}
            isRefused={(id) => id in drafts.refusals}
            onSelect={drafts.select}
            onAdd={drafts.add}
            onRemove={() => drafts.remove(draft.id)}
          />
          <FormMessageBanner
            message={drafts.message}
            onRetry={() => {
              // The button is about to go; focus comes back to the one that stays.
              submitRef.current?.focus();
              form.submit();
            }}
            onStartOver={() => form.ask('start-over')}
            onUnshare={(before) => {
              shareRef.current?.focus();
              drafts.unshare(before);
            }}
          />
        </>
      }
      footer={
        <>
          <p role="status" className="text-14 text-muted max-tablet:w-full tablet:me-auto">
            {items.length > 1 && left.length > 0 && itemUploadCopy.itemsWithoutCategory(left)}
          </p>
          <Button variant="outline" onClick={form.cancel} className="max-tablet:flex-1">
            {itemUploadCopy.cancel}
          </Button>
          <Button ref={submitRef} onClick={form.submit} className="max-tablet:flex-1">
            {itemUploadCopy.submit}
          </Button>
        </>
      }
    >
      <ItemPane
        key={draft.id}
        ref={pane}
        side={shown.side}
        draft={draft}
        status={photos.statusOf(draft.id)}
        refusal={drafts.refusals[draft.id]}
        onChoose={(side, file) => photos.choose(draft.id, side, file)}
        onChooseSeveral={photos.chooseSeveral}
        takePhoto={takePhoto}
        onRemovePhoto={(side) => photos.remove(draft.id, side)}
        onFactChange={(name, value) => drafts.edit(draft.id, name, value)}
        onShare={items.length > 1 ? () => drafts.share(draft) : undefined}
        shareRef={shareRef}
      />
      <UploadQuestions
        question={question}
        left={left}
        onClose={() => form.ask(null)}
        onConfirm={form.answer}
      />
      <UploadingOverlay progress={progress} onCancel={onCancelUpload} />
    </Dialog>
  );
}
