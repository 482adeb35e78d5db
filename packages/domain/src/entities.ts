import * as z from 'zod/mini';
import { someNotificationSettingsSchema } from './forms/notification-settings.ts';
import { detailFactNames, itemFactSchemas } from './item-facts.ts';
import { ownFactsSchema } from './own-facts.ts';
import { pick } from './utils/pick.ts';
import { notificationTypes } from './vocabularies/notification-types.ts';
import { privacyLevels } from './vocabularies/privacy-levels.ts';
import { reportReasons } from './vocabularies/report-reasons.ts';
import { wishlistSources } from './vocabularies/wishlist-sources.ts';
import { wornSchema } from './worn.ts';

/**
 * The entities that screens use (docs/product.md section 3), as schemas. The mappers of the API client create
 * them from the wire format.
 */

type DeepReadonly<T> = T extends readonly (infer Element)[]
  ? readonly DeepReadonly<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

type Entity<Schema extends z.ZodMiniType> = DeepReadonly<z.output<Schema>>;

const text = z.string();
/** ISO 8601. */
const time = z.string();
const count = z.number();

/** A stored image. */
export const imageSchema = z.object({
  /** URL without a width; `imageSrcSet` adds the smaller variants. */
  src: text,
  /** Pixels; null when unknown. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** ThumbHash as base64, shown until the image has loaded. */
  thumbhash: z.nullable(text),
  /** Two or three hex colours of the photo, for its aura; empty when unknown. */
  palette: z.array(text),
});

/** A garment without its background. */
const cutoutSchema = z.object({
  ...imageSchema.shape,
  /** The place of its upper left corner in the photo, in pixels; omitted when unknown. */
  place: z.optional(z.object({ left: count, top: count })),
});

/** A user as shown beside a post, a comment or in a list. */
const personSchema = z.object({
  username: text,
  displayName: text,
  avatar: z.nullable(imageSchema),
});

const commentSchema = z.object({
  id: text,
  text,
  author: personSchema,
  createdAt: time,
  likeCount: count,
  /** Whether the current user likes it. */
  liked: z.boolean(),
  replyCount: count,
  /** Null for a comment that starts a thread. */
  parentId: z.nullable(text),
  /** The last change of its text; null when there was none. */
  editedAt: z.nullable(time),
  /** A deleted comment is there because it has replies; its text and its author are empty. */
  isDeleted: z.boolean(),
  isOwner: z.boolean(),
});

const postSchema = z.object({
  id: text,
  caption: text,
  /** Null when the image was deleted; the logo is shown in its place. */
  image: z.nullable(imageSchema),
  /** The author's description of the photo; empty when there is none. */
  imageAlt: text,
  createdAt: time,
  /** The last change of its texts or items; null when there was none. */
  editedAt: z.nullable(time),
  likeCount: count,
  /** Whether the current user likes it. */
  liked: z.boolean(),
  commentCount: count,
  /** Null in lists; only a single post has them. */
  comments: z.nullable(z.array(commentSchema)),
  /** Each with its leading #. */
  tags: z.array(text),
  itemIds: z.array(text),
  author: personSchema,
  location: text,
  isOwner: z.boolean(),
});

const itemFactsSchema = z.object(itemFactSchemas);

const itemSchema = z.object({
  ...itemFactSchemas,
  id: text,
  front: z.nullable(imageSchema),
  back: z.nullable(imageSchema),
  /** The garment of each photo without its background; null when there is none. */
  frontCutout: z.nullable(cutoutSchema),
  backCutout: z.nullable(cutoutSchema),
  /** Whether the item is shown by its cut-outs, where it has them. */
  showsCutout: z.boolean(),
  likeCount: count,
  /** Whether the current user likes it. */
  liked: z.boolean(),
  /** Formatted price and name of the store of a detected item; empty when unknown. */
  price: text,
  store: text,
  isOwner: z.boolean(),
  /** Null for an item of another person. */
  own: z.nullable(ownFactsSchema),
  /** Only in own items. */
  worn: z.optional(wornSchema),
  /** Whether an analysis found it in a photo, so that it is not in the wardrobe; only in own items. */
  isDetected: z.optional(z.boolean()),
});

/** A person whom a search has found. */
const foundPersonSchema = z.object({ ...personSchema.shape, bio: text });

