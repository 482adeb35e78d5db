import { isDeepStrictEqual } from 'node:util';
import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { PostWire } from '@aura/api-client/contract/posts';
import { postCommentsMaxCount } from '@aura/domain/limits/comments';
import { storedTags, tagsOfPost } from '@aura/domain/rules/post-tags';
import type { BeforeCommit, Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { ReadReplica } from '../../db/replica.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { notifyOfPost, publishNotifications } from '../notifications/notify.service.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import { findComments } from './comments.repository.ts';
import { type FeedPage, findFeedPage, isPageCurrent } from './feed.repository.ts';
import { replacePostTags } from './post-tags.repository.ts';
import {
  deleteOwnedPost,
  findPosts,
  insertPost,
  isPostVisible,
  linkItems,
  lockOwnedPost,
  replaceItems,
  updatePostTexts,
} from './posts.repository.ts';
import { toCommentWire, toPostWire } from './posts.wire.ts';

/** Normalized usernames that a text mentions and who are notified of it. */
export interface Mentioning {
  readonly mentioned: readonly string[];
}

export type PostServices = Pick<Services, 'db' | 'images' | 'clock' | 'changes'>;

interface Feed {
  readonly posts: PostWire[];
  /** The number of all posts that the viewer may see in the feed or the search. */
  readonly total: number;
}

/** One page of the feed, or of the search, with nothing that has become hidden since the replica was written. */
export async function getFeed(
  { db, images }: PostServices,
  page: FeedPage,
  viewerId: string | null,
  readReplica: ReadReplica,
): Promise<Feed> {
  const copied = await readReplica(
    (replica) => findFeedPage(replica, viewerId, page),
    (found) => isPageCurrent(db, viewerId, page, found),
  );
  const { rows, total } = copied ?? (await findFeedPage(db, viewerId, page));
  return { posts: rows.map((row) => toPostWire(row, viewerId, images)), total };
}

async function getPostWithoutComments(
  { db, images }: PostServices,
  id: string,
  viewerId: string | null,
): Promise<PostWire> {
  const [row] = await findPosts(db, [id], viewerId);
  if (row === undefined) throw new DomainError('posts.not_found');
  return toPostWire(row, viewerId, images);
}

/**
 * One post with its newest comments, newest first.
 * @throws `posts.not_found` also when the viewer may not see the post
 */
export async function getPost(
  services: PostServices,
  id: string,
  viewerId: string | null,
): Promise<PostWire> {
  const post = await getPostWithoutComments(services, id, viewerId);
  const comments = await findComments(services.db, id, viewerId, { limit: postCommentsMaxCount });
  return { ...post, comments: comments.map((row) => toCommentWire(row, viewerId, services.images)) };
}

/** The posts in the order of `ids`, without those that do not exist or that the viewer may not see. */
export async function getPostsByIds(
  { db, images }: PostServices,
  ids: readonly string[],
  viewerId: string | null,
): Promise<PostWire[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return [];
  const rows = new Map((await findPosts(db, uniqueIds, viewerId)).map((row) => [row.id, row]));
  return uniqueIds.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toPostWire(row, viewerId, images)] : [];
  });
}

/** Creates the error for a post of another user; it does not reveal posts that the viewer may not see. */
async function notOwnedError(db: Database, id: string, viewerId: string): Promise<DomainError> {
  return new DomainError((await isPostVisible(db, id, viewerId)) ? 'posts.not_owned' : 'posts.not_found');
}

/**
 * Stores the image, then inserts the post, the image's row and the item links in one transaction. The owner is locked
 * first, since deletions of their posts and items change the same items. The people whom the caption mentions are
 * notified, and soon after the followers.
 * @param beforeCommit called in that transaction
 * @throws `posts.item_not_owned` when an item does not belong to the owner
 */
export async function addPost(
  services: PostServices,
  request: ParsedRequestOf<typeof postEditCalls.addPost> & Mentioning,
  ownerId: string,
  beforeCommit: BeforeCommit<PostWire>,
): Promise<PostWire> {
  const { db, images, clock, changes } = services;
  const id = newId('post');
  const { caption, imageAlt, mentioned } = request;
  const tags = storedTags(request.auraTags);
  const itemIds = [...new Set(request.itemIDs)];
  const now = clock();
  const added = await images.withStored([request.file], ([image]) =>
    db.transaction(async (tx) => {
      await lockUser(tx, ownerId);
      const imageId = image ? await images.insert(tx, ownerId, 'post', image) : null;
      await insertPost(tx, { id, ownerId, caption, imageAlt, tags, imageId, createdAt: now });
      await replacePostTags(tx, { id, ownerId, createdAt: now }, tagsOfPost({ caption, tags }));
      if (!(await linkItems(tx, id, itemIds, ownerId))) throw new DomainError('posts.item_not_owned');
      const post = { ...(await getPostWithoutComments({ ...services, db: tx }, id, ownerId)), comments: [] };
      await beforeCommit(tx, post);
      return { post, notified: await notifyOfPost(tx, { actorId: ownerId, postId: id, mentioned, now }) };
    }),
  );
  changes.publish({ type: 'post-added', postId: id });
  publishNotifications(services, added.notified);
  return added.post;
}

/**
 * Changes the texts and items of a post that the request names. Without a difference the post does not count as edited.
 * @throws `posts.not_owned`, or `posts.not_found` when the viewer may not see the post, and `posts.item_not_owned`
 */
export async function updatePost(
  services: PostServices,
  request: ParsedRequestOf<typeof postEditCalls.updatePost>,
  viewerId: string,
): Promise<PostWire> {
  const { db, clock, changes } = services;
  const { id, auraTags, itemIDs } = request;
  const { isChanged, updated } = await db.transaction(async (tx) => {
    const locked = await lockOwnedPost(tx, id, viewerId);
    if (locked === undefined) throw await notOwnedError(tx, id, viewerId);
    const { createdAt, itemIds: oldItemIds, ...old } = locked;
    const texts = {
      caption: request.caption ?? old.caption,
      imageAlt: request.imageAlt ?? old.imageAlt,
      tags: auraTags === undefined ? old.tags : storedTags(auraTags),
    };
    const itemIds = itemIDs === undefined ? oldItemIds : [...new Set(itemIDs)];
    const isChanged = !isDeepStrictEqual([texts, itemIds], [old, oldItemIds]);
    if (isChanged) {
      await updatePostTexts(tx, id, { ...texts, editedAt: clock() });
      await replacePostTags(tx, { id, ownerId: viewerId, createdAt }, tagsOfPost(texts));
    }
    if (!isDeepStrictEqual(itemIds, oldItemIds) && !(await replaceItems(tx, id, itemIds, viewerId))) {
      throw new DomainError('posts.item_not_owned');
    }
    return { isChanged, updated: await getPostWithoutComments({ ...services, db: tx }, id, viewerId) };
  });
  if (isChanged) changes.publish({ type: 'post-edited', postId: id });
  return updated;
}

/** @throws `posts.not_owned`, or `posts.not_found` when the viewer may not see the post */
export async function deletePost(services: PostServices, id: string, viewerId: string): Promise<void> {
  const { db, images, changes } = services;
  const keys = await db.transaction(async (tx) => {
    const deleted = await deleteOwnedPost(tx, id, viewerId);
    if (deleted) return images.remove(tx, [deleted.imageId]);
    throw await notOwnedError(tx, id, viewerId);
  });
  changes.publish({ type: 'post-removed', postId: id, ownerId: viewerId });
  await images.erase(keys);
}
