import type { ImageMeta } from '@aura/api-client/contract/fields';
import type { PrivacyLevel, WishlistSource } from '@aura/domain/entities';
import type { FactsByKind } from '@aura/domain/item-facts';
import type { NotificationSettings } from '@aura/domain/notifications';

/** What the in-memory backend remembers. Times are milliseconds since 1970. */

export interface StoredUser {
  /** The opaque id that others see in the place of the email. */
  readonly id: string;
  readonly uid: string;
  readonly email: string;
  username: string | null;
  displayName: string;
  bio: string;
  location: string;
  avatarId: string | null;
  profilePrivacy: PrivacyLevel;
  postPrivacy: PrivacyLevel;
  /** Ids of people. */
  readonly follows: Set<string>;
  readonly blocks: Set<string>;
  notifications: NotificationSettings | null;
}

export interface StoredImage {
  readonly id: string;
  readonly meta: ImageMeta | null;
  /** A file of the world, or the bytes that somebody sent. */
  readonly source: { readonly file: string } | { readonly sent: Blob };
}

/** When each person liked it, by their id. */
export type Likes = Map<string, number>;

export interface StoredItem extends FactsByKind<string, string, readonly string[]> {
  readonly id: string;
  readonly ownerId: string;
  frontId: string | null;
  backId: string | null;
  readonly price: string | undefined;
  readonly store: string | undefined;
  readonly createdAt: number;
  /** Found by the analysis: it stays with its post and is no part of the wardrobe. */
  readonly isDetected: boolean;
  /** Whether a post has linked it. */
  isPosted: boolean;
  readonly likedBy: Likes;
}

export interface StoredComment {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly parentId: string | null;
  readonly createdAt: number;
}

export interface StoredPost {
  readonly id: string;
  readonly ownerId: string;
  readonly caption: string;
  readonly imageAlt: string;
  readonly tags: readonly string[];
  itemIds: string[];
  readonly imageId: string | null;
  readonly location: string;
  readonly createdAt: number;
  readonly likedBy: Likes;
  comments: StoredComment[];
}

interface StoredWishlistEntry {
  readonly userId: string;
  readonly itemId: string;
  readonly source: WishlistSource;
  readonly createdAt: number;
}

export interface State {
  readonly users: Map<string, StoredUser>;
  readonly items: Map<string, StoredItem>;
  readonly posts: Map<string, StoredPost>;
  readonly images: Map<string, StoredImage>;
  wishlist: StoredWishlistEntry[];
  /** Answers by person, call and idempotency key, with what was asked for. */
  readonly idempotentRequests: Map<string, { readonly content: string; readonly response: Promise<unknown> }>;
  /** When accounts were erased, by the identity provider's id; older sign-ins end with them. */
  readonly accountsDeletedAt: Map<string, number>;
  readonly now: () => number;
  /** The next id of a kind; the same order of calls gives the same ids. */
  readonly newId: (kind: 'post' | 'item' | 'comment' | 'image') => string;
  /** The next number of a seeded sequence, 0 to 1. */
  readonly random: () => number;
  /** How long the simulated analysis takes. */
  readonly analysisDelayMs: number;
}

/** Who asks: what the token says, and the person's record once there is one. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** When the person last proved who they are. */
  readonly authTime: number;
}

/** The record of whoever asks; null for nobody and for somebody without a profile. */
export function findUser(state: State, caller: Caller | null): StoredUser | null {
  if (caller === null) return null;
  return [...state.users.values()].find((person) => person.uid === caller.uid) ?? null;
}

/** Newest first; of two at the same time the greater id first. */
export function newestFirst<T extends { readonly createdAt: number; readonly id: string }>(
  things: Iterable<T>,
): T[] {
  return [...things].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
