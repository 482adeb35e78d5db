import { useGetPostQuery } from '@aura/api-client/endpoints/posts';
import { toApiError } from '@aura/api-client/errors';
import { postCopy } from '@aura/domain/copy/post';
import { shellCopy } from '@aura/domain/copy/shell';
import { postErrorText } from '@aura/domain/rules/errorTexts';
import type { PostView } from '@aura/domain/rules/tapZones';
import { FeedLoading } from '@aura/ui/feed/FeedLoading';
import { PostGone } from '@aura/ui/post/PostGone';
import { useNavigate, useParams } from 'react-router';
import { useAddressQuery, withParam } from '../../page/use-address-query.ts';
import { usePage } from '../../page/use-page.ts';
import { paths } from '../../paths.ts';
import { selectBrowserData } from '../../store/browser-data.ts';
import { useAppSelector } from '../../store/store.ts';
import { PostViewer } from '../../viewer/PostViewer.tsx';
import { useViewer } from '../../viewer/use-viewer.ts';
import { OwnPostDeletion } from './OwnPostDeletion.tsx';
import { useDeletedRedirect } from './use-deleted-redirect.ts';

/** The view that an address names; the image unless it says otherwise. */
const viewOf = (params: URLSearchParams): PostView => (params.get('view') === 'items' ? 'items' : 'image');

const withView = (params: URLSearchParams, view: PostView) =>
  withParam(params, 'view', view === 'image' ? null : view);

/** `/post/{postId}`: one post alone (docs/product.md section 2). `?view=items` shows its garments. */
export default function PostRoute() {
  usePage(shellCopy.pageTitles.post);
  const { postId = '' } = useParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [params, changeParams] = useAddressQuery();
  const deleted = useAppSelector(selectBrowserData).deletedPostIds.includes(postId);
  const { currentData: post, error } = useGetPostQuery(postId, { skip: deleted });
  useDeletedRedirect(deleted);

  const gone = (text: string) => <PostGone text={text} onGoToFeed={() => navigate(paths.home)} />;
  if (deleted) return gone(postCopy.deleted);
  const failure = error && toApiError(error);
  // What was there stays when a later read fails, unless the post itself is gone.
  if (failure && (post === undefined || failure.status === 404)) return gone(postErrorText(failure.status));
  return (
    <>
      <h1 className="sr-only">
        {post ? postCopy.imageAlt(post.author.username) : shellCopy.pageTitles.post}
      </h1>
      {post === undefined ? (
        <FeedLoading label={postCopy.loading} />
      ) : (
        <PostViewer
          post={post}
          viewer={viewer}
          view={post.itemIds.length > 0 ? viewOf(params) : 'image'}
          onViewChange={(view) => changeParams((now) => withView(now, view), { replace: true })}
          end={post.isOwner && <OwnPostDeletion postId={post.id} email={viewer.email} />}
        />
      )}
    </>
  );
}
