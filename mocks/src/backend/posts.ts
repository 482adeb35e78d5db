import type { postEditCalls } from '@aura/api-client/contract/post-edits';
import type { postCalls } from '@aura/api-client/contract/posts';
import type { sharingCalls } from '@aura/api-client/contract/sharing';
import { searchTotalMax } from '@aura/domain/limits/feed';
import { storedTags } from '@aura/domain/rules/post-tags';
import type { PeopleFilter } from '@aura/domain/vocabularies/feed-filters';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireCaller, requireUser, success } from './calls.ts';
import { findRequestState } from './idempotency.ts';
import { storeImage } from './images.ts';
import { deleteNotificationsAbout, notifyOfLike, notifyOfPost, withdrawLike } from './notify.ts';
import { newestFirst, type State, type StoredPost, type StoredUser } from './state.ts';
import { canSeePost } from './visibility.ts';
import { postWire, postWithComments } from './wires.ts';

type PostCallName =
  | Exclude<keyof typeof postCalls, 'getPostImage'>
  | keyof typeof postEditCalls
  | keyof typeof sharingCalls;

/** @throws `NOT_FOUND` also for a post that the viewer may not see */
export function requireVisiblePost({ state, viewer }: CallContext, id: string): StoredPost {
  const post = state.posts.get(id);
  if (post === undefined || !canSeePost(state, viewer, post)) throw new BackendError('NOT_FOUND');
  return post;
}

function visiblePosts(
  { state, viewer }: CallContext,
  {
    order,
    searchTerm,
    filter,
  }: { order: 'asc' | 'desc'; searchTerm: string | null; filter: PeopleFilter | null },
): StoredPost[] {
  const visible = newestFirst(state.posts.values()).filter(
    (post) => canSeePost(state, viewer, post) && passesFilter(post, viewer, filter),
  );
  const ordered = order === 'desc' ? visible : visible.reverse();
  return searchTerm === null ? ordered : ordered.filter((post) => matches(post, searchTerm));
}

/** The posts that match a search, newest first. */
export function searchedPosts(context: CallContext, searchTerm: string): StoredPost[] {
  return visiblePosts(context, { order: 'desc', searchTerm, filter: null });
}

/** Whether a post is of a person whom the viewer follows, or of one whom they do not follow. */
function passesFilter(
  { ownerId }: StoredPost,
  viewer: StoredUser | null,
  filter: PeopleFilter | null,
): boolean {
  if (filter === null) return true;
  const isFollowed = viewer?.follows.has(ownerId) ?? false;
  return filter === 'following' ? isFollowed : !isFollowed && ownerId !== viewer?.id;
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether the caption contains every word, or one of the tags equals the term. */
function matches({ caption, tags }: StoredPost, term: string): boolean {
  const inCaption = splitWords(caption);
  const words = splitWords(term);
  const isTag = tags.includes(term.startsWith('#') ? term.toLowerCase() : `#${term.toLowerCase()}`);
  return isTag || (words.length > 0 && words.every((word) => inCaption.includes(word)));
}

/** @throws `FORBIDDEN` for a post of another user, `NOT_FOUND` for one that the user may not see */
function requireOwnPost(context: CallContext, id: string): StoredPost {
  const user = requireUser(context);
  const post = requireVisiblePost(context, id);
  if (post.ownerId !== user.id) throw new BackendError('FORBIDDEN');
  return post;
}

/**
 * The ids once each.
 * @throws `FORBIDDEN` when an item does not belong to the user
 */
function requireOwnItems(context: CallContext, ids: readonly string[]): string[] {
  const user = requireUser(context);
  const itemIds = [...new Set(ids)];
  const isOwn = (id: string) => context.state.items.get(id)?.ownerId === user.id;
  if (!itemIds.every(isOwn)) throw new BackendError('FORBIDDEN');
  return itemIds;
}

/** Deletes a post with its notifications; its detected items are then visible to their owner only. */
export function removePost(state: State, post: StoredPost): void {
  deleteNotificationsAbout(state, post);
  state.posts.delete(post.id);
}

function setLike(context: CallContext, id: string, liked: boolean) {
  const user = requireUser(context);
  const post = requireVisiblePost(context, id);
  const { likedBy } = post;
  if (!liked) {
    likedBy.delete(user.id);
    withdrawLike(context.state, user, post);
  } else if (!likedBy.has(user.id)) {
    likedBy.set(user.id, context.state.now());
    notifyOfLike(context.state, user, post);
  }
  return { ...success, liked, likes: likedBy.size };
}

export const postResolvers: Resolvers<PostCallName> = {
  getPost: (context, { id }) => ({
    ...success,
    post: postWithComments(context.state, context.viewer, requireVisiblePost(context, id)),
  }),

  getPosts: (context, { limit, offset, sort_order: order, search_term, filter = null, after }) => {
    const searchTerm = search_term?.trim() || null;
    const feed = visiblePosts(context, { order, searchTerm, filter });
    const afterIndex = feed.findIndex(({ id }) => id === after);
    const start = afterIndex === -1 ? offset : afterIndex + 1;
    const page = feed.slice(start, start + limit);
    return {
      ...success,
      total_posts: searchTerm === null ? feed.length : Math.min(feed.length, searchTotalMax),
      returned_posts: page.length,
      posts: page.map((post) => postWire(context.state, context.viewer, post)),
      search_term: searchTerm,
    };
  },

  getPostsByIds: ({ state, viewer }, { ids }) => {
    const posts = [...new Set(ids)].flatMap((id) => state.posts.get(id) ?? []);
    const visible = posts.filter((post) => canSeePost(state, viewer, post));
    return { ...success, posts: visible.map((post) => postWire(state, viewer, post)) };
  },

  getShareState: (context, { idempotencyKey: key }) => {
    const { uid } = requireCaller(context);
    return { ...success, state: findRequestState(context.state, { uid, call: 'addPost', key }) };
  },

  addPost: async (context, { file, caption, imageAlt, auraTags, itemIDs }) => {
    const { state } = context;
    const user = requireUser(context);
    const itemIds = requireOwnItems(context, itemIDs);
    const post: StoredPost = {
      id: state.newId('post'),
      ownerId: user.id,
      caption,
      imageAlt,
      tags: storedTags(auraTags),
      itemIds,
      imageId: await storeImage(state, file),
      location: '',
      createdAt: state.now(),
      editedAt: null,
      likedBy: new Map(),
      comments: [],
    };
    state.posts.set(post.id, post);
    notifyOfPost(state, user, post);
    return { ...success, post: postWithComments(state, user, post) };
  },

  updatePost: (context, { id, caption, imageAlt, auraTags, itemIDs }) => {
    const { state, viewer } = context;
    const post = requireOwnPost(context, id);
    const changeable = () => JSON.stringify([post.caption, post.imageAlt, post.tags, post.itemIds]);
    const before = changeable();
    const itemIds = itemIDs === undefined ? post.itemIds : requireOwnItems(context, itemIDs);
    post.caption = caption ?? post.caption;
    post.imageAlt = imageAlt ?? post.imageAlt;
    post.tags = auraTags === undefined ? post.tags : storedTags(auraTags);
    post.itemIds = itemIds;
    if (changeable() !== before) post.editedAt = state.now();
    return { ...success, post: postWire(state, viewer, post) };
  },

  deletePost: (context, { postId }) => {
    const post = requireOwnPost(context, postId);
    removePost(context.state, post);
    return success;
  },

  addLike: (context, { postID }) => setLike(context, postID, true),
  removeLike: (context, { postID }) => setLike(context, postID, false),
};
