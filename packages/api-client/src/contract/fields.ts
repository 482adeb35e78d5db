import { imageWidthsPx } from '@aura/domain/limits/images';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import * as z from 'zod/mini';
import { accountNameMaxLength } from './wire-limits.ts';

/** Fields that several resources share. */

/** PostgreSQL texts cannot contain NUL. */
const noNul = z.refine<string>((value) => !value.includes('\0'));

/** Text of at most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max), noNul);

/** Text in NFC, so that a search finds it however its accents are encoded. */
export const searchableText = (max: number) => z.string().check(z.normalize('NFC'), z.maxLength(max), noNul);

/**
 * Text that is trimmed and then has at least one and at most `max` characters.
 * @param tooLong message for a longer text
 */
export const filledText = (max: number, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max, tooLong), noNul);

/** An id that the API has issued. */
export const id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));

/** The image id in a URL; for content that is not public it contains a signature and expires. */
export const imageId = z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[A-Za-z0-9_.-]+$/));

/** The caller's own email. When it differs from the token's, the server answers 403. */
export const ownEmail = z.string().check(z.minLength(1), z.maxLength(accountNameMaxLength));

/** Bytes of an uploaded image. */
export const file = z.instanceof(Blob);

export const privacyLevel = z.enum(privacyLevels);

/** A privacy level in a request: empty means public (docs/product.md section 3). */
export const privacyInput = z.union([privacyLevel, z.literal('')]);

/** A position in a list ordered by time: the time in milliseconds (up to the year 5138), and an id. */
export const timeCursor = z.string().check(z.maxLength(143), z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,128}$/));

/** Where the next page begins; null after the last one. */
export const nextCursor = z.nullable(timeCursor);

/** The number of entries of a page in a query, by default `size`, from `min` to `max`. */
export const pageLimit = (size: number, max = size, min = 1) =>
  z._default(z.coerce.number<number>().check(z.int(), z.minimum(min), z.maximum(max)), size);

export const count = z.int().check(z.nonnegative());

/** Width in pixels of a resized image. */
export const imageWidth = z.optional(
  z.coerce.number<number>().check(z.refine((width) => imageWidthsPx.includes(width))),
);

/** Metadata of an image, for rendering before it has loaded. */
export const imageMeta = z.object({
  width: z.int(),
  height: z.int(),
  thumbhash: z.nullable(z.string()),
  palette: z.array(z.string()),
});

export type ImageMeta = z.infer<typeof imageMeta>;

/** Metadata of a cut-out, with its place in the photo in pixels where that is known. */
const cutoutMeta = z.object({
  ...imageMeta.shape,
  left: z.optional(z.int()),
  top: z.optional(z.int()),
});

/** The images of an item: photos, and cut-outs, which are transparent WebP images. */
export const itemImageFields = {
  /** Id of the stored front image. */
  image: z.nullable(imageId),
  imageMeta: z.nullable(imageMeta),
  backImage: z.nullable(imageId),
  backImageMeta: z.nullable(imageMeta),
  /** Null when there is none, and for others when the owner does not show it. */
  cutout: z.nullable(imageId),
  cutoutMeta: z.nullable(cutoutMeta),
  backCutout: z.nullable(imageId),
  backCutoutMeta: z.nullable(cutoutMeta),
  /** Whether the owner shows the item by its cut-outs, where it has them. */
  cutoutShown: z.boolean(),
};

/** Author fields of posts, comments and lists. An email is returned only to its own user. */
export const authorFields = {
  username: z.string(),
  displayName: z.string(),
  profilePicId: z.nullable(imageId),
  /** Whether the caller follows the person; absent without a caller and for the caller themselves. */
  isFollowed: z.optional(z.boolean()),
};

/** Response of calls that return no data. */
export const done = z.object({ success: z.literal(true) });

/** Response of calls that like something or take a like back: the state after the call, which a repeated call does not change. */
export const likeState = z.object({ success: z.literal(true), liked: z.boolean(), likes: count });
