import { composerCopy } from '@aura/domain/copy/composer';
import { type PostValues, postDefaults, postSchema } from '@aura/domain/forms/post';
import { parseTags } from '@aura/domain/rules/tags';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import {
  DetectedItemsPanel,
  type DetectedItemsPanelProps,
} from '../DetectedItemsPanel/DetectedItemsPanel.tsx';
import { PostFields } from './PostFields.tsx';
import { PostPhoto } from './PostPhoto.tsx';

/** The words of a post as they are sent. */
export interface PostWords {
  readonly caption: string;
  /** Each with its leading #. */
  readonly tags: readonly string[];
}

export interface CreatePostOverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The chosen photo, ready to be sent. */
  readonly photo: Blob;
  /** What was found in the photo. */
  readonly detection: DetectedItemsPanelProps;
  readonly onShare: (words: PostWords) => void;
  readonly sharing: boolean;
  /** The last attempt to share failed. */
  readonly failed: boolean;
}

/**
 * Writes the words to a photo and shares it (docs/product.md section 2, Upload menu). Sharing does not wait for
 * the analysis; a failure keeps everything.
 */
export function CreatePostOverlay({
  open,
  onOpenChange,
  photo,
  detection,
  onShare,
  sharing,
  failed,
}: CreatePostOverlayProps) {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const form = useForm<PostValues>({ defaultValues: postDefaults, resolver: zodResolver(postSchema) });
  const submit = form.handleSubmit(({ caption, tags }) => onShare({ caption, tags: parseTags(tags) }));
  const requestClose = () => {
    const { caption, tags } = form.getValues();
    if (caption.trim() !== '' || parseTags(tags).length > 0) setAsking(true);
    else onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={composerCopy.title}
      size="2xl"
      initialFocus="body"
      busy={sharing}
      toolbar={
        failed && (
          <Banner tone="error" className="mb-3">
            {composerCopy.shareFailed}
          </Banner>
        )
      }
      bodyClassName="overflow-y-auto desk:grid desk:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)_minmax(18rem,24.5rem)] desk:grid-rows-[minmax(0,1fr)] desk:overflow-hidden"
      footer={
        <>
          <p role="status" className="text-14 text-muted max-tablet:sr-only tablet:me-auto">
            {detection.status === 'done' && composerCopy.itemsWithPost(detection.items.length)}
          </p>
          <Button type="submit" form={formId} busy={sharing} className="max-tablet:w-full">
            {composerCopy.share}
          </Button>
        </>
      }
    >
      <PostPhoto photo={photo} analyzing={detection.status === 'analyzing'} />
      <form
        id={formId}
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-4 px-5 pb-4 tablet:px-8 desk:overflow-y-auto desk:py-2"
      >
        <PostFields form={form} disabled={sharing} />
      </form>
      <div className="px-5 pt-2 pb-4 tablet:px-8 desk:overflow-y-auto desk:border-s desk:border-t desk:border-line desk:bg-paper desk:py-5">
        <DetectedItemsPanel {...detection} />
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={() => setAsking(false)}
        title={composerCopy.discardHeading}
        body={composerCopy.discardBody}
        cancelLabel={composerCopy.keepEditing}
        confirmLabel={composerCopy.discard}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
