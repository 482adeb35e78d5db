import type { Comment, Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { CommentsPanel } from '@aura/ui/post/CommentsPanel';
import { type RefObject, Suspense, useRef } from 'react';
import { useLiveState } from '../../shared/live-state.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useSafetyDialogs } from '../../shared/use-safety-dialogs.tsx';
import { WithSuggestions } from '../../shared/WithSuggestions.tsx';
import { useCommentActions } from './use-comment-actions.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import { useNewComments } from './use-new-comments.ts';
import { usePostComments } from './use-post-comments.ts';
import { useWaitingLikes } from './use-waiting-likes.ts';

const DeleteComment = lazyComponent(() => import('./DeleteComment.tsx'));
const CommentsOverlay = lazyComponent(async () => ({
  default: (await import('@aura/ui/post/CommentsOverlay')).CommentsOverlay,
}));

interface PostCommentsProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  /** The current time in milliseconds, for relative times. */
  readonly now: number;
  readonly profileHref: (username: string) => string;
  /** The text field of the panel beside the post. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Shows the comments in an overlay instead of beside the post. */
  readonly overlay?: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
}

/** The comments of a post, in a panel or an overlay. Loaded after the post is shown. */
export default function PostComments({
  post,
  currentUser,
  now,
  profileHref,
  fieldRef,
  overlay,
}: PostCommentsProps) {
  const { newest, ...comments } = usePostComments(post.id, currentUser, overlay?.open ?? true);
  const panelRef = useRef<HTMLElement>(null);
  const { dialog, show: askToDelete, onOpenChange } = useDialogSubject<Comment>();
  const listed = useNewComments(post.id, useWaitingLikes(comments.comments));
  useLinkedComment({
    loaded: comments.comments,
    shown: listed.comments,
    panelRef,
    newest,
    earlier: comments.earlier,
    onShow: listed.newComments?.onShow,
  });
  const { report, block, dialogs } = useSafetyDialogs(currentUser);
  const actions = useCommentActions(post, { askToDelete, report, block });
  const panel = {
    ...comments,
    ...listed,
    actions,
    panelRef,
    isLive: useLiveState().isConnected,
    commentCount: post.commentCount,
    now,
    profileHref,
    currentUser: { name: currentUser.username, avatar: currentUser.profile?.avatar ?? null },
  };
  return (
    <>
      <WithSuggestions>
        {overlay ? (
          <Suspense fallback={null}>
            <CommentsOverlay {...panel} {...overlay} />
          </Suspense>
        ) : (
          <CommentsPanel {...panel} fieldRef={fieldRef} />
        )}
      </WithSuggestions>
      {dialogs}
      <Suspense fallback={null}>
        {dialog && (
          <DeleteComment
            key={dialog.openCount}
            postId={post.id}
            comment={dialog.subject}
            open={dialog.open}
            onOpenChange={onOpenChange}
            panelRef={panelRef}
          />
        )}
      </Suspense>
    </>
  );
}
