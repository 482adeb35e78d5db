import { commonCopy } from '@aura/domain/copy/common';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import type { Post } from '@aura/domain/entities';
import type { PostTexts } from '@aura/domain/forms/post';
import { useId } from 'react';
import { PostFields } from '../../composer/CreatePostOverlay/PostFields.tsx';
import { cn } from '../../foundations/cn.ts';
import { imageProps } from '../../images/image-props.ts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { FormFailure } from '../../primitives/Dialog/FormFailure.tsx';
import { formBody } from '../../primitives/Dialog/form-body.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { EditedItems, type EditedItemsProps } from './EditedItems.tsx';
import { usePostEditForm } from './use-post-edit-form.ts';

export interface EditPostDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The stored post; read on mount. */
  readonly post: Post;
  readonly items: EditedItemsProps & {
    /** Whether the post would have other items, or another order of them. */
    readonly isChanged: boolean;
  };
  /** Saves the changed texts, and the items if they are changed. Resolves to an error message, or null after a success, which closes the dialog. */
  readonly onSave: (changes: Partial<PostTexts>) => Promise<string | null>;
}

/**
 * Edits the texts and items of an own post (docs/product.md section 2, Feed and post). When saving
 * fails, the changes remain in the form; closing it with changes requires a confirmation. Pass a new `key` for each
 * opening.
 */
export function EditPostDialog({ open, onOpenChange, post, items, onSave }: EditPostDialogProps) {
  const formId = useId();
  const { isChanged: areItemsChanged, ...editedItems } = items;
  const form = usePostEditForm({ post, areItemsChanged, onSave, onSaved: () => close() });
  const { requestClose, close, discardDialog } = useDiscardDialog({
    isChanged: form.isChanged,
    onClose: () => onOpenChange(false),
    title: commonCopy.discardHeading,
    body: postEditCopy.discardBody,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={postEditCopy.title}
      size={post.image ? 'lg' : 'md'}
      initialFocus="body"
      bodyClassName={formBody}
      busy={form.isSubmitting}
      footer={
        <DialogActions
          submitLabel={commonCopy.save}
          onCancel={requestClose}
          form={formId}
          isSubmitting={form.isSubmitting}
        />
      }
    >
      <div className={cn('grid gap-6', post.image && 'tablet:grid-cols-[11rem_minmax(0,1fr)]')}>
        {post.image && (
          <Image
            {...imageProps(post.image)}
            alt=""
            sizes="11rem"
            className="w-24 rounded-image tablet:w-full"
          />
        )}
        <div className="flex min-w-0 flex-col gap-6">
          <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
            <PostFields
              control={form.control}
              readOnly={form.isSubmitting}
              captionClassName="min-h-18 desktop:min-h-32"
            />
          </form>
          <div inert={form.isSubmitting}>
            <EditedItems {...editedItems} />
          </div>
        </div>
      </div>
      <FormFailure text={form.failure} />
      {discardDialog}
    </Dialog>
  );
}
