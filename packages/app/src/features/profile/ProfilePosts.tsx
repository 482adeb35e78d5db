import { useGetPostsByIdsQuery } from '@aura/api-client/endpoints/posts';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { PostGrid } from '@aura/ui/profile/PostGrid';
import { paths } from '../../paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
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
  const query = useGetPostsByIdsQuery(ids, { skip: ids.length === 0 });
  const { data, isError } = query;
  if (ids.length === 0) return <EmptyState title={empty} />;
  if (isError) {
    return <QueryError message={profileErrorCopy.noData} query={query} />;
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
