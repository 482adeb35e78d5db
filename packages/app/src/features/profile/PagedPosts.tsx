import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import type { Post } from '@aura/domain/entities';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { PostGrid } from '@aura/ui/profile/PostGrid';
import { type ComponentProps, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { LazyMorePages } from '../../shared/lazy-more-pages.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useDeferredArrival } from '../../shared/use-deferred-arrival.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { PostGridSkeleton } from './PostGridSkeleton.tsx';

interface PagedPostsProps {
  readonly label: string;
  readonly query: ComponentProps<typeof LazyMorePages>['query'] &
    ComponentProps<typeof QueryError>['query'] & {
      readonly currentData?: { readonly pages: readonly { readonly posts: readonly Post[] }[] } | undefined;
      readonly isError: boolean;
    };
  /** What is said when there are no posts. */
  readonly empty: string;
  /** Number of cards while the first page loads. */
  readonly skeletonCount?: number;
}

/** A grid of posts; further pages load on scroll. */
export function PagedPosts({ label, query, empty, skeletonCount = 4 }: PagedPostsProps) {
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const { isError, hasNextPage } = query;
  const currentData = useDeferredArrival(query.currentData);
  if (!currentData && isError) return <QueryError message={profileErrorCopy.noData} query={query} />;
  if (!currentData) return <PostGridSkeleton count={skeletonCount} />;
  const posts = withoutDeleted(loadedPosts(currentData.pages), deletedPostIds);
  if (posts.length === 0 && !hasNextPage) return <EmptyState title={empty} />;
  return (
    <>
      <PostGrid label={label} posts={posts} postHref={paths.post} />
      <Suspense>{hasNextPage && <LazyMorePages query={query} />}</Suspense>
    </>
  );
}
