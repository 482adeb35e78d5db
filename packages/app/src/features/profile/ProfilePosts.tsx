import { useGetPostsByIdsQuery } from '@aura/api-client/endpoints/posts';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { PostGrid } from '@aura/ui/profile/PostGrid';
import { paths } from '../../paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useDeferredArrival } from '../../shared/use-deferred-arrival.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';

interface ProfilePostsProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly empty: string;
}

/** The posts of a profile, loaded by their ids. */
export function ProfilePosts({ label, ids, empty }: ProfilePostsProps) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const query = useGetPostsByIdsQuery(ids, { skip: ids.length === 0 });
  const data = useDeferredArrival(query.data);
  if (ids.length === 0) return <EmptyState title={empty} />;
  if (query.isError) {
    return <QueryError message={profileErrorCopy.noData} query={query} />;
  }
  if (data === undefined) {
    return <PostGridSkeleton count={ids.length} />;
  }
  const posts = withoutDeleted(data.posts, deletedPostIds);
  if (posts.length === 0) return <EmptyState title={empty} />;
  return <PostGrid label={label} posts={posts} postHref={paths.post} />;
}
