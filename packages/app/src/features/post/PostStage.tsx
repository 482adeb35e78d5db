import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import type { PostView, TapAction } from '@aura/ui/gestures/tap-zones';
import { OpenPostLink } from '@aura/ui/post/OpenPostLink';
import { PostImage } from '@aura/ui/post/PostImage';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../../paths.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';

const PostItems = lazyComponent(() => import('./PostItems.tsx'));

interface PostStageProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  readonly view: PostView;
  readonly onViewChange: (view: PostView) => void;
  /** Opens the post's own page; omitted on that page. */
  readonly onOpen: (() => void) | undefined;
  /** Shown with the items; next to the image the caller renders them. */
  readonly arrows: ReactNode;
}

/** Shows the image of a post or its items. */
export function PostStage({ post, currentUser, view, onViewChange, onOpen, arrows }: PostStageProps) {
  const onPostPage = onOpen === undefined;
  const onTap = (action: Exclude<TapAction, 'none'>) =>
    action === 'open' ? onOpen?.() : onViewChange(action);
  const image = { post, onPostPage, onTap, href: onPostPage ? undefined : paths.post(post.id) };

  if (view === 'image') return <PostImage {...image} />;
  return (
    <Suspense fallback={null}>
      <PostItems
        post={post}
        currentUser={currentUser}
        onPostPage={onPostPage}
        onTap={onTap}
        slice={<PostImage {...image} variant="slice" />}
        actions={
          <>
            {image.href && <OpenPostLink href={image.href} />}
            {arrows}
          </>
        }
      />
    </Suspense>
  );
}
