import type { Post } from '@aura/domain/entities';
import { profilePath } from '@aura/domain/rules/identity';
import type { PostView, TapAction } from '@aura/domain/rules/tapZones';
import { FeedStage } from '@aura/ui/feed/FeedStage';
import { fromDesk } from '@aura/ui/foundations/tokens/screen';
import { PostActions } from '@aura/ui/post/PostActions';
import { PostAuthor } from '@aura/ui/post/PostAuthor';
import { PostDetails } from '@aura/ui/post/PostDetails';
import { PostPlate } from '@aura/ui/post/PostPlate';
import { PostWords } from '@aura/ui/post/PostWords';
import { ViewToggle } from '@aura/ui/post/ViewToggle';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { paths } from '../paths.ts';
import { useFollowMarks } from './use-follow-marks.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useNow } from './use-now.ts';
import { usePostLike } from './use-post-like.ts';
import type { Viewer } from './use-viewer.ts';
import type { Moves } from './ViewerControls.tsx';

const ViewerControls = lazyPart(() => import('./ViewerControls.tsx'));
const PostComments = lazyPart(() => import('./PostComments.tsx'));
const SharePost = lazyPart(() => import('./SharePost.tsx'));
const PostItems = lazyPart(() => import('./PostItems.tsx'));

interface PostViewerProps {
  readonly post: Post;
  readonly viewer: Viewer;
  readonly view: PostView;
  readonly onViewChange: (view: PostView) => void;
  /** Opens the post on its own page; left out there. */
  readonly onOpen?: () => void;
  /** Place in a list of posts, from 1. */
  readonly position?: number;
  readonly total?: number;
  /** At the ends of the row over the post. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly arrows?: ReactNode;
  /** What keys and gestures do in place of the arrows. */
  readonly moves?: Moves;
}

/** One post with everything that can be done to it; the feed and a post's own page share it. */
export function PostViewer({
  post,
  viewer,
  view,
  onViewChange,
  onOpen,
  position,
  total,
  start,
  end,
  arrows,
  moves,
}: PostViewerProps) {
  const { id, author, itemIds } = post;
  const now = useNow();
  const hasRoom = useMediaQuery(fromDesk);
  const field = useRef<HTMLTextAreaElement>(null);
  const stageBox = useRef<HTMLDivElement>(null);
  const [commentsFor, setCommentsFor] = useState<string | null>(null);
  const overlayOpen = commentsFor === id && !hasRoom;
  const like = usePostLike(id, viewer);
  const [sharingId, setSharingId] = useState<string | null>(null);
  const { followed, setFollowed } = useFollowMarks(viewer);
  const profileHref = (username: string) => profilePath(username, viewer.profile, viewer.email);
  const onPostPage = onOpen === undefined;
  const onTap = (action: Exclude<TapAction, 'none'>) =>
    action === 'open' ? onOpen?.() : onViewChange(action);

  const onComment = () => (hasRoom ? field.current?.focus() : setCommentsFor(id));
  const onShare = () => setSharingId(id);
  const otherView = view === 'image' ? 'items' : 'image';

  const comments = { post, viewer, now, profileHref, fieldRef: field };
  const plate = { post, onPostPage, onTap, href: onPostPage ? undefined : paths.post(id) };
  const stage =
    view === 'image' ? (
      <PostPlate {...plate} />
    ) : (
      <Suspense fallback={null}>
        <PostItems
          post={post}
          viewer={viewer}
          onPostPage={onPostPage}
          onTap={onTap}
          slice={<PostPlate {...plate} variant="slice" />}
          actions={arrows}
        />
      </Suspense>
    );
  const details = (
    <PostDetails
      besidePost={hasRoom}
      actions={
        <PostActions
          {...like}
          likeCount={post.likeCount}
          commentCount={post.commentCount}
          onComment={onComment}
          onShare={onShare}
        >
          {view === 'image' && !hasRoom && arrows}
        </PostActions>
      }
      author={
        <PostAuthor
          post={post}
          now={now}
          profileHref={profileHref(author.username)}
          followed={followed.has(author.username)}
          onFollowedChange={post.isOwner ? undefined : (on) => setFollowed(author.username, on)}
        />
      }
      words={<PostWords caption={post.caption} tags={post.tags} />}
    />
  );
  return (
    <>
      <FeedStage
        position={position}
        total={total}
        start={start}
        end={
          <>
            {end}
            <Suspense fallback={null}>
              <ViewerControls
                postId={id}
                viewer={viewer}
                view={view}
                liked={like.liked}
                stage={stageBox}
                moves={moves}
                onToggleView={itemIds.length > 0 ? () => onViewChange(otherView) : undefined}
                onToggleLike={() => !like.likeBusy && like.onLikedChange(!like.liked)}
                onComment={onComment}
                onShare={onShare}
                onOpen={onOpen}
              />
            </Suspense>
          </>
        }
        toggle={<ViewToggle view={view} itemCount={itemIds.length} onViewChange={onViewChange} />}
        stage={stage}
        stageRef={stageBox}
        arrows={view === 'image' ? arrows : undefined}
        details={details}
        comments={
          hasRoom && (
            <Suspense fallback={null}>
              <PostComments {...comments} />
            </Suspense>
          )
        }
      />
      <Suspense fallback={null}>
        {sharingId === id && <SharePost post={post} open onOpenChange={() => setSharingId(null)} />}
        {commentsFor !== null && !hasRoom && (
          <PostComments
            {...comments}
            overlay={{ open: overlayOpen, onOpenChange: (open) => setCommentsFor(open ? id : null) }}
          />
        )}
      </Suspense>
    </>
  );
}
