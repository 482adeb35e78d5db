import type { Post } from '@aura/domain/entities';
import { profilePath } from '@aura/domain/rules/identity';
import { FeedStage } from '@aura/ui/feed/FeedStage';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { fromDesktop } from '@aura/ui/foundations/tokens/screen';
import { useMediaQuery } from '@aura/ui/foundations/use-media-query';
import type { PostView } from '@aura/ui/gestures/tap-zones';
import { ViewToggle } from '@aura/ui/post/ViewToggle';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useNow } from '../../shared/use-now.ts';
import type { PostNavigation } from './PostControls.tsx';
import { PostStage } from './PostStage.tsx';
import { PostSummary } from './PostSummary.tsx';
import { usePostLike } from './use-post-like.ts';

const PostControls = lazyComponent(() => import('./PostControls.tsx'));
const PostComments = lazyComponent(() => import('./PostComments.tsx'));
const SharePost = lazyComponent(() => import('./SharePost.tsx'));

interface PostViewerProps {
  readonly post: Post;
  readonly currentUser: CurrentUser;
  readonly view: PostView;
  readonly onViewChange: (view: PostView) => void;
  /** Opens the post's own page; omitted on that page. */
  readonly onOpen?: () => void;
  /** Opens the comments on phones, where they are not beside the post. */
  readonly showComments?: boolean;
  /** Position in a list of posts, from 1. */
  readonly position?: number;
  readonly total?: number;
  readonly atLeast?: boolean;
  /** Shown at the ends of the bar above the post. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Buttons for the previous and the next post. */
  readonly arrows?: ReactNode;
  /** The same navigation for keys and gestures. */
  readonly navigation?: PostNavigation;
}

/** Shows one post with its items, comments and actions, in the feed and on the post's own page. */
export function PostViewer({
  post,
  currentUser,
  view,
  onViewChange,
  onOpen,
  end,
  arrows,
  navigation,
  showComments,
  ...bar
}: PostViewerProps) {
  const { id } = post;
  const now = useNow();
  const isDesktop = useMediaQuery(fromDesktop);
  const commentField = useRef<HTMLTextAreaElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [commentsPostId, setCommentsPostId] = useState(showComments ? id : null);
  const [sharedPostId, setSharedPostId] = useState<string | null>(null);
  const like = usePostLike(post, currentUser);
  const profileHref = (username: string) => profilePath(username, currentUser.profile, currentUser.email);
  const onComment = () => (isDesktop ? commentField.current?.focus() : setCommentsPostId(id));
  const onShare = () => setSharedPostId(id);
  const comments = { post, currentUser, now, profileHref, fieldRef: commentField };

  return (
    <>
      <FeedStage
        {...bar}
        end={
          <>
            {end}
            <Suspense fallback={null}>
              <PostControls
                post={post}
                view={view}
                like={like}
                stage={stageRef}
                navigation={navigation}
                onViewChange={onViewChange}
                onComment={onComment}
                onShare={onShare}
                onOpen={onOpen}
              />
            </Suspense>
          </>
        }
        toggle={<ViewToggle view={view} itemCount={post.itemIds.length} onViewChange={onViewChange} />}
        stage={
          <PostStage
            post={post}
            currentUser={currentUser}
            view={view}
            onViewChange={onViewChange}
            onOpen={onOpen}
            arrows={arrows}
          />
        }
        stageRef={stageRef}
        arrows={view === 'image' ? arrows : undefined}
        details={
          <PostSummary
            post={post}
            currentUser={currentUser}
            now={now}
            profileHref={profileHref}
            like={like}
            isDesktop={isDesktop}
            hasMenu={!post.isOwner || onOpen !== undefined}
            onComment={onComment}
            onShare={onShare}
            arrows={view === 'image' ? arrows : undefined}
          />
        }
        comments={
          isDesktop && (
            <Suspense fallback={null}>
              <PostComments {...comments} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={null}>
        {sharedPostId === id && <SharePost post={post} open onOpenChange={() => setSharedPostId(null)} />}
        {commentsPostId !== null && !isDesktop && (
          <PostComments
            {...comments}
            overlay={{
              open: commentsPostId === id,
              onOpenChange: (open) => setCommentsPostId(open ? id : null),
            }}
          />
        )}
      </Suspense>
    </>
  );
}
