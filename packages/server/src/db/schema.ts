import { mapItemFacts } from '@aura/domain/item-facts';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAtColumn, timestampColumn } from './columns.ts';
import { cutoutColumns, itemCutoutColumns } from './cutout-columns.ts';
import { postGarmentColumns, postGarmentIndex } from './post-garments.ts';
import { postSearchIndexes } from './post-search.ts';

/** A column that references a user's row. */
export const userColumn = (name: string) =>
  text(name)
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' });
const owner = () => userColumn('owner_id');
const image = (name: string) => text(name).references((): AnyPgColumn => images.id, { onDelete: 'set null' });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** The identity provider's id, the only identifier of an account; emails are never used for it. */
    uid: text('uid').notNull().unique(),
    email: text('email').notNull(),
    /** Null until the user has chosen one. */
    username: text('username'),
    displayName: text('display_name').notNull().default(''),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    avatarId: image('avatar_id'),
    profilePrivacy: text('profile_privacy', { enum: privacyLevels }).notNull().default('public'),
    postPrivacy: text('post_privacy', { enum: privacyLevels }).notNull().default('public'),
    /** The email of the last token that said it was verified; null when none has. Only it receives emails. */
    verifiedEmail: text('verified_email'),
    notificationSettings: jsonb('notification_settings').$type<Record<string, boolean>>(),
    /** Written by database triggers (docs/decisions/2026-11-20-feed-total.md). */
    postCount: integer('post_count').notNull().default(0),
    createdAt: createdAtColumn(),
    /** Set when the account is erased, while its rows are deleted in steps. */
    erasedAt: timestampColumn('erased_at'),
    suspendedAt: timestampColumn('suspended_at'),
    /** The end of a suspension; null for an indefinite one. */
    suspendedUntil: timestampColumn('suspended_until'),
    suspensionReason: text('suspension_reason', { enum: reportReasons }),
    suspensionWords: text('suspension_words').notNull().default(''),
    /** The last acknowledged write, while reads may use a replica; in microseconds, since it is compared with them. */
    wroteAt: timestamp('wrote_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    index('users_erased_index').on(table.id).where(sql`${table.erasedAt} is not null`),
    index('users_avatar_index').on(table.avatarId),
    index('users_username_prefix_index').on(sql`lower(${table.username}) text_pattern_ops`),
    index('users_name_prefix_index').on(sql`lower(${table.displayName}) text_pattern_ops`),
    index('users_similarity_index').using(
      'gin',
      sql`lower(coalesce(${table.username}, '') || ' ' || ${table.displayName}) gin_trgm_ops`,
    ),
  ],
);

export const follows = pgTable(
  'follows',
  {
    followerId: userColumn('follower_id'),
    followedId: userColumn('followed_id'),
    createdAt: createdAtColumn(),
  },
  ({ followerId, followedId, createdAt }) => [
    primaryKey({ columns: [followerId, followedId] }),
    index('follows_followers_index').on(followedId, followerId),
    index('follows_newest_followers_index').on(followedId, createdAt.desc(), followerId.desc()),
    index('follows_newest_followed_index').on(followerId, createdAt.desc(), followedId.desc()),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: userColumn('blocker_id'),
    blockedId: userColumn('blocked_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked_index').on(table.blockedId),
  ],
);

/** Metadata of the stored images; their bytes are in the storage under `key`. */
export const images = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind', { enum: ['post', 'item', 'avatar', 'cutout', 'outfit'] }).notNull(),
    key: text('key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbhash: text('thumbhash'),
    palette: text('palette').array().notNull(),
    ...cutoutColumns,
    createdAt: createdAtColumn(),
  },
  (table) => [index('pictures_owner_index').on(table.ownerId)],
);

export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    ...mapItemFacts({
      text: (name) => text(name).notNull(),
      choice: (name) => text(name).notNull(),
      list: (name) => text(name).array().$type<readonly string[]>().notNull().default([]),
    }),
    frontImageId: image('front_picture_id'),
    backImageId: image('back_picture_id'),
    frontCutoutId: image('front_cutout_id'),
    backCutoutId: image('back_cutout_id'),
    ...itemCutoutColumns,
    /** The formatted price and the store of a detected item, which everyone may see. */
    price: text('price'),
    store: text('store'),
    notes: text('notes').notNull().default(''),
    /** What the owner paid, in minor units of the currency. */
    paidAmount: integer('paid_amount'),
    paidCurrency: text('paid_currency'),
    purchaseDate: date('purchase_date'),
    archived: boolean('archived').notNull().default(false),
    /** `wardrobe`: added by its owner. `detected`: found by the analysis of a photo. */
    source: text('source', { enum: ['wardrobe', 'detected'] })
      .notNull()
      .default('wardrobe'),
    /** Whether a post links the item; for items of the wardrobe, whether one ever has. The sweep reads it. */
    posted: boolean('posted').notNull().default(false),
    likeCount: integer('like_count').notNull().default(0),
    /** The days on which it was worn, and the last of them; written with `wears`. */
    wearCount: integer('wear_count').notNull().default(0),
    lastWorn: date('last_worn'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('items_owner_index').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
    index('items_wardrobe_index')
      .on(table.ownerId, table.createdAt.desc(), table.id.desc())
      .where(sql`${table.source} = 'wardrobe'`),
    index('items_unposted_index')
      .on(table.createdAt)
      .where(sql`${table.source} = 'detected' and not ${table.posted}`),
    index('items_cutout_waiting_index')
      .on(table.createdAt.desc())
      .where(sql`${table.cutoutState} = 'waiting' and ${table.source} = 'wardrobe'`),
    index('items_front_cutout_index').on(table.frontCutoutId),
    index('items_back_cutout_index').on(table.backCutoutId),
    index('items_front_picture_index').on(table.frontImageId),
    index('items_back_picture_index').on(table.backImageId),
    check('items_like_count_check', sql`${table.likeCount} >= 0`),
    check('items_paid_check', sql`(${table.paidAmount} is null) = (${table.paidCurrency} is null)`),
  ],
);

export const posts = pgTable(
  'posts',
  {
    id: text('id').primaryKey(),
    ownerId: owner(),
    caption: text('caption').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    tags: text('tags').array().notNull(),
    imageId: image('picture_id'),
    location: text('location').notNull().default(''),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: createdAtColumn(),
    /** The last change of its texts or items. */
    editedAt: timestampColumn('edited_at'),
  },
  (table) => [
    index('posts_newest_index').on(table.createdAt.desc(), table.id.desc()),
    index('posts_owner_index').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
    ...postSearchIndexes(table),
    index('posts_picture_index').on(table.imageId),
    check('posts_like_count_check', sql`${table.likeCount} >= 0`),
    check('posts_comment_count_check', sql`${table.commentCount} >= 0`),
  ],
);

export const postItems = pgTable(
  'post_items',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    ...postGarmentColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.itemId] }),
    index('post_items_item_index').on(table.itemId),
    postGarmentIndex(table),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: userColumn('author_id'),
    /** Null for a top-level comment; never the id of a reply. */
    parentId: text('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Empty once the comment is deleted. */
    text: text('text').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    createdAt: createdAtColumn(),
    editedAt: timestampColumn('edited_at'),
    /** Set when a comment with replies is deleted; it stays as an empty placeholder. */
    deletedAt: timestampColumn('deleted_at'),
  },
  (table) => [
    index('comments_post_index').on(table.postId, table.createdAt, table.id),
    index('comments_author_post_index').on(table.authorId, table.postId),
    index('comments_parent_index').on(table.parentId),
    check('comments_like_count_check', sql`${table.likeCount} >= 0`),
  ],
);
