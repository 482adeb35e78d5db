import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import * as z from 'zod/mini';
import { LIKED, LIST, pagesOfTags, postItems, tagTypes, UNREAD, WITH_ITEM } from '../api.ts';
import type { analysisApi } from '../endpoints/analysis.ts';
import type { commentsApi } from '../endpoints/comments.ts';
import type { followsApi } from '../endpoints/follows.ts';
import type { itemActionsApi } from '../endpoints/item-actions.ts';
import type { itemBatchesApi } from '../endpoints/item-batches.ts';
import type { notificationsApi } from '../endpoints/notifications.ts';
import type { outfitsApi } from '../endpoints/outfits.ts';
import type { postActionsApi } from '../endpoints/post-actions.ts';
import type { postEditsApi } from '../endpoints/post-edits.ts';
import { FILTERED } from '../endpoints/posts.ts';
import type { profileActionsApi } from '../endpoints/profile-actions.ts';
import { OWN } from '../endpoints/profiles.ts';
import type { wishlistApi } from '../endpoints/wishlist.ts';

/** A tag of cached reads; without an id, all tags of the type. */
export const tagSchema = z.object({ type: z.enum(tagTypes), id: z.optional(z.string()) });

export type Tag = z.infer<typeof tagSchema>;

type MutationName =
  | keyof (typeof postActionsApi)['endpoints']
  | keyof (typeof postEditsApi)['endpoints']
  | keyof (typeof commentsApi)['endpoints']
  | keyof (typeof itemActionsApi)['endpoints']
  | keyof (typeof itemBatchesApi)['endpoints']
  | keyof (typeof profileActionsApi)['endpoints']
  | Exclude<keyof (typeof followsApi)['endpoints'], 'getFollows'>
  | Exclude<
      keyof (typeof notificationsApi)['endpoints'],
      'getNotifications' | 'getNewestNotifications' | 'setUnreadCount'
    >
  | Exclude<keyof (typeof outfitsApi)['endpoints'], 'getOutfits' | 'getOutfit'>
  | keyof (typeof analysisApi)['endpoints']
  | Exclude<keyof (typeof wishlistApi)['endpoints'], 'getFavorites'>;

const profile: Tag = { type: 'Profile', id: OWN };
const wishlist: Tag = { type: 'Wishlist', id: LIST };
const likedPosts: Tag = { type: 'Post', id: LIKED };
const likedItems: Tag = { type: 'Item', id: LIKED };
const outfits: Tag = { type: 'Outfit', id: LIST };
const postsWithItem: Tag = { type: 'Post', id: WITH_ITEM };

/**
 * The reads that each mutation makes stale, besides those of the post, item or person that it names; null for a call
 * that changes nothing that other tabs show.
 */
const staleReads: Readonly<Record<MutationName, readonly Tag[] | null>> = {
  addPost: [{ type: 'Post', id: LIST }, pagesOfTags, postsWithItem, { type: 'Item', id: LIST }, profile],
  updatePost: [pagesOfTags, postsWithItem],
  deletePost: [profile],
  addLike: [likedPosts],
  removeLike: [likedPosts],
  addComment: [],
  updateComment: [],
  deleteComment: [],
  likeComment: [],
  unlikeComment: [],
  addUserItem: [{ type: 'Item', id: LIST }],
  importItem: [{ type: 'Item', id: LIST }],
  updateItem: [],
  showCutout: [],
  editCutout: [],
  // Outfits show their garments.
  deleteItem: [profile, outfits],
  updateItems: [],
  deleteItems: [profile, outfits],
  addItemLike: [likedItems, profile],
  removeItemLike: [likedItems, profile],
  addOutfit: [outfits],
  updateOutfit: [outfits],
  deleteOutfit: [outfits],
  addFavorite: [wishlist],
  removeFavorite: [wishlist],
  // Profiles name the followed people among their followers.
  follow: [{ type: 'Profile' }, { type: 'Post', id: FILTERED }],
  unfollow: [{ type: 'Profile' }, { type: 'Post', id: FILTERED }],
  readNotifications: [{ type: 'Notification', id: UNREAD }],
  createUserProfile: [profile],
  // The name and image of the author are part of posts; blocked users disappear from every list.
  updateProfile: [{ type: 'Profile' }, { type: 'Post' }, { type: 'Item' }],
  loadEarlierComments: null,
  loadNewestComments: null,
  updateNotificationSettings: [profile],
  deleteAccount: null,
  evaluateImage: null,
};

const mutationSchema = z.object({
  type: z.literal('api/executeMutation/fulfilled'),
  meta: z.object({ arg: z.object({ endpointName: z.string(), originalArgs: z.unknown() }) }),
});

const subjectSchema = z.object({
  postId: z.optional(z.string()),
  itemId: z.optional(z.string()),
  itemIds: z.optional(z.array(z.string())),
  username: z.optional(z.string()),
});

const isMutationName = (name: string): name is MutationName => Object.hasOwn(staleReads, name);

/**
 * Returns the tags of the reads that an action makes stale in a tab that did not send the call. Empty unless
 * the action is a successful mutation.
 */
export function staleReadsOf(action: unknown): readonly Tag[] {
  const mutation = mutationSchema.safeParse(action);
  if (!mutation.success) return [];
  const { endpointName, originalArgs } = mutation.data.meta.arg;
  const tags = isMutationName(endpointName) ? staleReads[endpointName] : null;
  if (tags === null) return [];
  const { postId, itemId, itemIds = [], username } = subjectSchema.safeParse(originalArgs).data ?? {};
  return [
    ...tags,
    ...(postId === undefined ? [] : [{ type: 'Post' as const, id: postId }]),
    ...(postId !== undefined && endpointName === 'updatePost' ? [postItems(postId)] : []),
    ...(itemId === undefined ? itemIds : [itemId]).map((id) => ({ type: 'Item' as const, id })),
    ...(username === undefined ? [] : [{ type: 'Profile' as const, id: normalizeUsername(username) }]),
  ];
}
