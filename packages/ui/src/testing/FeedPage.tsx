import type { Comment, Post } from '@aura/domain/entities';
import { House, Settings, Shirt, User } from 'lucide-react';
import { useState } from 'react';
import { UploadTrigger } from '../composer/UploadTrigger/UploadTrigger.tsx';
import { FeedArrows } from '../feed/FeedArrows/FeedArrows.tsx';
import { FeedFilterButton } from '../feed/FeedFilterButton/FeedFilterButton.tsx';
import { FeedStage } from '../feed/FeedStage/FeedStage.tsx';
import { fromDesktop } from '../foundations/tokens/screen.ts';
import type { FeedStep } from '../gestures/feed-step.ts';
import type { PostView } from '../gestures/tap-zones.ts';
import { CommentsPanel } from '../post/CommentsPanel/CommentsPanel.tsx';
import { DeletePostButton } from '../post/DeletePostButton/DeletePostButton.tsx';
import { EditPostButton } from '../post/EditPostButton/EditPostButton.tsx';
import { ItemsView } from '../post/ItemsView/ItemsView.tsx';
import { PostActions } from '../post/PostActions/PostActions.tsx';
import { PostAuthor } from '../post/PostAuthor/PostAuthor.tsx';
import { PostDetails } from '../post/PostDetails/PostDetails.tsx';
import { PostImage } from '../post/PostImage/PostImage.tsx';
import { PostText } from '../post/PostText/PostText.tsx';
import { ViewToggle } from '../post/ViewToggle/ViewToggle.tsx';
import { NavigationBar } from '../shell/NavigationBar/NavigationBar.tsx';
import { noCommentActions } from './comment-actions.ts';
import { sampleImages } from './sample-images.ts';
import { sampleOutfitItems } from './sample-outfit-items.ts';
import { sampleComments, sampleNow } from './samples.ts';

interface FeedPageProps {
  readonly post: Post;
  readonly view?: PostView;
  readonly comments?: readonly Comment[];
  /** Index in a list of nine posts. */
  readonly startAt?: number;
  /** Whether further posts may follow. */
  readonly atLeast?: boolean;
  /** Shows the post as on the page of a single post. */
  readonly alone?: boolean;
}

const total = 9;
/** A thread that is short enough not to be clipped at the list's edge. */
const shortThread = sampleComments.slice(0, 2);
const targets = [
  { label: 'Home', href: '#home', icon: House },
  { label: 'Wardrobe', href: '#wardrobe', icon: Shirt },
  { label: 'Profile', href: '#profile', icon: User },
  { label: 'Settings', href: '#settings', icon: Settings },
];
const ignore = () => undefined;

/** A page of the feed for stories, composed of the product's components with sample data. */
export function FeedPage({
  post,
  view: firstView = 'image',
  comments = shortThread,
  startAt = 1,
  atLeast = false,
  alone = false,
}: FeedPageProps) {
  const [view, setView] = useState(firstView);
  const [position, setPosition] = useState(startAt);
  const [lastStep, setLastStep] = useState<FeedStep | null>(null);
  const [text, setText] = useState('');
  const moveTo = (next: number, step: FeedStep) => {
    setPosition(next);
    setView('image');
    setLastStep(step);
  };
  const hasRoom = matchMedia(fromDesktop).matches;
  const arrows = alone ? undefined : (
    <FeedArrows
      onPrevious={position > 1 ? () => moveTo(position - 1, 'previous') : undefined}
      onNext={position < total ? () => moveTo(position + 1, 'next') : undefined}
      lastStep={lastStep}
    />
  );
  const imageProps = {
    post,
    onPostPage: alone,
    onTap: (action: PostView | 'open') => action !== 'open' && setView(action),
  };
  const cardProps = { liked: false, onLikedChange: ignore, inWishlist: false, onInWishlistChange: ignore };
  return (
    <>
      <NavigationBar
        homeHref="#home"
        targets={targets}
        activeHref={alone ? '' : '#home'}
        upload={<UploadTrigger />}
        onBack={alone ? ignore : undefined}
      />
      <main className="pb-bottom-bar-space tablet:pb-0">
        <h1 className="sr-only">Feed</h1>
        <FeedStage
          {...(alone ? {} : { position, total, atLeast })}
          start={alone ? undefined : <FeedFilterButton label="All Posts" onPress={ignore} />}
          end={
            alone && (
              <>
                <EditPostButton onPress={ignore} />
                <DeletePostButton onPress={ignore} />
              </>
            )
          }
          toggle={<ViewToggle view={view} itemCount={post.itemIds.length} onViewChange={setView} />}
          stage={
            view === 'image' ? (
              <PostImage {...imageProps} href={alone ? undefined : '#post'} />
            ) : (
              <ItemsView
                items={sampleOutfitItems}
                itemIds={post.itemIds}
                cardProps={() => cardProps}
                slice={<PostImage {...imageProps} variant="slice" />}
                actions={arrows}
                onPostPage={alone}
                onTap={imageProps.onTap}
              />
            )
          }
          arrows={view === 'image' ? arrows : undefined}
          details={
            <PostDetails
              besidePost={hasRoom}
              author={
                <PostAuthor
                  post={post}
                  now={sampleNow}
                  profileHref="#profile"
                  followed
                  onFollowedChange={ignore}
                />
              }
              text={<PostText caption={post.caption} tags={post.tags} />}
              actions={
                <PostActions
                  likeCount={post.likeCount}
                  liked={post.likeCount > 0}
                  likeBusy={false}
                  onLikedChange={ignore}
                  commentCount={post.commentCount}
                  onComment={ignore}
                  onShare={ignore}
                >
                  {view === 'image' && !hasRoom && arrows}
                </PostActions>
              }
            />
          }
          comments={
            hasRoom && (
              <CommentsPanel
                comments={comments}
                commentCount={post.commentCount}
                now={sampleNow}
                profileHref={(username) => `#${username}`}
                currentUser={{ name: 'Sofia', avatar: sampleImages.mariam }}
                text={text}
                onTextChange={setText}
                onSend={ignore}
                onReplyToChange={ignore}
                actions={noCommentActions}
              />
            )
          }
        />
      </main>
    </>
  );
}
