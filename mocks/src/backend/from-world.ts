import type { World } from '@aura/api-client/contract/world';
import { createRandom } from './random.ts';
import type { State, StoredItem, StoredPerson, StoredPicture, StoredPost } from './state.ts';

const minuteMs = 60_000;

export interface StateOptions {
  readonly world: World;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly seed: number;
}

/** The opaque id of a person. */
export function personIdOf(uid: string): string {
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

/**
 * Fills an empty backend from a world: the world's ages become times, its usernames and files become ids.
 */
export function stateFromWorld({ world, now, seed }: StateOptions): State {
  const start = now();
  const files = Object.keys(world.pictures);
  const pictureIds = new Map(files.map((file, index) => [file, `picture-${index + 1}`]));
  const personIds = new Map(world.people.map(({ username, uid }) => [username, personIdOf(uid)]));
  const pictureId = (file: string | null) => (file === null ? null : (pictureIds.get(file) ?? null));
  const personId = (username: string) => personIds.get(username) ?? personIdOf(username);
  const timeOf = (minutesAgo: number) => start - minutesAgo * minuteMs;

  const likesOf = (usernames: readonly string[], minutesAgo: number) =>
    new Map(usernames.map((username) => [personId(username), timeOf(minutesAgo)]));

  const pictures = files.map((file, index): StoredPicture => {
    const { width, height, thumbhash, palette } = world.pictures[file] ?? emptyMeta;
    return { id: `picture-${index + 1}`, meta: { width, height, thumbhash, palette }, source: { file } };
  });
  const people = world.people.map(
    ({ follows, blocks, avatar, password: _, ...person }): StoredPerson => ({
      ...person,
      id: personId(person.username),
      avatarId: pictureId(avatar),
      follows: new Set(follows.map(personId)),
      blocks: new Set(blocks.map(personId)),
      notifications: null,
    }),
  );
  const items = world.items.map(
    ({ owner, front, back, likedBy, minutesAgo, price, store, ...facts }): StoredItem => ({
      ...facts,
      ownerId: personId(owner),
      frontId: pictureId(front),
      backId: pictureId(back),
      price,
      store,
      createdAt: timeOf(minutesAgo),
      isDetected: false,
      likedBy: likesOf(likedBy, minutesAgo),
    }),
  );
  const posts = world.posts.map(
    ({ owner, image, likedBy, minutesAgo, comments, itemIds, ...post }): StoredPost => ({
      ...post,
      ownerId: personId(owner),
      itemIds: [...itemIds],
      pictureId: pictureId(image),
      createdAt: timeOf(minutesAgo),
      likedBy: likesOf(likedBy, minutesAgo),
      comments: comments.map(({ author, ...comment }) => ({
        id: comment.id,
        text: comment.text,
        parentId: comment.parentId,
        authorId: personId(author),
        createdAt: timeOf(comment.minutesAgo),
      })),
    }),
  );
  return {
    people: byId(people),
    items: byId(items),
    posts: byId(posts),
    pictures: byId(pictures),
    favorites: world.favorites.map(({ username, itemId, minutesAgo }) => ({
      personId: personId(username),
      itemId,
      source: 'aura-feed',
      createdAt: timeOf(minutesAgo),
    })),
    answered: new Map(),
    erased: new Map(),
    now,
    newId: createIds(),
    random: createRandom(seed),
  };
}

const emptyMeta = { width: 1, height: 1, thumbhash: '', palette: [] };
