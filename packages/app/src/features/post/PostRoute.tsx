import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import { toApiError } from '@aura/api-client/errors';
import { postCopy } from '@aura/domain/copy/post';
import { postPageCopy } from '@aura/domain/copy/post-page';
import { postErrorText } from '@aura/domain/rules/error-texts';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import type { PostView } from '@aura/ui/gestures/tap-zones';
import { PostUnavailable } from '@aura/ui/post/PostUnavailable';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { retryQuery } from '../../shared/restore-lost-focus.ts';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import { OwnPostButtons } from './OwnPostButtons.tsx';
import { PostViewer } from './PostViewer.tsx';
import { useDeletedRedirect } from './use-deleted-redirect.ts';
import { useRefuseDraftWhenGone } from './use-refuse-draft-when-gone.ts';

/** Returns the view in the query parameters; `image` by default. */
const viewFromSearchParams = (params: URLSearchParams): PostView =>
  params.get('view') === 'items' ? 'items' : 'image';

const withView = (params: URLSearchParams, view: PostView) =>
  withParam(params, 'view', view === 'image' ? null : view);

/** `/post/{postId}`: a single post (docs/product.md section 2). `?view=items` shows its items, `?comment={id}` one of its
 * comments. */
export default function PostRoute() {
  usePageTitle(postPageCopy.title);
  const { postId = '' } = useParams();
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const [params, changeParams] = useQueryParams();
  const deleted = useAppSelector(selectLocalState).deletedPostIds.includes(postId);
  const query = useGetPostQuery(postId, { skip: deleted });
  const { currentData: post, error } = query;
  useDeletedRedirect(deleted);
  useRefuseDraftWhenGone(postId, error !== undefined && toApiError(error).status === 404);

  const retry = () => retryQuery(query.refetch);
  const unavailable = (text: string) => (
    <PostUnavailable
      text={text}
      onRetry={text === postPageCopy.loadFailed ? retry : undefined}
      retrying={query.isFetching}
      onGoToFeed={() => navigate(paths.home)}
    />
  );
  function content(): ReactNode {
    if (deleted) return unavailable(postPageCopy.deleted);
    const failure = error && toApiError(error);
    // When a later request fails, the loaded post stays, unless it no longer exists.
    if (failure && (post === undefined || failure.status === 404)) {
      return unavailable(postErrorText(failure.status));
    }
    if (post === undefined) return <FeedLoading label={postCopy.loading} />;
    return (
      <PostViewer
        key={params.get('comment')}
        post={post}
        currentUser={currentUser}
        showComments={params.has('comment')}
        view={post.itemIds.length > 0 ? viewFromSearchParams(params) : 'image'}
        onViewChange={(view) => changeParams((now) => withView(now, view), { replace: true })}
        end={post.isOwner && <OwnPostButtons post={post} />}
      />
    );
  }
  return (
    <>
      <h1 className="sr-only">{post ? postCopy.imageAlt(post.author.username) : postPageCopy.title}</h1>
      {content()}
    </>
  );
}
