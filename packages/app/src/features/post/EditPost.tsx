import { useUpdatePostMutation } from '@aura/api-client/endpoints/post-edits';
import { type ApiError, toApiError } from '@aura/api-client/errors';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import { postPageCopy } from '@aura/domain/copy/post-page';
import type { Post } from '@aura/domain/entities';
import { postEditTimeoutMs } from '@aura/domain/limits/post-actions';
import { EditPostDialog, type EditPostDialogProps } from '@aura/ui/post/EditPostDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { abortAfter } from '../../shared/abort-after.ts';
import { WithSuggestions } from '../../shared/WithSuggestions.tsx';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useEditedItems } from './use-edited-items.ts';

interface EditPostProps {
  readonly post: Post;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function errorText({ kind, status }: ApiError): string {
  if (kind === 'network') return postEditCopy.offline;
  if (status === 404) return postPageCopy.deleted;
  return status === 429 ? postEditCopy.tooFast : postEditCopy.failed;
}

/** The form of an own post, connected to the API. A request without a response after 60 seconds fails. */
export default function EditPost({ post, open, onOpenChange }: EditPostProps) {
  const toast = useToast();
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const [updatePost] = useUpdatePostMutation();
  const { items, changedIds, dropDeleted } = useEditedItems(post, email);
  const save: EditPostDialogProps['onSave'] = async (changes) => {
    const { error } = await abortAfter(
      updatePost({ postId: post.id, ...changes, ...(changedIds && { itemIds: changedIds }) }),
      postEditTimeoutMs,
    );
    if (error) {
      const failure = toApiError(error);
      return changedIds && failure.code === 'FORBIDDEN' ? dropDeleted() : errorText(failure);
    }
    toast.show({ tone: 'status', text: postEditCopy.saved });
    return null;
  };
  return (
    <WithSuggestions>
      <EditPostDialog open={open} onOpenChange={onOpenChange} post={post} items={items} onSave={save} />
    </WithSuggestions>
  );
}