/** A tag with the number of its posts that the current user may see. */
const foundTagSchema = z.object({ tag: text, postCount: count });

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A part of a photo, as shares of its width and height. */
export const photoBoxSchema = z.object({ left: share, top: share, width: share, height: share });

/** A garment found in an outfit photo that is not posted yet; the user may correct its facts. */
const detectedItemSchema = z.object({
  ...pick(itemFactSchemas, detailFactNames),
  id: text,
  description: text,
  /** 0 to 1; null when the analysis reports none. */
  confidence: z.nullable(z.number()),
  /** The part of the photo with the garment; null when its position is unknown. */
  image: z.nullable(imageSchema),
  /** The garment without its background, shown instead of `image`; null when there is none. */
  cutout: z.nullable(imageSchema),
  /** The part of the photo that shows it; omitted when unknown. */
  box: z.optional(photoBoxSchema),
  /** The id of the detected item whose place an own one has taken. */
  replaces: z.optional(text),
});

const wishlistSourceSchema = z.enum(wishlistSources);

const wishlistEntrySchema = z.object({
  item: itemSchema,
  addedAt: time,
  source: wishlistSourceSchema,
});

const privacyLevelSchema = z.enum(privacyLevels);

const profileSchema = z.object({
  ...personSchema.shape,
  bio: text,
  /** The number of the posts that the current user may see. */
  postCount: count,
  /** The ids of the newest of them. */
  newestPostIds: z.array(text),
  /** Only known in the own profile. */
  likedItemCount: count,
  /** The newest of each; the counts are those of all. */
  followers: z.array(personSchema),
  following: z.array(personSchema),
  followerCount: count,
  followingCount: count,
  /** Whether the current user follows the person, as of this read. */
  isFollowed: z.boolean(),
  /** Whether the person follows the current user. */
  followsYou: z.boolean(),
  /** Of the followers, those whom the current user follows: the newest, and their number. */
  followedBy: z.object({ people: z.array(personSchema), total: count }),
  profilePrivacy: privacyLevelSchema,
  postPrivacy: privacyLevelSchema,
  /** Usernames; empty in the profiles of others. */
  blockedUsernames: z.array(text),
  isOwner: z.boolean(),
  /** Only in the own profile. */
  isModerator: z.optional(z.boolean()),
  /** Why and until when the current user cannot write; only in the own profile. */
  suspension: z.optional(
    z.nullable(z.object({ until: z.nullable(time), reason: z.enum(reportReasons), words: text })),
  ),
  /** A switch that is absent is on. */
  notificationSettings: z.optional(someNotificationSettingsSchema),
});

const notificationSchema = z.object({
  id: text,
  /** Its position in the list. */
  cursor: text,
  type: z.enum(notificationTypes),
  /** The newest people; empty for moderation. */
  people: z.array(personSchema),
  /** All people, up to 100. */
  peopleCount: count,
  /** The post that it leads to; null for follows. */
  post: z.nullable(z.object({ id: text, image: z.nullable(imageSchema) })),
  /** The number of new posts, up to 100; 0 for other types. */
  postCount: count,
  commentId: z.nullable(text),
  /** The start of the comment or caption that it is about; may be empty. */
  quote: text,
  /** Of moderation only. */
  decision: z.nullable(z.object({ sentence: text, quote: text, reason: text })),
  createdAt: time,
  isRead: z.boolean(),
});

export type Image = Entity<typeof imageSchema>;
export type Person = Entity<typeof personSchema>;
export type FoundPerson = Entity<typeof foundPersonSchema>;
export type FoundTag = Entity<typeof foundTagSchema>;
export type Comment = Entity<typeof commentSchema>;
export type Post = Entity<typeof postSchema>;
export type ItemFacts = Entity<typeof itemFactsSchema>;
export type Item = Entity<typeof itemSchema>;
export type PhotoBox = Entity<typeof photoBoxSchema>;
export type DetectedItem = Entity<typeof detectedItemSchema>;
export type WishlistSource = Entity<typeof wishlistSourceSchema>;
export type WishlistEntry = Entity<typeof wishlistEntrySchema>;
export type PrivacyLevel = Entity<typeof privacyLevelSchema>;
export type Profile = Entity<typeof profileSchema>;
export type Notification = Entity<typeof notificationSchema>;
