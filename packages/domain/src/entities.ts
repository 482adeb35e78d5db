import type { wishlistSources } from './limits.ts';
import type { Category } from './vocabularies/categories.ts';

/** The shapes that screens use (docs/product.md section 3). The api-client maps the wire onto them. */

/** A stored image: where it is, how large it is, and what may stand in its place while it loads. */
export interface Image {
  /** Complete address without a width; see `imageSrcSet` for the smaller variants. */
  readonly src: string;
  /** Pixels; null when the stored image is unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** ThumbHash as base64, drawn until the image arrives. */
  readonly thumbhash: string | null;
  /** Two or three hex colours taken from the photograph, for its aura; empty when unknown. */
  readonly palette: readonly string[];
}

/** A person as named beside a post, a comment or in a list. */
export interface Person {
  readonly username: string;
  readonly displayName: string;
  readonly avatar: Image | null;
}

export interface Comment {
  readonly id: string;
  readonly text: string;
  readonly author: Person;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly likeCount: number;
  readonly replyCount: number;
  /** Null for a comment that starts a thread. */
  readonly parentId: string | null;
  readonly isOwner: boolean;
}

export interface Post {
  readonly id: string;
  readonly caption: string;
  /** Null when the image is gone: a stub card is shown. */
  readonly image: Image | null;
  /** What the photo shows, in its author's words; empty when they gave none. */
  readonly imageAlt: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly likeCount: number;
  readonly commentCount: number;
  /** Null in lists; a single post carries them. */
  readonly comments: readonly Comment[] | null;
  /** As stored, each with its leading #. */
  readonly tags: readonly string[];
  readonly itemIds: readonly string[];
  readonly author: Person;
  readonly location: string;
  readonly isOwner: boolean;
}

/** The facts that describe a garment; an empty string means unknown. */
export interface ItemFacts {
  readonly name: string;
  readonly category: Category | '';
  readonly subcategory: string;
  readonly brand: string;
  readonly size: string;
  readonly color: string;
  readonly material: string;
  readonly style: string;
}

export interface Item extends ItemFacts {
  readonly id: string;
  readonly front: Image | null;
  readonly back: Image | null;
  readonly likeCount: number;
  /** Formatted price and store of a detected item, when known. */
  readonly price: string;
  readonly store: string;
  readonly isOwner: boolean;
}

/** A garment found in an outfit photo, before it is posted. */
export interface DetectedItem {
  readonly id: string;
  readonly category: Category | '';
  readonly subcategory: string;
  readonly brand: string;
  readonly description: string;
  readonly color: string;
  readonly material: string;
  readonly style: string;
  /** How sure the analysis is, 0 to 1; null where it does not say. */
  readonly confidence: number | null;
  /** The part of the photo that shows it; null where the analysis cannot tell. */
  readonly image: Image | null;
}

export type WishlistSource = (typeof wishlistSources)[number];

export interface WishlistEntry {
  readonly item: Item;
  /** ISO 8601. */
  readonly addedAt: string;
  readonly source: WishlistSource;
}

export type PrivacyLevel = 'public' | 'friends' | 'private';

export interface Profile extends Person {
  readonly bio: string;
  readonly location: string;
  readonly postIds: readonly string[];
  readonly likedPostIds: readonly string[];
  readonly likedItemIds: readonly string[];
  readonly followers: readonly Person[];
  readonly following: readonly Person[];
  readonly profilePrivacy: PrivacyLevel;
  readonly postPrivacy: PrivacyLevel;
  /** Usernames; only ever filled in one's own profile. */
  readonly blockedUsernames: readonly string[];
  readonly isOwner: boolean;
}

export interface NotificationSettings {
  readonly pushNotifications: boolean;
  readonly emailNotifications: boolean;
  readonly followNotifications: boolean;
  readonly likeNotifications: boolean;
  readonly commentNotifications: boolean;
  readonly postNotifications: boolean;
}
