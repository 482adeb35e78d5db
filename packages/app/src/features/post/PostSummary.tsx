import type { Post } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { PostActions } from '@aura/ui/post/PostActions';
import { PostAuthor } from '@aura/ui/post/PostAuthor';
import { PostDetails } from '@aura/ui/post/PostDetails';
import { PostText } from '@aura/ui/post/PostText';
import { type ReactNode, Suspense } from 'react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { useSettled } from '../../shared/use-settled.ts';
import type { PostLike } from './use-post-like.ts';

const PostMenu = lazyComponent(() => import('./PostMenu.tsx'));

interface PostSummaryProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  /** The current time in milliseconds, for relative times. */
  readonly now: number;
  readonly profileHref: (username: string) => string;
  readonly like: PostLike;
  readonly isDesktop: boolean;
  readonly hasMenu: boolean;
  readonly onComment: () => void;
  readonly onShare: () => void;
  /** Shown between the actions, below desktop width. */
  readonly arrows: ReactNode;
}

/** Author, caption, tags and actions of a post. */
export function PostSummary({
  post,
  currentUser,
  now,
  profileHref,
  like,
  isDesktop,
  hasMenu,
  onComment,
  onShare,
  arrows,
}: PostSummaryProps) {
  const { author } = post;
  const { followed, setFollowed } = useFollows();
  const isSettled = useSettled();
  return (
    <PostDetails
      besidePost={isDesktop}
      actions={
        <PostActions {...like} commentCount={post.commentCount} onComment={onComment} onShare={onShare}>
          {!isDesktop && arrows}
        </PostActions>
      }
      author={
        <PostAuthor
          post={post}
          now={now}
          profileHref={profileHref(author.username)}
          followed={followed.has(author.username)}
          menu={
            hasMenu &&
            isSettled && (
              <Suspense fallback={null}>
                <PostMenu post={post} currentUser={currentUser} />
              </Suspense>
            )
          }
          onFollowedChange={post.isOwner ? undefined : (on) => setFollowed(author.username, on)}
        />
      }
      text={<PostText caption={post.caption} tags={post.tags} />}
    />
  );
}
