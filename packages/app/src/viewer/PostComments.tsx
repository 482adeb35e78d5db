import type { Post } from '@aura/domain/entities';
import { CommentsPanel } from '@aura/ui/post/CommentsPanel';
import { type RefObject, Suspense } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { usePostComments } from './use-post-comments.ts';
import type { Viewer } from './use-viewer.ts';

const CommentsOverlay = lazyPart(async () => ({
  default: (await import('@aura/ui/post/CommentsOverlay')).CommentsOverlay,
}));

interface PostCommentsProps {
  readonly post: Post;
  readonly viewer: Viewer;
  /** In milliseconds, for relative times. */
  readonly now: number;
  readonly profileHref: (username: string) => string;
  /** Where there is room for the comments beside the post. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Over the post, where there is none. */
  readonly overlay?: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
}

/** The comments of a post, beside it or over it. Fetched after the post itself shows. */
export default function PostComments({
  post,
  viewer,
  now,
  profileHref,
  fieldRef,
  overlay,
}: PostCommentsProps) {
  const comments = usePostComments(post.id, viewer, overlay?.open ?? true);
  const panel = {
    ...comments,
    commentCount: post.commentCount,
    now,
    profileHref,
    viewer: { name: viewer.username, avatar: viewer.profile?.avatar ?? null },
  };
  if (!overlay) return <CommentsPanel {...panel} fieldRef={fieldRef} />;
  return (
    <Suspense fallback={null}>
      <CommentsOverlay {...panel} {...overlay} />
    </Suspense>
  );
}
