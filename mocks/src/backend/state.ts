import type { ImageMeta } from '@aura/api-client/contract/fields';
import type { NotificationWire } from '@aura/api-client/contract/notifications';
import type { PrivacyLevel, WishlistSource } from '@aura/domain/entities';
import type { FactsByKind } from '@aura/domain/item-facts';
import type { NotificationSettings } from '@aura/domain/notifications';
import type { OutfitFacts } from '@aura/domain/outfits';
import type { OwnFacts } from '@aura/domain/own-facts';
import type { ModerationAct, ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { NotificationType } from '@aura/domain/vocabularies/notification-types';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';

/** State of the in-memory backend. Times are milliseconds since 1970. */

export interface StoredUser {
  /** The opaque id that other users see instead of the email. */
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
  /** The time of each follow, by user id. */
  readonly follows: Map<string, number>;
  /** Ids of users. */
  readonly blocks: Set<string>;
  notifications: NotificationSettings | null;
  /** What the user has reported, by `reportKey`. */
  readonly reported: Set<string>;
  suspension: StoredSuspension | null;
}

/** The user that a call is answered for; null when no one is signed in. */
export type Viewer = StoredUser | null;

interface StoredSuspension {
  /** Null for an indefinite one. */
  readonly until: number | null;
  readonly reason: ReportReason;
  readonly words: string;
}

interface StoredReport {
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly createdAt: number;
}

export interface StoredCase {
  readonly id: string;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly authorId: string;
  reportCount: number;
  reports: StoredReport[];
  /** The first report. */
  readonly createdAt: number;
  isDecided: boolean;
}

export interface StoredDecision {
  readonly id: string;
  readonly caseId: string;
  readonly moderatorId: string;
  readonly authorId: string;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly act: ModerationAct;
  readonly reason: ReportReason | null;
  words: string;
  readonly until: number | null;
  readonly createdAt: number;
}

export interface StoredImage {
  readonly id: string;
  readonly meta: ImageMeta | null;
  /** A file of the world, or uploaded bytes. */
  readonly source: { readonly file: string } | { readonly sent: Blob };
}

/** The time of each like, by user id. */
export type Likes = Map<string, number>;

export interface StoredItem extends FactsByKind<string, string, readonly string[]> {
  readonly id: string;
  readonly ownerId: string;
  frontId: string | null;
  backId: string | null;
  readonly frontCutoutId: string | null;
  readonly backCutoutId: string | null;
  readonly price: string | undefined;
  readonly store: string | undefined;
  readonly own: OwnFacts;
  readonly createdAt: number;
  readonly cutoutShown: boolean;
  /** Detected items are not part of the wardrobe. */
  readonly isDetected: boolean;
  readonly likedBy: Likes;
}

export interface StoredComment {
  readonly id: string;
  readonly authorId: string;
  text: string;
  readonly parentId: string | null;
  readonly createdAt: number;
  editedAt: number | null;
  /** Deleted, but with replies. */
  isDeleted: boolean;
  readonly likedBy: Likes;
}

export interface StoredPost {
  readonly id: string;
  readonly ownerId: string;
  caption: string;
  imageAlt: string;
  tags: readonly string[];
  itemIds: string[];
  readonly imageId: string | null;
  readonly location: string;
  readonly createdAt: number;
  editedAt: number | null;
  readonly likedBy: Likes;
  comments: StoredComment[];
}

/** A browser that receives push messages. */
interface StoredPushSubscription {
  readonly userId: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface StoredWishlistEntry {
  readonly userId: string;
  readonly itemId: string;
  readonly source: WishlistSource;
  readonly createdAt: number;
}

/** An outfit; its first version is 1. */
export interface StoredOutfit extends OutfitFacts {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Garments worn on a day, or planned. */
export interface StoredWear {
  readonly id: string;
  readonly ownerId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly planned: boolean;
  readonly itemIds: readonly string[];
  readonly outfitId: string | null;
  readonly postId: string | null;
  readonly createdAt: number;
}

/** A request with an idempotency key. */
interface IdempotentRequest {
  readonly content: string;
  readonly response: Promise<unknown>;
  /** Whether it was answered with success. */
  readonly done: boolean;
}

/** What a person did that a user is notified of. */
interface StoredEvent {
  readonly actorId: string;
  /** The comment or the new post, or empty. */
  readonly subjectId: string;
  /** Of a like or follow that was undone. */
  isWithdrawn: boolean;
}

/** A notification of a user. Its events are the oldest first. */
export interface StoredNotification {
  readonly id: string;
  readonly receiverId: string;
  readonly type: NotificationType;
  /** What else the notification groups by. */
  readonly groupKey: string;
  readonly postId: string | null;
  readonly decision: NotificationWire['decision'];
  changedAt: number;
  isRead: boolean;
  events: StoredEvent[];
}

export interface State {
  readonly users: Map<string, StoredUser>;
  readonly items: Map<string, StoredItem>;
  readonly posts: Map<string, StoredPost>;
  readonly images: Map<string, StoredImage>;
  wishlist: StoredWishlistEntry[];
  readonly outfits: Map<string, StoredOutfit>;
  readonly wears: Map<string, StoredWear>;
  notifications: StoredNotification[];
  /** By endpoint, the oldest first. */
  readonly pushSubscriptions: Map<string, StoredPushSubscription>;
  readonly cases: Map<string, StoredCase>;
  decisions: StoredDecision[];
  /** Lower case. */
  readonly moderatorEmails: readonly string[];
  /** Requests and responses by user, call and idempotency key. */
  readonly idempotentRequests: Map<string, IdempotentRequest>;
  /** Deletion times of accounts, by the identity provider's id; earlier tokens are invalid. */
  readonly accountsDeletedAt: Map<string, number>;
  readonly now: () => number;
  /** Returns the next id of a kind; the same order of calls gives the same ids. */
  readonly newId: (
    kind: 'post' | 'item' | 'outfit' | 'wear' | 'comment' | 'notification' | 'image' | 'case' | 'decision',
  ) => string;
  /** Returns the next number of a seeded sequence, 0 to 1. */
  readonly random: () => number;
  /** Duration of the simulated analysis, in milliseconds. */
  readonly analysisDelayMs: number;
}

/** The user of a request's token. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** Time of the last sign-in or reauthentication. */
  readonly authTime: number;
}

/** Finds the record of a caller; null without a caller or a profile. */
export function findUser(state: State, caller: Caller | null): StoredUser | null {
  if (caller === null) return null;
  return [...state.users.values()].find((user) => user.uid === caller.uid) ?? null;
}

/** Sorts newest first; by descending id for equal times. */
export function newestFirst<T extends { readonly createdAt: number; readonly id: string }>(
  things: Iterable<T>,
): T[] {
  return [...things].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}
