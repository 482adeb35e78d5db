import type { World } from '@aura/demo-world/world-schema';
import type { PreparedImage } from '../modules/images/images.service.ts';
import { StartError } from '../start/start-error.ts';

const minuteMs = 60_000;

/** What the rows of all tables are made with. */
export interface WorldContext {
  /** The time a number of minutes ago. */
  ago(minutes: number): Date;
  /** The times of likes, which follow one minute apart, none in the future. */
  likedAt(minutes: number, index: number): Date;
  /** When all people have joined: with the oldest item or post. */
  readonly joined: Date;
  /**
   * The row id of a username.
   * @throws StartError when it is not one of the world's people
   */
  user(username: string): string;
  /** The stored image of a use. */
  image(key: string): PreparedImage | undefined;
}

/**
 * Creates the context of the rows of a demo world.
 * @param userIds row ids by username
 * @param prepared stored images by use
 * @param now the time that "minutes ago" refers to
 */
export function createWorldContext(
  world: World,
  userIds: ReadonlyMap<string, string>,
  prepared: ReadonlyMap<string, PreparedImage>,
  now: Date,
): WorldContext {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  return {
    ago,
    likedAt: (minutes, index) => ago(Math.max(0, minutes - index - 1)),
    joined: ago(Math.max(0, ...[...world.items, ...world.posts].map(({ minutesAgo }) => minutesAgo))),
    user(username) {
      const id = userIds.get(username);
      if (id === undefined)
        throw new StartError(`SEED_DIR: world.json names ${username}, who is not one of its people`);
      return id;
    },
    image: (key) => prepared.get(key),
  };
}
