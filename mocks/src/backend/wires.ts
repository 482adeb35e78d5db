import type { CommentWire } from '@aura/api-client/contract/comment-wire';
import type { ItemWire } from '@aura/api-client/contract/items';
import type { PostWire } from '@aura/api-client/contract/posts';
import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { detailFactNames } from '@aura/domain/item-facts';
import { postCommentsMaxCount, replyCountMax } from '@aura/domain/limits/comments';
import { profilePostsMaxCount } from '@aura/domain/limits/profile';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { pick } from '@aura/domain/utils/pick';
import { authorWire, emailOrId, usernameOf } from './author-wire.ts';
import { followFields } from './follow-lists.ts';
import { imageMetaOf, postImagePath, viewerImageId } from './images.ts';
import { isoOf } from './iso-time.ts';
import { likeFields } from './liked-lists.ts';
import {
  newestFirst,
  type State,
  type StoredComment,
  type StoredItem,
  type StoredPost,
  type StoredUser,
  type Viewer,
} from './state.ts';
import { canSeeItem, canSeePost, isCommentShown } from './visibility.ts';
import { wornOf } from './worn-items.ts';

/** Maps stored records to the wire format, as seen by a viewer. */

/** The comments of a post, newest first, without those hidden by a block or a report. */
export function visibleComments(state: State, viewer: Viewer, post: StoredPost): StoredComment[] {
  return newestFirst(post.comments).filter((comment) =>
    isCommentShown(viewer, userById(state, comment.authorId), comment),
  );
}

export function commentWire(
  state: State,
  viewer: Viewer,
  post: StoredPost,
  comment: StoredComment,
): CommentWire {
  const author = userById(state, comment.authorId);
  const replies = visibleComments(state, viewer, post).filter(({ parentId }) => parentId === comment.id);
  return {
    ...(comment.isDeleted ? noAuthor : authorWire(viewer, author)),
    id: comment.id,
    text: comment.text,
    email: comment.isDeleted ? '' : emailOrId(viewer, author),
    createdAt: isoOf(comment.createdAt),
    likes: comment.likedBy.size,
    liked: viewer !== null && comment.likedBy.has(viewer.id),
    replyCount: Math.min(replies.length, replyCountMax),
    parentComment: comment.parentId ?? '',
    isOwner: !comment.isDeleted && viewer?.id === author.id,
    editedAt: comment.editedAt === null ? null : isoOf(comment.editedAt),
    deleted: comment.isDeleted,
  };
}

/** The author fields of a deleted comment. */
const noAuthor = { username: '', displayName: '', profilePicId: null };

function userById(state: State, id: string): StoredUser {
  const user = state.users.get(id);
  if (user === undefined) throw new Error(`Unknown user id: ${id}.`);
  return user;
}

export function postWire(state: State, viewer: Viewer, post: StoredPost): PostWire {
  const owner = userById(state, post.ownerId);
  return {
    ...authorWire(viewer, owner),
    id: post.id,
    caption: post.caption,
    image: postImagePath(post, canSeePost(state, null, post), viewer),
    imageMeta: imageMetaOf(state, post.imageId),
    imageAlt: post.imageAlt,
    timestamp: isoOf(post.createdAt),
    editedAt: post.editedAt === null ? null : isoOf(post.editedAt),
    likes: post.likedBy.size,
    liked: viewer !== null && post.likedBy.has(viewer.id),
    commentCount: visibleComments(state, viewer, post).filter(({ isDeleted }) => !isDeleted).length,
    auraTags: [...post.tags],
    itemIDs: post.itemIds.filter((id) => state.items.has(id)),
    originalEmail: emailOrId(viewer, owner),
    userID: emailOrId(viewer, owner),
    location: post.location,
    isOwner: viewer?.id === owner.id,
  };
}

/** A single post includes its newest comments; posts in lists do not. */
export function postWithComments(state: State, viewer: Viewer, post: StoredPost): PostWire {
  const comments = visibleComments(state, viewer, post)
    .slice(0, postCommentsMaxCount)
    .map((comment) => commentWire(state, viewer, post, comment));
  return { ...postWire(state, viewer, post), comments };
}

/** Mocks make cut-outs only by masks that were drawn. */
function cutoutWires(state: State, viewer: Viewer, item: StoredItem) {
  const isPublic = canSeeItem(state, null, item);
  const isShown = item.cutoutShown || viewer?.id === item.ownerId;
  const wire = (id: string | null) => {
    const meta = imageMetaOf(state, id);
    if (!isShown || id === null || meta === null) return [null, null] as const;
    return [viewerImageId(id, isPublic, viewer), { ...meta, left: 0, top: 0 }] as const;
  };
  const [cutout, cutoutMeta] = wire(item.frontCutoutId);
  const [backCutout, backCutoutMeta] = wire(item.backCutoutId);
  return { cutout, cutoutMeta, backCutout, backCutoutMeta };
}

export function itemWire(state: State, viewer: Viewer, item: StoredItem): ItemWire {
  const isPublic = canSeeItem(state, null, item);
  const address = (id: string | null) => (id === null ? null : viewerImageId(id, isPublic, viewer));
  const { id, price, store } = item;
  return {
    id,
    description: item.name,
    ...pick(item, detailFactNames),
    image: address(item.frontId),
    imageMeta: imageMetaOf(state, item.frontId),
    backImage: address(item.backId),
    backImageMeta: imageMetaOf(state, item.backId),
    ...cutoutWires(state, viewer, item),
    cutoutShown: item.cutoutShown,
    likes: item.likedBy.size,
    liked: viewer !== null && item.likedBy.has(viewer.id),
    ...(price !== undefined && { price }),
    ...(store !== undefined && { store }),
    isOwner: viewer?.id === item.ownerId,
    ...(viewer?.id === item.ownerId && {
      own: item.own,
      ...wornOf(state, id),
      detected: item.isDetected,
    }),
  };
}

/** The posts of a user that the viewer may see, newest first. */
export function userPosts(state: State, viewer: Viewer, user: StoredUser): StoredPost[] {
  return newestFirst(state.posts.values()).filter(
    (post) => post.ownerId === user.id && canSeePost(state, viewer, post),
  );
}

export function profileWire(state: State, viewer: Viewer, user: StoredUser): ProfileWire {
  const isOwner = viewer?.id === user.id;
  const ownPosts = userPosts(state, viewer, user);
  const blocked = [...user.blocks].flatMap((id) => state.users.get(id) ?? []);
  return {
    ...authorWire(viewer, user),
    userID: emailOrId(viewer, user),
    userName: usernameOf(user),
    email: isOwner ? user.email : '',
    location: user.location,
    profileBio: user.bio,
    profilePicMeta: imageMetaOf(state, user.avatarId),
    postPrivacy: user.postPrivacy,
    profilePrivacy: user.profilePrivacy,
    blockedList: isOwner ? blocked.map(usernameOf).join(',') : '',
    ...(isOwner && { notificationSettings: { ...notificationSettingsDefaults, ...user.notifications } }),
    userPosts: ownPosts.slice(0, profilePostsMaxCount).map(({ id }) => id),
    postCount: ownPosts.length,
    ...likeFields(state, viewer, user),
    ...followFields(state, viewer, user),
    isOwner,
  };
}
