import * as z from 'zod/mini';
import { notificationSettingsSchema } from '../forms/notification-settings.ts';
import { itemFactSchemas } from '../item-facts.ts';
import { outfitLayerSchema } from '../outfits.ts';
import { ownFactsSchema } from '../own-facts.ts';
import { product } from '../product.ts';
import { likeTargets } from '../vocabularies/like-targets.ts';
import { occasions } from '../vocabularies/occasions.ts';
import { privacyLevels } from '../vocabularies/privacy-levels.ts';
import { wishlistSources } from '../vocabularies/wishlist-sources.ts';

/**
 * The file `data.json` of an export (docs/product.md section 2, Own data). It has what a person has entered, and of
 * others only ids and usernames that the person refers to.
 */

export const ownDataFormat = `${product.slug}-own-data`;
/** Increases with a change that earlier versions of the app cannot read. */
export const ownDataVersion = 1;

/** An id that the API has issued; an import uses it in its idempotency keys. */
const id = z.string().check(z.regex(/^[\w-]{1,128}$/));
/** ISO 8601. */
const time = z.string();
/** `YYYY-MM-DD`. */
const day = z.string();

const exportedImageSchema = z.object({
  /** The name of a file in the ZIP. */
  file: z.string(),
  width: z.int(),
  height: z.int(),
  /** ThumbHash as base64. */
  thumbhash: z.nullable(z.string()),
});

const exportedCutoutSchema = z.object({
  ...exportedImageSchema.shape,
  /** The place of its upper left corner in the photo, in pixels, like `top`. */
  left: z.int(),
  top: z.int(),
});

export const exportedItemSchema = z.object({
  id,
  createdAt: time,
  /** `wardrobe`: added by the person. `detected`: found in a photo of a post. */
  source: z.enum(['wardrobe', 'detected']),
  ...itemFactSchemas,
  ...ownFactsSchema.shape,
  /** Whether the item is shown by its cut-outs, where it has them. */
  showsCutout: z.boolean(),
  front: z.nullable(exportedImageSchema),
  back: z.nullable(exportedImageSchema),
  /** The cut-outs by masks that the person has drawn; omitted for others, which can be made again from the photos. */
  frontCutout: z.optional(exportedCutoutSchema),
  backCutout: z.optional(exportedCutoutSchema),
});

export const exportedOutfitSchema = z.object({
  id,
  createdAt: time,
  name: z.string(),
  occasions: z.array(z.enum(occasions)),
  /** The lowest first; of own items and of items on the wishlist. */
  layers: z.array(outfitLayerSchema),
});

export const exportedWearSchema = z.object({
  id,
  date: day,
  planned: z.boolean(),
  itemIds: z.array(id),
  outfitId: z.nullable(id),
  postId: z.nullable(id),
});

const exportedPostSchema = z.object({
  id,
  createdAt: time,
  caption: z.string(),
  /** The description of the photo. */
  imageAlt: z.string(),
  tags: z.array(z.string()),
  itemIds: z.array(id),
  image: z.nullable(exportedImageSchema),
});

const exportedCommentSchema = z.object({
  id,
  createdAt: time,
  postId: id,
  /** The comment that it answers. */
  parentId: z.nullable(id),
  text: z.string(),
});

export const exportedWishlistEntrySchema = z.object({
  itemId: id,
  addedAt: time,
  source: z.enum(wishlistSources),
});

const exportedLikeSchema = z.object({
  targetType: z.enum(likeTargets),
  /** The id of the post, item or comment. */
  targetId: id,
  likedAt: time,
});

const exportedFollowSchema = z.object({ username: z.string(), since: time });

const exportedProfileSchema = z.object({
  username: z.nullable(z.string()),
  email: z.string(),
  displayName: z.string(),
  bio: z.string(),
  location: z.string(),
  createdAt: time,
  profilePrivacy: z.enum(privacyLevels),
  postPrivacy: z.enum(privacyLevels),
  notificationSettings: notificationSettingsSchema,
  /** Usernames. */
  blocked: z.array(z.string()),
  image: z.nullable(exportedImageSchema),
});

/** The lists of an export. */
const listSchemas = {
  items: exportedItemSchema,
  outfits: exportedOutfitSchema,
  wears: exportedWearSchema,
  posts: exportedPostSchema,
  comments: exportedCommentSchema,
  wishlist: exportedWishlistEntrySchema,
  likes: exportedLikeSchema,
  following: exportedFollowSchema,
};

export type OwnDataList = keyof typeof listSchemas;

export const ownDataLists = Object.keys(listSchemas) as OwnDataList[];

export const ownDataSchema = z.object({
  format: z.literal(ownDataFormat),
  version: z.literal(ownDataVersion),
  /** Different for each export. */
  exportId: id,
  exportedAt: time,
  profile: exportedProfileSchema,
  items: z.array(exportedItemSchema),
  outfits: z.array(exportedOutfitSchema),
  wears: z.array(exportedWearSchema),
  posts: z.array(exportedPostSchema),
  comments: z.array(exportedCommentSchema),
  wishlist: z.array(exportedWishlistEntrySchema),
  /** Omitted in exports of earlier versions. */
  likes: z.optional(z.array(exportedLikeSchema)),
  following: z.array(exportedFollowSchema),
});

export type OwnData = z.infer<typeof ownDataSchema>;
export type ExportedImage = z.infer<typeof exportedImageSchema>;
export type ExportedCutout = z.infer<typeof exportedCutoutSchema>;
export type ExportedProfile = z.infer<typeof exportedProfileSchema>;
export type ExportedItem = z.infer<typeof exportedItemSchema>;
export type ExportedRow<List extends OwnDataList> = z.infer<(typeof listSchemas)[List]>;
