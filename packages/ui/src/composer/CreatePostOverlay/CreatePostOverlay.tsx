import { composerCopy } from '@aura/domain/copy/composer';
import { type PostTexts, type PostValues, postDefaults } from '@aura/domain/forms/post';
import { useId } from 'react';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import {
  DetectedItemsPanel,
  type DetectedItemsPanelProps,
} from '../DetectedItemsPanel/DetectedItemsPanel.tsx';
import { useItemMarks } from '../PhotoMarkers/use-item-marks.ts';
import { PostForm } from './PostForm.tsx';
import { PostPhoto } from './PostPhoto.tsx';
import { ShareFooter, type SharingProgress } from './ShareFooter.tsx';
import { usePostForm } from './use-post-form.ts';

export interface CreatePostOverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called when the overlay is closed and its animation has ended. */
  readonly onClosed?: () => void;
  /** The photo, prepared for the upload. */
  readonly photo: Blob;
  /** The state and the results of the photo's analysis. */
  readonly detection: DetectedItemsPanelProps;
  /** The values of a saved draft; read on mount. */
  readonly initialValues?: PostValues;
  /** Called on every change. */
  readonly onValuesChange?: (values: PostValues) => void;
  readonly onShare: (texts: PostTexts) => Promise<void>;
  /** Upload progress; null unless the post is being sent. */
  readonly sharing: SharingProgress | null;
  readonly onCancelSharing: () => void;
  /** Whether closing would lose more than the texts, such as changes of the items. Called when the user closes the form. */
  readonly hasUnsavedWork?: () => boolean;
  /** Whether closing loses nothing, since the post waits for a connection. False by default. */
  readonly staysWhenClosed?: boolean;
  /** Error message of the last attempt. */
  readonly failure: string | null;
}

/**
 * The form of a new post: photo, text and detected items (docs/product.md section 2, Composer). A post can
 * be shared before the analysis ends. A failed or cancelled upload leaves the form unchanged.
 */
export function CreatePostOverlay({
  open,
  onOpenChange,
  onClosed,
  photo,
  detection,
  initialValues = postDefaults,
  onValuesChange,
  onShare,
  sharing,
  onCancelSharing,
  hasUnsavedWork,
  staysWhenClosed = false,
  failure,
}: CreatePostOverlayProps) {
  const formId = useId();
  const items = detection.items.filter(({ id }) => !detection.removedIds.includes(id));
  const { form, suggestion, submit, isTouched } = usePostForm({
    initialValues,
    items,
    onValuesChange,
    onShare,
  });
  const { requestClose, discardDialog } = useDiscardDialog({
    isChanged: () => !staysWhenClosed && (isTouched() || hasUnsavedWork?.() === true),
    onClose: () => onOpenChange(false),
    title: composerCopy.discardHeading,
    body: composerCopy.discardBody,
  });
  const busy = sharing !== null;
  const { marks, markersFor } = useItemMarks(detection);
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={composerCopy.title}
      size="2xl"
      initialFocus="body"
      onCloseAutoFocus={onClosed}
      busy={busy}
      bodyClassName="overflow-y-auto short:flex-none short:overflow-visible desktop:grid desktop:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)_minmax(18rem,24.5rem)] desktop:grid-rows-[minmax(0,1fr)] desktop:overflow-hidden"
      footer={
        <ShareFooter
          formId={formId}
          analysis={detection}
          itemCount={items.length}
          failure={failure}
          sharing={sharing}
          onCancel={onCancelSharing}
        />
      }
    >
      <PostPhoto
        photo={photo}
        analyzing={detection.status === 'analyzing'}
        marks={marks}
        markersFor={markersFor}
        inert={busy}
      />
      <PostForm id={formId} form={form} suggestedImageAlt={suggestion} readOnly={busy} onSubmit={submit} />
      <div
        inert={busy}
        className="px-5 pt-2 pb-4 tablet:px-8 desktop:overflow-y-auto desktop:border-s desktop:border-t desktop:border-line desktop:bg-paper desktop:py-5"
      >
        <DetectedItemsPanel {...detection} marks={marks} />
      </div>
      {discardDialog}
    </Dialog>
  );
}
