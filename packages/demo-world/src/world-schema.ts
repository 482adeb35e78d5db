import { mapItemFacts } from '@aura/domain/item-facts';
import { outfitLayersSchema } from '@aura/domain/outfits';
import { ownFactsSchema } from '@aura/domain/own-facts';
import { notificationTypes } from '@aura/domain/vocabularies/notification-types';
import { occasions } from '@aura/domain/vocabularies/occasions';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import * as z from 'zod/mini';

/**
 * Schema of a world: users, items, posts, comments and follows as portable data. The server seeds an empty
 * database with it, the mocks load it into memory. Times are minutes before now, so that the content is
 * always recent. References to users are usernames; references to images are file names in the world's
 * `images` folder.
 */

const privacy = z.enum(privacyLevels);
const age = z.number().check(z.nonnegative());

const worldPerson = z.object({
  /** The identity provider's id. */
  uid: z.string(),
  email: z.email(),
  /** Only for accounts that can sign in. */
  password: z.optional(z.string()),
  username: z.string(),
  displayName: z.string(),
  bio: z.string(),
  location: z.string(),
  avatar: z.nullable(z.string()),
  profilePrivacy: privacy,
  postPrivacy: privacy,
  follows: z.array(z.string()),
  blocks: z.array(z.string()),
});

const worldItem = z.object({
  id: z.string(),
  owner: z.string(),
  ...mapItemFacts({
    text: () => z.string(),
    choice: () => z.string(),
    list: () => z.optional(z.readonly(z.array(z.string()))),
  }),
  front: z.nullable(z.string()),
  back: z.nullable(z.string()),
  price: z.optional(z.string()),
  store: z.optional(z.string()),
  /** What only the owner sees. */
  own: z.optional(ownFactsSchema),
  minutesAgo: age,
  likedBy: z.array(z.string()),
});

const worldComment = z.object({
  id: z.string(),
  author: z.string(),
  text: z.string(),
  parentId: z.nullable(z.string()),
  minutesAgo: age,
});

const worldPost = z.object({
  id: z.string(),
  owner: z.string(),
  caption: z.string(),
  tags: z.array(z.string()),
  itemIds: z.array(z.string()),
  image: z.nullable(z.string()),
  /** Alternative text by the author. */
  imageAlt: z._default(z.string(), ''),
  location: z.string(),
  minutesAgo: age,
  likedBy: z.array(z.string()),
  comments: z.array(worldComment),
});

const worldFavorite = z.object({
  username: z.string(),
  itemId: z.string(),
  minutesAgo: age,
});

const worldOutfit = z.object({
  id: z.string(),
  owner: z.string(),
  name: z.string(),
  occasions: z.array(z.enum(occasions)),
  layers: outfitLayersSchema,
  minutesAgo: age,
});

const worldWear = z.object({
  id: z.string(),
  owner: z.string(),
  /** Days before today; negative for a plan. */
  daysAgo: z.int(),
  itemIds: z.array(z.string()),
  /** The outfit that these garments are. */
  outfit: z.nullable(z.string()),
});

const worldNotification = z.object({
  receiver: z.string(),
  type: z.enum(notificationTypes),
  /** Null for follows and new posts. */
  post: z.nullable(z.string()),
  /** Who did what, the newest first. `subject` is the comment or the new post, or empty. */
  events: z.array(z.object({ person: z.string(), subject: z.string() })),
  /** Of moderation only. */
  decision: z.optional(z.object({ sentence: z.string(), quote: z.string(), reason: z.string() })),
  minutesAgo: age,
  isRead: z.boolean(),
});

/** Properties measured when the image was rendered, so that mocks need no image library. */
const worldImage = z.object({
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  palette: z.array(z.string()),
});

export const worldSchema = z.object({
  people: z.array(worldPerson),
  items: z.array(worldItem),
  posts: z.array(worldPost),
  favorites: z.array(worldFavorite),
  outfits: z.optional(z.array(worldOutfit)),
  wears: z.optional(z.array(worldWear)),
  notifications: z.optional(z.array(worldNotification)),
  images: z.record(z.string(), worldImage),
});

export type World = z.infer<typeof worldSchema>;
