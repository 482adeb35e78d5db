import type { World } from '@aura/demo-world/world-schema';
import { tagsOfPost } from '@aura/domain/rules/post-tags';
import { newId } from '../db/ids.ts';
import type * as likesSchema from '../db/likes-schema.ts';
import type * as notificationsSchema from '../db/notifications-schema.ts';
import type * as outfitsSchema from '../db/outfits-schema.ts';
import type * as schema from '../db/schema.ts';
import type * as searchSchema from '../db/search-schema.ts';
import type * as wearsSchema from '../db/wears-schema.ts';
import type { PreparedImage } from '../modules/images/images.service.ts';
import { ownFactColumns } from '../modules/items/items.wire.ts';
import { imageUses } from './image-uses.ts';
import { createWorldContext, type WorldContext } from './world-context.ts';

type Values<Table extends { $inferInsert: object }> = Table['$inferInsert'][];

/** The rows of a demo world, in the order of their foreign keys. */
export interface WorldRows {
  readonly users: Values<typeof schema.users>;
  readonly images: Values<typeof schema.images>;
  readonly follows: Values<typeof schema.follows>;
  readonly blocks: Values<typeof schema.blocks>;
  readonly items: Values<typeof schema.items>;
  readonly posts: Values<typeof schema.posts>;
  readonly postTags: Values<typeof searchSchema.postTags>;
  readonly postItems: Values<typeof schema.postItems>;
  readonly comments: Values<typeof schema.comments>;
  readonly postLikes: Values<typeof likesSchema.postLikes>;
  readonly itemLikes: Values<typeof likesSchema.itemLikes>;
  readonly favorites: Values<typeof likesSchema.favorites>;
  readonly outfits: Values<typeof outfitsSchema.outfits>;
  readonly wears: Values<typeof wearsSchema.wears>;
  readonly wearItems: Values<typeof wearsSchema.wearItems>;
  readonly notifications: Values<typeof notificationsSchema.notifications>;
  readonly notificationActors: Values<typeof notificationsSchema.notificationActors>;
}

const dayMinutes = 24 * 60;

/** People and their relations. */
function peopleRows(
  world: World,
  { user, joined }: WorldContext,
): Pick<WorldRows, 'users' | 'follows' | 'blocks'> {
  return {
    users: world.people.map(({ uid, email, username, displayName, bio, location, ...person }) => ({
      id: user(username),
      uid,
      email: email.toLowerCase(),
      username,
      displayName,
      bio,
      location,
      profilePrivacy: person.profilePrivacy,
      postPrivacy: person.postPrivacy,
      createdAt: joined,
    })),
    follows: world.people.flatMap((person) =>
      person.follows.map((followed) => ({
        followerId: user(person.username),
        followedId: user(followed),
        createdAt: joined,
      })),
    ),
    blocks: world.people.flatMap((person) =>
      person.blocks.map((blocked) => ({
        blockerId: user(person.username),
        blockedId: user(blocked),
        createdAt: joined,
      })),
    ),
  };
}

/** Images of people, items and posts. */
function imageRows(world: World, { user, image, joined }: WorldContext): WorldRows['images'] {
  return imageUses(world).flatMap(({ key, owner, kind }) => {
    const stored = image(key);
    return stored ? [{ ...stored, ownerId: user(owner), kind, createdAt: joined }] : [];
  });
}

/** Items with their likes, the wishlist, outfits and wears. */
function wardrobeRows(
  world: World,
  { user, image, ago, likedAt }: WorldContext,
): Pick<WorldRows, 'items' | 'itemLikes' | 'favorites' | 'outfits' | 'wears' | 'wearItems'> {
  const posted = new Set(world.posts.flatMap((post) => post.itemIds));
  return {
    items: world.items.map(({ owner, front, back, minutesAgo, likedBy, price, store, own, ...facts }) => ({
      ...facts,
      ...ownFactColumns(own),
      ownerId: user(owner),
      frontImageId: image(`front ${facts.id}`)?.id ?? null,
      backImageId: image(`back ${facts.id}`)?.id ?? null,
      price: price ?? null,
      store: store ?? null,
      posted: posted.has(facts.id),
      likeCount: likedBy.length,
      createdAt: ago(minutesAgo),
    })),
    itemLikes: world.items.flatMap(({ id, likedBy, minutesAgo }) =>
      likedBy.map((name, index) => ({
        itemId: id,
        userId: user(name),
        createdAt: likedAt(minutesAgo, index),
      })),
    ),
    favorites: world.favorites.map(({ username, itemId, minutesAgo }) => ({
      userId: user(username),
      itemId,
      source: 'aura-feed' as const,
      addedAt: ago(minutesAgo),
    })),
    outfits: (world.outfits ?? []).map(({ owner, minutesAgo, ...outfit }) => ({
      ...outfit,
      ownerId: user(owner),
      createdAt: ago(minutesAgo),
      updatedAt: ago(minutesAgo),
    })),
    wears: (world.wears ?? []).map(({ id, owner, daysAgo, outfit }) => ({
      id,
      ownerId: user(owner),
      date: ago(daysAgo * dayMinutes)
        .toISOString()
        .slice(0, 10),
      planned: daysAgo < 0,
      outfitId: outfit,
      createdAt: ago(Math.max(0, daysAgo) * dayMinutes),
    })),
    wearItems: (world.wears ?? []).flatMap(({ id, itemIds }) =>
      itemIds.map((itemId, position) => ({ wearId: id, itemId, position })),
    ),
  };
}

