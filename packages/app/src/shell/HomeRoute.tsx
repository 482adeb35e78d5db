import { lazyOptional } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import { Feed } from '../features/feed/Feed.tsx';
import { PostViewer } from '../features/post/PostViewer.tsx';
import { useSettled } from '../shared/use-settled.ts';

const FeedLiveNotice = lazyOptional(() => import('../features/live-updates/FeedLiveNotice.tsx'));

/** `/home`: the feed, which shows its current post in the post viewer of `features/post`. */
export default function HomeRoute() {
  const isSettled = useSettled();
  return (
    <Feed
      renderPost={(props) => <PostViewer {...props} />}
      renderNotice={(postId, onNext) =>
        isSettled && (
          <Suspense fallback={null}>
            <FeedLiveNotice postId={postId} onNext={onNext} />
          </Suspense>
        )
      }
    />
  );
}
