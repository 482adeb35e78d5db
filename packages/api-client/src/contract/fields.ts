import { imageWidthsPx } from '@aura/domain/limits/images';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import * as z from 'zod/mini';
import { accountNameMaxLength } from './wire-limits.ts';

/** Fields that several resources share. */

/** NUL is refused since no database text holds it. */
const noNul = z.refine<string>((value) => !value.includes('\0'));

/** Text of at most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max), noNul);

/** Text that is trimmed and then has at least one and at most `max` characters. */
export const filledText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), noNul);

/** An id as the API gives it out. */
export const id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/));

/** The id under which an image is addressed; for content that is not public it carries a signature and expires. */
export const imageId = z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[A-Za-z0-9_.-]+$/));

/** The caller's own email. The server compares it with the token and answers 403 when it is another's. */
export const ownEmail = z.string().check(z.minLength(1), z.maxLength(accountNameMaxLength));

/** Bytes of an uploaded image. */
export const file = z.instanceof(Blob);

export const privacyLevel = z.enum(privacyLevels);

/** A privacy value as written: empty means public (docs/product.md section 3). */
export const privacyInput = z.union([privacyLevel, z.literal('')]);

export const count = z.int().check(z.nonnegative());

/** Pixel widths that an image may be asked for. */
export const imageWidth = z.optional(
  z.coerce.number<number>().check(z.refine((width) => imageWidthsPx.includes(width))),
);

/** What a screen needs to know of an image before its bytes arrive. */
export const imageMeta = z.object({
  width: z.int(),
  height: z.int(),
  thumbhash: z.nullable(z.string()),
  palette: z.array(z.string()),
});

export type ImageMeta = z.infer<typeof imageMeta>;

/** The author's part of posts, comments and lists. Emails appear only in answers to their own person. */
export const authorFields = {
  username: z.string(),
  displayName: z.string(),
  profilePicId: z.nullable(imageId),
};

/** The answer of calls that have nothing to tell but that they worked. */
export const done = z.object({ success: z.literal(true) });
