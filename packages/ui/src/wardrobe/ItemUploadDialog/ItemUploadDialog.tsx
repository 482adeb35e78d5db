import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { editDraft, positionsWithoutCategory } from '@aura/domain/forms/itemUpload';
import { useState } from 'react';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ItemFields } from '../ItemFields/ItemFields.tsx';
import { UploadingOverlay, type UploadingProgress } from '../UploadingOverlay/UploadingOverlay.tsx';
import { type Draft, draftProblem, isDraftTouched, sendableDrafts } from './draft-list.ts';
import { ItemPhotos } from './ItemPhotos.tsx';
import { ItemSteps } from './ItemSteps.tsx';
import { type DetectItem, type PreparePhoto, useDraftPhotos } from './use-draft-photos.ts';
import { type FormMessage, useItemDrafts } from './use-item-drafts.ts';

/** How a sending ended. */
export interface UploadOutcome {
  /** The items that arrived; they leave the form. */
  readonly sentIds: readonly string[];
  /** Some did not arrive for another reason than that the person cancelled. */
  readonly failed: boolean;
}

export interface ItemUploadDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly preparePhoto: PreparePhoto;
  /** Without it no field is filled by itself. */
  readonly detectItem?: DetectItem | undefined;
  /** Sends the items, each with a category and both photos. Never rejects. */
  readonly onUpload: (items: readonly Draft[]) => Promise<UploadOutcome>;
  /** Not null while items are being sent. */
  readonly progress: UploadingProgress | null;
  readonly onCancelUpload: () => void;
}

/**
 * Adds up to fifteen items to the wardrobe at once (docs/product.md sections 2 and 5). What failed stays filled
 * in; what was sent leaves the form; when nothing is left the dialog closes.
 */
export function ItemUploadDialog({
  open,
  onOpenChange,
  preparePhoto,
  detectItem,
  onUpload,
  progress,
  onCancelUpload,
}: ItemUploadDialogProps) {
  const drafts = useItemDrafts();
  const photos = useDraftPhotos(drafts.change, preparePhoto, detectItem);
  const [question, setQuestion] = useState<'discard' | 'leave-out' | null>(null);
  const { items, current } = drafts.list;
  const draft = items[current];
  if (draft === undefined) throw new Error('The form has no item in view.');
  const left = positionsWithoutCategory(items);

  const close = () => {
    setQuestion(null);
    drafts.reset();
    onOpenChange(false);
  };
  const requestClose = () => {
    if (items.some(isDraftTouched)) setQuestion('discard');
    else close();
  };
  const send = async () => {
    setQuestion(null);
    drafts.say(null);
    const outcome = await onUpload(sendableDrafts(items));
    drafts.dropSent(outcome.sentIds);
    if (outcome.failed) drafts.sayFailed();
    else if (outcome.sentIds.length === items.length) close();
  };
  const submit = () => {
    const problem = draftProblem(drafts.list);
    if (problem !== null) {
      drafts.select(problem.index);
      drafts.say(problem.text);
    } else if (left.length > 0) setQuestion('leave-out');
    else void send();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={itemUploadCopy.title}
      size="xl"
      initialFocus="body"
      busy={progress !== null}
      toolbar={
        <>
          <ItemSteps
            list={drafts.list}
            onSelect={drafts.select}
            onAdd={drafts.add}
            onRemove={() => drafts.remove(draft.id)}
          />
          {drafts.message && <Message message={drafts.message} onRetry={submit} />}
        </>
      }
      footer={
        <>
          <p role="status" className="text-14 text-muted max-tablet:w-full tablet:me-auto">
            {items.length > 1 && left.length > 0 && itemUploadCopy.itemsWithoutCategory(left)}
          </p>
          <Button variant="outline" onClick={requestClose} className="max-tablet:flex-1">
            {itemUploadCopy.cancel}
          </Button>
          <Button onClick={submit} className="max-tablet:flex-1">
            {itemUploadCopy.submit}
          </Button>
        </>
      }
    >
      <div key={draft.id} className="grid gap-6 desk:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] desk:gap-9">
        <ItemPhotos
          draft={draft}
          status={photos.statusOf(draft.id)}
          onChoose={(side, file) => {
            drafts.say(null);
            void photos.choose(draft.id, side, file);
          }}
          onRemove={(side) => photos.remove(draft.id, side)}
        />
        <ItemFields
          values={draft}
          detected={draft.detected}
          onFactChange={(name, value) => {
            drafts.say(null);
            drafts.change(draft.id, (before) => editDraft(before, name, value));
          }}
        />
      </div>
      <AlertDialog
        open={question === 'discard'}
        onOpenChange={() => setQuestion(null)}
        title={itemUploadCopy.discardHeading}
        body={itemUploadCopy.discardBody}
        cancelLabel={itemUploadCopy.keepEditing}
        confirmLabel={itemUploadCopy.discard}
        tone="danger"
        onConfirm={close}
      />
      <AlertDialog
        open={question === 'leave-out'}
        onOpenChange={() => setQuestion(null)}
        title={itemUploadCopy.leaveOutHeading}
        body={`${itemUploadCopy.itemsWithoutCategory(left)} ${itemUploadCopy.leaveOutBody}`}
        confirmLabel={itemUploadCopy.leaveOutConfirm}
        onConfirm={() => void send()}
      />
      <UploadingOverlay progress={progress} onCancel={onCancelUpload} />
    </Dialog>
  );
}

interface MessageProps {
  readonly message: FormMessage;
  readonly onRetry: () => void;
}

function Message({ message, onRetry }: MessageProps) {
  const retry = (
    <Button variant="dangerQuiet" size="sm" onClick={onRetry} className="-my-3">
      {itemUploadCopy.retry}
    </Button>
  );
  return (
    <Banner tone="error" className="mt-1 mb-2" action={message.canRetry && retry}>
      {message.text}
    </Banner>
  );
}
