import { id } from '@aura/api-client/contract/fields';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import * as z from 'zod/mini';

const aboutPost = <const Type extends string>(type: Type) => z.object({ type: z.literal(type), postId: id });

/** Something that a request has changed and that others may be looking at. It names rows and has no content. */
const changeSchema = z.discriminatedUnion('type', [
  aboutPost('post-added'),
  aboutPost('post-edited'),
  z.object({ type: z.literal('post-removed'), postId: id, ownerId: id }),
  aboutPost('likes'),
  aboutPost('comments'),
  /** The posts of a person have a stricter privacy level. */
  z.object({
    type: z.literal('posts-hidden'),
    ownerId: id,
    username: z.string(),
    /** The level before. */
    before: z.enum(privacyLevels),
  }),
  /** Two people who may see less of each other: one blocks the other, or no longer follows them. */
  z.object({ type: z.literal('parted'), userIds: z.tuple([id, id]) }),
  /** An account was deleted. Its row may no longer exist when the change is delivered. */
  z.object({
    type: z.literal('account-deleted'),
    userId: id,
    username: z.string(),
    /** Those who could see its posts: these users, or all but these. */
    readers: z.object({ areListed: z.boolean(), userIds: z.array(id) }),
  }),
  z.object({ type: z.literal('notifications'), userId: id }),
  /** The server has changed items of a person's wardrobe. */
  z.object({ type: z.literal('items'), userId: id }),
  /** Items were deleted that these people like or wish. */
  z.object({ type: z.literal('items-deleted'), userIds: z.array(id) }),
  /** A person has reported something and no longer sees it. */
  z.object({
    type: z.literal('hidden-from'),
    userId: id,
    event: z.discriminatedUnion('type', [
      aboutPost('post-removed'),
      z.object({ type: z.literal('posts-hidden'), username: z.string() }),
    ]),
  }),
]);

export type Change = z.infer<typeof changeSchema>;

/** A change with an id that is the same on every server. */
export const numberedChangeSchema = z.object({ id, change: changeSchema });

export type NumberedChange = z.infer<typeof numberedChangeSchema>;
