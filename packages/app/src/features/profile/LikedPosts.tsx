import { useGetLikedPostsInfiniteQuery } from '@aura/api-client/endpoints/likes';
import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { PostGrid } from '@aura/ui/profile/PostGrid';
import { paths } from '../../paths.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';

interface LikedPostsProps {
  readonly username: string;
}

/** The posts that a person likes, most recently liked first; further pages load on scroll. */
export default function LikedPosts({ username }: LikedPostsProps) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const query = useGetLikedPostsInfiniteQuery(username);
  const { currentData, isError, hasNextPage } = query;
  if (!currentData && isError) return <QueryError message={profileErrorCopy.noData} query={query} />;
  if (!currentData) return <PostGridSkeleton count={4} />;
  const posts = withoutDeleted(loadedPosts(currentData.pages), deletedPostIds);
  if (posts.length === 0 && !hasNextPage) return <EmptyState title={profileCopy.emptyLiked} />;
  return (
    <>
      <PostGrid label={profileCopy.tabs.liked} posts={posts} postHref={paths.post} />
      <MorePages query={query} />
    </>
  );
}
