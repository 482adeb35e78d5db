import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { PostWire, postCalls } from '@aura/api-client/contract/posts';
import { ifStillThere } from '../../db/gone.ts';
import { newId } from '../../db/ids.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { succeed } from '../../http/succeed.ts';
import { findComments } from './comments.repository.ts';
import { findFeedPage } from './feed.repository.ts';
import { markPost, unmarkPost } from './post-likes.repository.ts';
import { deleteOwnPost, findPosts, insertPost, isPostVisible, linkItems } from './posts.repository.ts';
import { toCommentWire, toPostWire } from './posts.wire.ts';

/** What the rules of posts need. */
export type PostServices = Pick<Services, 'db' | 'images' | 'clock'>;

/** Comments that come with a post, the newest of them. */
const commentsMax = 500;

/** A page of the feed: what the viewer may see of it, with the number of all such posts. */
export async function getFeed(
  { db, images }: PostServices,
  request: ParsedRequestOf<typeof postCalls.getPosts>,
  viewerId: string | null,
): Promise<ResponseOf<typeof postCalls.getPosts>> {
  const { limit, offset, sort_order: order, after = null, search_term } = request;
  const searchTerm = search_term?.trim() || null;
  const { rows, total } = await findFeedPage(db, viewerId, { limit, offset, order, after, searchTerm });
  return succeed({
    total_posts: total,
    returned_posts: rows.length,
    posts: rows.map((row) => toPostWire(row, viewerId, images)),
    search_term: searchTerm,
  });
}

async function getPostAlone(
  { db, images }: PostServices,
  id: string,
  viewerId: string | null,
): Promise<PostWire> {
  const [row] = await findPosts(db, [id], viewerId);
  if (row === undefined) throw new HttpError('NOT_FOUND');
  return toPostWire(row, viewerId, images);
}

/**
 * One post with its newest comments, newest first.
 * @throws `NOT_FOUND` also for a post that the viewer may not see
 */
export async function getPost(
  services: PostServices,
  id: string,
  viewerId: string | null,
): Promise<PostWire> {
  const post = await getPostAlone(services, id, viewerId);
  const comments = await findComments(services.db, id, viewerId, commentsMax);
  return { ...post, comments: comments.map((row) => toCommentWire(row, viewerId, services.images)) };
}

/** In the order of `ids`; those gone or not for the viewer are left out. */
export async function getPostsByIds(
  { db, images }: PostServices,
  ids: readonly string[],
  viewerId: string | null,
): Promise<PostWire[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = new Map((await findPosts(db, wanted, viewerId)).map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toPostWire(row, viewerId, images)] : [];
  });
}

/**
 * Stores the image, then the post, its image's row and its items in one transaction: all or nothing.
 * @throws `FORBIDDEN` when an item is not the caller's own
 */
export async function addPost(
  services: PostServices,
  request: ParsedRequestOf<typeof postCalls.addPost>,
  ownerId: string,
): Promise<PostWire> {
  const { db, images, clock } = services;
  const id = newId('post');
  const { caption, imageAlt } = request;
  const tags = [...new Set(request.auraTags.map((tag) => tag.toLowerCase()))];
  const itemIds = [...new Set(request.itemIDs)];
  await images.storing([request.file], ([image]) =>
    db.transaction(async (tx) => {
      const imageId = image ? await images.insert(tx, ownerId, 'post', image) : null;
      await insertPost(tx, { id, ownerId, caption, imageAlt, tags, imageId, createdAt: clock() });
      if (!(await linkItems(tx, id, itemIds, ownerId))) throw new HttpError('FORBIDDEN');
    }),
  );
  return { ...(await getPostAlone(services, id, ownerId)), comments: [] };
}

/** @throws `FORBIDDEN` for another's post, `NOT_FOUND` when the viewer does not even see it */
export async function deletePost(services: PostServices, id: string, viewerId: string): Promise<void> {
  const { db, images } = services;
  const keys = await db.transaction(async (tx) => {
    const deleted = await deleteOwnPost(tx, id, viewerId);
    if (deleted) return images.remove(tx, [deleted.imageId]);
    throw new HttpError((await isPostVisible(tx, id, viewerId)) ? 'FORBIDDEN' : 'NOT_FOUND');
  });
  await images.erase(keys);
}

/** The state after the call; liking again changes nothing. */
export async function likePost({ db, clock }: PostServices, id: string, viewerId: string) {
  const likes = await ifStillThere(() => markPost(db, id, viewerId, clock()));
  if (likes === undefined) throw new HttpError('NOT_FOUND');
  return { liked: true, likes };
}

export async function unlikePost({ db }: PostServices, id: string, viewerId: string) {
  const likes = await unmarkPost(db, id, viewerId);
  if (likes === undefined) throw new HttpError('NOT_FOUND');
  return { liked: false, likes };
}
