import { postCalls } from '@aura/api-client/contract/posts';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle, handlePublic } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../http/viewer.ts';
import { addComment } from './comments.service.ts';
import {
  addPost,
  deletePost,
  getFeed,
  getPost,
  getPostsByIds,
  likePost,
  unlikePost,
} from './posts.service.ts';

/** The calls about posts, their images aside (docs/product.md section 7). */
export function postRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, postCalls.getPosts, services, ({ request, viewer }) =>
    getFeed(services, request, viewer.userId),
  );

  handlePublic(app, postCalls.getPost, services, async ({ request, viewer }) =>
    succeed({ post: await getPost(services, request.id, viewer?.userId ?? null) }),
  );

  handle(app, postCalls.getPostsByIds, services, async ({ request, viewer }) =>
    succeed({ posts: await getPostsByIds(services, request.ids, viewer.userId) }),
  );

  handle(app, postCalls.addPost, services, async ({ request, viewer }) =>
    succeed({ post: await addPost(services, request, requireProfile(viewer)) }),
  );

  handle(app, postCalls.deletePost, services, async ({ request, viewer }) => {
    await deletePost(services, request.postId, requireProfile(viewer));
    return succeed({});
  });

  handle(app, postCalls.addLike, services, async ({ request, viewer }) =>
    succeed(await likePost(services, request.postID, requireProfile(viewer))),
  );

  handle(app, postCalls.removeLike, services, async ({ request, viewer }) =>
    succeed(await unlikePost(services, request.postID, requireProfile(viewer))),
  );

  handle(app, postCalls.addComment, services, async ({ request, viewer }) =>
    succeed({ comment: await addComment(services, request, requireProfile(viewer)) }),
  );
}
