import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { useGetTagInfiniteQuery } from '@aura/api-client/endpoints/search';
import { searchCopy, tagCopy } from '@aura/domain/copy/search';
import { shareCopy } from '@aura/domain/copy/share';
import { toTag } from '@aura/domain/rules/post-tags';
import { withoutDeleted } from '@aura/domain/rules/posts';
import { tagPath } from '@aura/domain/rules/tags';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { TagPosts, TagView } from '@aura/ui/search/TagView';
import { Share2 } from 'lucide-react';
import { absoluteUrl, paths } from '../../paths.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useShareLink } from '../../shared/use-share-link.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { openedBy, uploadMenuChanged } from '../../store/visit.ts';

interface TagPageProps {
  /** With or without its `#`. */
  readonly name: string;
}

/** The page of a tag (docs/product.md section 2, Search and tags). */
export function TagPage({ name }: TagPageProps) {
  const tag = toTag(name);
  usePageTitle(tag);
  const dispatch = useAppDispatch();
  const shareLink = useShareLink();
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const query = useGetTagInfiniteQuery(tag);
  const pages = query.currentData?.pages ?? [];
  const [first] = pages;
  const posts = withoutDeleted(loadedPosts(pages), deletedPostIds);
  return (
    <TagView
      tag={tag}
      total={first?.total}
      people={first?.people ?? []}
      peopleTotal={first?.peopleTotal ?? 0}
      related={first?.related ?? []}
      tagHref={tagPath}
      action={
        <Button
          variant="outline"
          onClick={() => void shareLink({ url: absoluteUrl(tagPath(tag)), title: tag })}
        >
          <Share2 aria-hidden className="size-5" />
          {shareCopy.title}
        </Button>
      }
    >
      {first === undefined && query.isError && <QueryError message={tagCopy.failed} query={query} />}
      {first === undefined && !query.isError && (
        <div role="status" className="grid grid-cols-2 gap-2.5 tablet:gap-6 desktop:grid-cols-4">
          <span className="sr-only">{tagCopy.loading}</span>
          {['large', 'second', 'third', 'fourth', 'fifth'].map((name) => (
            <Skeleton
              key={name}
              className={
                name === 'large'
                  ? 'col-span-2 aspect-square w-full rounded-card desktop:row-span-2'
                  : 'aspect-3/4 w-full rounded-card'
              }
            />
          ))}
        </div>
      )}
      {first && posts.length === 0 && !query.hasNextPage && (
        <EmptyState
          title={tagCopy.noPosts}
          actions={
            <Button onClick={(event) => void dispatch(uploadMenuChanged(openedBy(event)))}>
              {tagCopy.createPost}
            </Button>
          }
        />
      )}
      {posts.length > 0 && <TagPosts label={searchCopy.postsOf(tag)} posts={posts} hrefOf={paths.post} />}
      {first && <MorePages query={query} />}
    </TagView>
  );
}
