import { useGetPostsByIdsQuery } from '@aura/api-client/endpoints/posts-by-ids';
import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { filterFeed } from '@aura/domain/rules/feed-filters';
import { NewPostsButton } from '@aura/ui/feed/NewPostsButton';
import { PostGoneNotice } from '@aura/ui/feed/PostGoneNotice';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { useLiveState } from '../../shared/live-state.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { useLetterKeys } from '../../shared/use-letter-keys.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { useLoadNewPosts } from './use-load-new-posts.ts';

/** New posts whose authors and filters are looked at. */
const previewCount = 10;

interface FeedLiveNoticeProps {
  /** The post in view; null when the feed is empty. */
  readonly postId: string | null;
  readonly onNext: (() => void) | undefined;
}

/**
 * What live updates say beside the feed: that there are new posts, or that the post in view was deleted or hidden. The
 * live region exists before any of it, so that assistive technology announces what is added.
 */
export default function FeedLiveNotice({ postId, onNext }: FeedLiveNoticeProps) {
  const { followed } = useFollows();
  const { feedFilters } = useAppSelector(selectLocalState);
  const { newPostIds, goneEvents } = useLiveState();
  const { loadedIds, oldestAt, load, busy, loadedCount } = useLoadNewPosts();
  const { key } = useLocation();
  const keyBefore = useRef(key);
  const waiting = newPostIds.filter((id) => !loadedIds.has(id)).slice(0, previewCount);
  // While the posts of a longer list load, those of the list before stay.
  const { data } = useGetPostsByIdsQuery(waiting.length === 0 ? skipToken : waiting);
  // Those that are older than the loaded ones are on later pages.
  const found = data?.filter(({ id, createdAt }) => waiting.includes(id) && createdAt > oldestAt) ?? [];
  const posts = filterFeed(found, feedFilters, { followed: [...followed] });
  const [newest] = posts;
  const loadNewPosts = () => void load(posts.length);
  // The list of shortcuts on this page may have switched them off since the last render.
  const onKey = () => !busy && areSingleKeyShortcutsOn() && loadNewPosts();
  useLetterKeys({ '.': newest && onKey }, true);
  const isGone = goneEvents.some((gone) => gone.postId === postId);

  useEffect(() => {
    // Home was pressed again. New posts that another read has loaded are before the shown one.
    if (keyBefore.current !== key && newPostIds.length > 0) void load(posts.length);
    keyBefore.current = key;
  }, [key, newPostIds.length, load, posts.length]);

  return (
    <div
      role="status"
      className="absolute inset-e-0 top-1 z-raised max-tablet:inset-s-3 max-tablet:inset-e-auto max-tablet:top-full max-tablet:mt-3"
    >
      {isGone ? (
        <PostGoneNotice onNext={onNext} />
      ) : newest ? (
        <NewPostsButton
          authors={[...new Map(posts.map(({ author }) => [author.username, author])).values()]}
          palette={newest.image?.palette}
          busy={busy}
          onPress={loadNewPosts}
        />
      ) : (
        loadedCount > 0 && <p className="sr-only">{liveUpdatesCopy.loaded(loadedCount)}</p>
      )}
    </div>
  );
}