/** Posts with their tags, items, comments and likes. */
function postRows(
  world: World,
  { user, image, ago, likedAt }: WorldContext,
): Pick<WorldRows, 'posts' | 'postTags' | 'postItems' | 'comments' | 'postLikes'> {
  return {
    posts: world.posts.map(
      ({ id, owner, caption, imageAlt, tags, location, minutesAgo, likedBy, comments }) => ({
        id,
        ownerId: user(owner),
        caption,
        imageAlt,
        tags,
        location,
        imageId: image(`post ${id}`)?.id ?? null,
        likeCount: likedBy.length,
        commentCount: comments.length,
        createdAt: ago(minutesAgo),
      }),
    ),
    postTags: world.posts.flatMap((post) =>
      tagsOfPost(post).map((tag) => ({
        postId: post.id,
        tag,
        ownerId: user(post.owner),
        createdAt: ago(post.minutesAgo),
      })),
    ),
    postItems: world.posts.flatMap((post) =>
      post.itemIds.map((itemId, position) => ({ postId: post.id, itemId, position })),
    ),
    comments: world.posts.flatMap((post) =>
      post.comments.map(({ id, author, text, parentId, minutesAgo }) => ({
        id,
        postId: post.id,
        authorId: user(author),
        parentId,
        text,
        createdAt: ago(minutesAgo),
      })),
    ),
    postLikes: world.posts.flatMap(({ id, likedBy, minutesAgo }) =>
      likedBy.map((name, index) => ({
        postId: id,
        userId: user(name),
        createdAt: likedAt(minutesAgo, index),
      })),
    ),
  };
}

/** Notifications with the people who caused them. */
function notificationRows(
  world: World,
  { user, ago }: WorldContext,
): Pick<WorldRows, 'notifications' | 'notificationActors'> {
  const notifications = (world.notifications ?? []).map((notification) => {
    const { receiver, type, post, events, decision, minutesAgo, isRead } = notification;
    const id = newId('notification');
    const changedAt = ago(minutesAgo);
    const actors = events.map(({ person, subject }) => ({ actorId: user(person), subjectId: subject }));
    const isNewPost = type === 'post';
    return {
      row: {
        id,
        receiverId: user(receiver),
        type,
        groupKey: isNewPost ? (actors[0]?.actorId ?? '') : (post ?? ''),
        postId: isNewPost ? null : post,
        decision: decision ?? null,
        changedAt,
        readAt: isRead ? changedAt : null,
        // The sample notifications are not delivered by push or email.
        pushedAt: changedAt,
        emailedAt: changedAt,
      },
      // One millisecond apart, so that they have an order.
      actors: actors.map((actor, index) => ({
        ...actor,
        notificationId: id,
        createdAt: new Date(changedAt.getTime() - index),
      })),
    };
  });

  return {
    notifications: notifications.map(({ row }) => row),
    notificationActors: notifications.flatMap(({ actors }) => actors),
  };
}

/**
 * Converts a demo world to rows.
 * @param userIds row ids by username
 * @param prepared stored images by use
 * @param now the time that "minutes ago" refers to
 * @throws StartError when the world references an unknown username
 */
export function worldRows(
  world: World,
  userIds: ReadonlyMap<string, string>,
  prepared: ReadonlyMap<string, PreparedImage>,
  now: Date,
): WorldRows {
  const context = createWorldContext(world, userIds, prepared, now);
  return {
    ...peopleRows(world, context),
    images: imageRows(world, context),
    ...wardrobeRows(world, context),
    ...postRows(world, context),
    ...notificationRows(world, context),
  };
}
