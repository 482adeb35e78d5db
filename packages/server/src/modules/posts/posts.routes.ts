import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import { commentCalls } from '@aura/api-client/contract/comments';
import { postEditCalls } from '@aura/api-client/contract/post-edits';
import { type PostWire, postCalls } from '@aura/api-client/contract/posts';
import { sharingCalls } from '@aura/api-client/contract/sharing';
import type { Hono } from 'hono';
import type { BeforeCommit } from '../../db/database.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle, handlePublic } from '../../http/handle.ts';
import { findRequestState } from '../../http/idempotency.ts';
import { limitedMentions } from '../../http/mention-limit.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { like, unlike } from '../likes/likes.service.ts';
import { addComment, deleteComment, getComments, updateComment } from './comments.service.ts';
import { addPost, deletePost, getFeed, getPost, getPostsByIds, updatePost } from './posts.service.ts';

/** Routes of posts, likes and comments (docs/product.md section 7). */
export function postRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, postCalls.getPosts, services, async ({ request, viewer, readReplica }) => {
    const { limit, offset, sort_order: order, after: afterPostId = null, filter = null } = request;
    const searchTerm = request.search_term?.trim() || null;
    const page = { limit, offset, order, afterPostId, searchTerm, filter };
    const { posts, total } = await getFeed(services, page, viewer.userId, readReplica);
    return succeed({ total_posts: total, returned_posts: posts.length, posts, search_term: searchTerm });
  });

  handlePublic(app, postCalls.getPost, services, async ({ request, viewer }) =>
    succeed({ post: await getPost(services, request.id, viewer?.userId ?? null) }),
  );

  handle(app, postCalls.getPostsByIds, services, async ({ request, viewer }) =>
    succeed({ posts: await getPostsByIds(services, request.ids, viewer.userId) }),
  );

  handle(app, postEditCalls.addPost, services, async ({ request, viewer, storeResponse }) => {
    const store: BeforeCommit<PostWire> = (tx, post) => storeResponse(tx, succeed({ post }));
    const ownerId = requireProfile(viewer);
    const mentioned = await limitedMentions(services, request.caption, viewer.uid);
    return succeed({ post: await addPost(services, { ...request, mentioned }, ownerId, store) });
  });

  handle(app, sharingCalls.getShareState, services, async ({ request, viewer }) => {
    const scope = { uid: viewer.uid, call: postEditCalls.addPost.name, key: request.idempotencyKey };
    return succeed({ state: await findRequestState(services, scope) });
  });

  handle(app, postEditCalls.updatePost, services, async ({ request, viewer }) =>
    succeed({ post: await updatePost(services, request, requireProfile(viewer)) }),
  );

  handle(app, postEditCalls.deletePost, services, async ({ request, viewer }) => {
    await deletePost(services, request.postId, requireProfile(viewer));
    return succeed({});
  });

  handle(app, postCalls.addLike, services, async ({ request, viewer }) =>
    succeed(await like(services, 'post', request.postID, requireProfile(viewer))),
  );

  handle(app, postCalls.removeLike, services, async ({ request, viewer }) =>
    succeed(await unlike(services, 'post', request.postID, requireProfile(viewer))),
  );

  handle(app, commentCalls.getComments, services, async ({ request, viewer }) =>
    succeed(await getComments(services, request, viewer.userId)),
  );

  handle(app, commentCalls.addComment, services, async ({ request, viewer, storeResponse }) => {
    const store: BeforeCommit<CommentWire> = (tx, comment) => storeResponse(tx, succeed({ comment }));
    const authorId = requireProfile(viewer);
    const mentioned = await limitedMentions(services, request.comment, viewer.uid);
    return succeed({ comment: await addComment(services, { ...request, mentioned }, authorId, store) });
  });

  handle(app, commentCalls.updateComment, services, async ({ request, viewer }) =>
    succeed({ comment: await updateComment(services, request, requireProfile(viewer)) }),
  );

  handle(app, commentCalls.deleteComment, services, async ({ request, viewer }) =>
    succeed({ removedIds: [...(await deleteComment(services, request.id, requireProfile(viewer)))] }),
  );

  handle(app, commentCalls.likeComment, services, async ({ request, viewer }) =>
    succeed(await like(services, 'comment', request.commentId, requireProfile(viewer))),
  );

  handle(app, commentCalls.unlikeComment, services, async ({ request, viewer }) =>
    succeed(await unlike(services, 'comment', request.commentId, requireProfile(viewer))),
  );
}
