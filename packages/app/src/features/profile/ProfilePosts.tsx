import { useGetPostsByIdsQuery } from '@aura/api-client/endpoints/posts';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { PostGrid } from '@aura/ui/profile/PostGrid';
import { paths } from '../../paths.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';

interface ProfilePostsProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly empty: string;
}

/** The posts of a profile, loaded by their ids. */
export function ProfilePosts({ label, ids, empty }: ProfilePostsProps) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const { data, isError, isFetching, refetch } = useGetPostsByIdsQuery(ids, { skip: ids.length === 0 });
  if (ids.length === 0) return <EmptyState title={empty} />;
  if (isError) {
    return (
      <ErrorState
        message={profileErrorCopy.noData}
        retryLabel={profileCopy.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) {
    return (
      <div
        role="status"
        className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-6 desktop:grid-cols-4"
      >
        <span className="sr-only">{profileCopy.loading}</span>
        {ids.slice(0, 4).map((id) => (
          <Skeleton key={id} className="aspect-3/4 w-full rounded-card" />
        ))}
      </div>
    );
  }
  const posts = withoutDeleted(data.posts, deletedPostIds);
  if (posts.length === 0) return <EmptyState title={empty} />;
  return <PostGrid label={label} posts={posts} postHref={paths.post} />;
}
