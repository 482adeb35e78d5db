import type { CommentWire } from '../contract/comment-wire.ts';
import type { ItemWire } from '../contract/items.ts';
import type { OutfitWire } from '../contract/outfits.ts';
import type { PostWire } from '../contract/posts.ts';
import type { ProfileWire } from '../contract/profiles.ts';

/** Records as the server sends them, as empty as they can be; tests override the fields that they are about. */

/** Creates an own item without images and facts, as the server sends it. */
export function itemWire(item: Partial<ItemWire> & Pick<ItemWire, 'id'>): ItemWire {
  return {
    description: '',
    category: '',
    subcategory: '',
    brand: '',
    size: '',
    color: '',
    material: '',
    style: '',
    image: null,
    imageMeta: null,
    backImage: null,
    backImageMeta: null,
    cutout: null,
    cutoutMeta: null,
    backCutout: null,
    backCutoutMeta: null,
    cutoutShown: true,
    likes: 0,
    isOwner: true,
    ...item,
  };
}

/** Creates an own post without texts and items, as the server sends it. */
export function postWire(post: Partial<PostWire> & Pick<PostWire, 'id'>): PostWire {
  return {
    caption: '',
    imageAlt: '',
    image: `/post/${post.id}/image`,
    imageMeta: null,
    timestamp: '2026-11-25T12:00:00.000Z',
    editedAt: null,
    likes: 0,
    commentCount: 0,
    auraTags: [],
    itemIDs: [],
    originalEmail: 'u_mira',
    userID: 'u_mira',
    location: '',
    isOwner: true,
    username: 'mira',
    displayName: 'Mira K.',
    profilePicId: null,
    ...post,
  };
}

/** Creates a comment of another user, as the server sends it. */
export function commentWire(comment: Partial<CommentWire> & Pick<CommentWire, 'id'>): CommentWire {
  return {
    username: 'jo',
    displayName: '',
    profilePicId: null,
    text: '',
    email: 'jo',
    createdAt: '2026-05-06T12:00:00.000Z',
    likes: 0,
    liked: false,
    replyCount: 0,
    parentComment: '',
    isOwner: false,
    editedAt: null,
    deleted: false,
    ...comment,
  };
}

/** Creates the own profile of a new user, as the server sends it. */
export function profileWire(profile: Partial<ProfileWire> = {}): ProfileWire {
  return {
    username: 'mira',
    userName: 'mira',
    displayName: 'Mira',
    userID: 'u_mira',
    email: '',
    location: '',
    profileBio: '',
    profilePicId: null,
    profilePicMeta: null,
    postPrivacy: 'public',
    profilePrivacy: 'public',
    blockedList: '',
    userPosts: [],
    postLikes: [],
    itemLikes: [],
    followers: [],
    following: [],
    isOwner: true,
    ...profile,
  };
}

/** Creates an outfit without garments, as the server sends it. */
export function outfitWire(outfit: Partial<OutfitWire> = {}): OutfitWire {
  return {
    id: 'o_1',
    name: 'Gallery Friday',
    occasions: [],
    layers: [],
    version: 1,
    image: null,
    wears: 0,
    lastWorn: null,
    plannedDays: [],
    createdAt: '2026-11-24T10:00:00.000Z',
    updatedAt: '2026-11-24T10:00:00.000Z',
    ...outfit,
  };
}
