import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import type { DeletePostProps } from './DeletePost.tsx';

const EditPost = lazyComponent(() => import('./EditPost.tsx'));

/**
 * The dialogs for editing and deleting a post of the current user. The form is loaded when it opens.
 * @param DeletePost the component `DeletePost`, which the feed loads when it opens
 * @param onDeleted called after the deletion
 * @returns functions that open them, and the dialogs to render
 */
export function useOwnPostDialogs(
  post: Post,
  DeletePost: ComponentType<DeletePostProps>,
  onDeleted?: () => void,
): {
  readonly editPost: () => void;
  readonly deletePost: () => void;
  readonly dialogs: ReactNode;
} {
  const edited = useDialogSubject<Post>();
  const deleted = useDialogSubject<string>();
  const dialogs = (
    <Suspense fallback={null}>
      {edited.dialog && (
        <EditPost
          key={edited.dialog.openCount}
          post={edited.dialog.subject}
          open={edited.dialog.open}
          onOpenChange={edited.onOpenChange}
        />
      )}
      {deleted.dialog && (
        <DeletePost
          key={deleted.dialog.openCount}
          postId={deleted.dialog.subject}
          open={deleted.dialog.open}
          onOpenChange={deleted.onOpenChange}
          onDeleted={onDeleted}
        />
      )}
    </Suspense>
  );
  return { editPost: () => edited.show(post), deletePost: () => deleted.show(post.id), dialogs };
}
