import type { World } from '@aura/demo-world/world-schema';
import { unknownItemFacts } from '@aura/domain/item-facts';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { createRandom } from '@aura/domain/random';
import type { State, StoredImage, StoredItem, StoredNotification, StoredPost, StoredUser } from './state.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

export interface StateOptions {
  readonly world: World;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seed: number;
  /** Duration of the simulated analysis, in milliseconds. */
  readonly analysisDelayMs: number;
  /** Emails of the accounts that may moderate, in lower case. */
  readonly moderatorEmails: readonly string[];
}

/** The public, opaque id of a user. */
export function userIdOf(uid: string): string {
  return `u_${uid}`;
}

function createIds(): State['newId'] {
  let last = 0;
  return (kind) => {
    last += 1;
    return `${kind}-new-${String(last).padStart(6, '0')}`;
  };
}

function byId<T extends { readonly id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Creates the state from a world: ages become times, usernames and files become ids. */
export function stateFromWorld({ world, now, seed, analysisDelayMs, moderatorEmails }: StateOptions): State {
  const start = now();
  const images: StoredImage[] = [];
  const userIds = new Map(world.people.map(({ username, uid }) => [username, userIdOf(uid)]));
  /** Each use of a file gets its own image, even when several use the same file. */
  const imageId = (file: string | null) => {
    if (file === null) return null;
    const id = `image-${images.length + 1}`;
    images.push({ id, meta: world.images[file] ?? null, source: { file } });
    return id;
  };
  const userId = (username: string) => userIds.get(username) ?? userIdOf(username);
  const timeOf = (minutesAgo: number) => start - minutesAgo * minuteMs;

  /** Likes are one minute apart, none in the future. */
  const likesOf = (usernames: readonly string[], minutesAgo: number) =>
    new Map(
      usernames.map((username, index) => [userId(username), timeOf(Math.max(0, minutesAgo - index - 1))]),
    );

  const users = world.people.map(
    ({ follows, blocks, avatar, password: _, ...user }): StoredUser => ({
      ...user,
      id: userId(user.username),
      avatarId: imageId(avatar),
      follows: new Map(follows.map((name) => [userId(name), 0])),
      blocks: new Set(blocks.map(userId)),
      notifications: null,
      reported: new Set(),
      suspension: null,
    }),
  );
  const items = world.items.map(
    ({ owner, front, back, likedBy, minutesAgo, price, store, own, ...facts }): StoredItem => ({
      ...unknownItemFacts,
      ...facts,
      ownerId: userId(owner),
      frontId: imageId(front),
      backId: imageId(back),
      frontCutoutId: null,
      backCutoutId: null,
      price,
      store,
      own: own ?? unknownOwnFacts,
      createdAt: timeOf(minutesAgo),
      cutoutShown: true,
      isDetected: false,
      likedBy: likesOf(likedBy, minutesAgo),
    }),
  );
  const posts = world.posts.map(
    ({ owner, image, likedBy, minutesAgo, comments, itemIds, ...post }): StoredPost => ({
      ...post,
      ownerId: userId(owner),
      itemIds: [...itemIds],
      imageId: imageId(image),
      createdAt: timeOf(minutesAgo),
      editedAt: null,
      likedBy: likesOf(likedBy, minutesAgo),
      comments: comments.map(({ author, ...comment }) => ({
        id: comment.id,
        text: comment.text,
        parentId: comment.parentId,
        authorId: userId(author),
        createdAt: timeOf(comment.minutesAgo),
        editedAt: null,
        isDeleted: false,
        likedBy: new Map(),
      })),
    }),
  );
  const notifications = (world.notifications ?? []).map(
    ({ receiver, type, post, events, decision = null, minutesAgo, isRead }, index): StoredNotification => {
      const changedAt = timeOf(minutesAgo);
      const isNewPost = type === 'post';
      const author = userId(events[0]?.person ?? '');
      return {
        id: `notification-${index + 1}`,
        receiverId: userId(receiver),
        type,
        groupKey: isNewPost ? author : (post ?? ''),
        postId: isNewPost ? null : post,
        decision,
        changedAt,
        isRead,
        events: [...events].reverse().map(({ person, subject }) => ({
          actorId: userId(person),
          subjectId: subject,
          isWithdrawn: false,
        })),
      };
    },
  );
  return {
    users: byId(users),
    items: byId(items),
    posts: byId(posts),
    images: byId(images),
    notifications,
    wishlist: world.favorites.map(({ username, itemId, minutesAgo }) => ({
      userId: userId(username),
      itemId,
      source: 'aura-feed',
      createdAt: timeOf(minutesAgo),
    })),
    outfits: byId(
      (world.outfits ?? []).map(({ owner, minutesAgo, ...outfit }) => ({
        ...outfit,
        ownerId: userId(owner),
        version: 1,
        createdAt: timeOf(minutesAgo),
        updatedAt: timeOf(minutesAgo),
      })),
    ),
    wears: byId(
      (world.wears ?? []).map(({ owner, daysAgo, outfit, ...wear }) => ({
        ...wear,
        ownerId: userId(owner),
        date: new Date(timeOf(daysAgo * dayMinutes)).toISOString().slice(0, 10),
        planned: daysAgo < 0,
        outfitId: outfit,
        postId: null,
        createdAt: timeOf(Math.max(0, daysAgo) * dayMinutes),
      })),
    ),
    pushSubscriptions: new Map(),
    cases: new Map(),
    decisions: [],
    moderatorEmails,
    idempotentRequests: new Map(),
    accountsDeletedAt: new Map(),
    now,
    newId: createIds(),
    random: createRandom(seed),
    analysisDelayMs,
  };
}
