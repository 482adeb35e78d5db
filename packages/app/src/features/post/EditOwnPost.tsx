import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { EditPostButton } from '@aura/ui/post/EditPostButton';
import { Suspense } from 'react';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';

const EditPost = lazyComponent(() => import('./EditPost.tsx'));

interface EditOwnPostProps {
  readonly post: Post;
}

/** Button that edits the texts of a post of the current user. The form is loaded when it opens. */
export function EditOwnPost({ post }: EditOwnPostProps) {
  const { dialog, show, onOpenChange } = useDialogSubject<Post>();
  return (
    <>
      <EditPostButton onPress={() => show(post)} />
      <Suspense fallback={null}>
        {dialog && (
          <EditPost
            key={dialog.openCount}
            post={dialog.subject}
            open={dialog.open}
            onOpenChange={onOpenChange}
          />
        )}
      </Suspense>
    </>
  );
}
