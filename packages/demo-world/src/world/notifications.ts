import type { World } from '../world-schema.ts';
import { DAY } from './post-types.ts';

type WorldPerson = World['people'][number];
type WorldPost = World['posts'][number];
type WorldNotification = NonNullable<World['notifications']>[number];
type Event = WorldNotification['events'][number];

/** Older likes and comments of the world have no notification. */
const activityMaxAge = 30 * DAY;
/** New posts have one for a shorter time. */
const newPostMaxAge = 2 * DAY;

/** Creates a notification; it was read when it is older than a day. */
function notification(
  { username }: WorldPerson,
  type: WorldNotification['type'],
  post: string | null,
  events: readonly Event[],
  minutesAgo: number,
): WorldNotification[] {
  if (events.length === 0) return [];
  return [{ receiver: username, type, post, events: [...events], minutesAgo, isRead: minutesAgo > DAY }];
}

/** The likes of a post, of which the last one is the newest. */
function likesOf(receiver: WorldPerson, { id, likedBy, minutesAgo }: WorldPost): WorldNotification[] {
  const events = [...likedBy].reverse().map((person) => ({ person, subject: '' }));
  return notification(receiver, 'like', id, events, Math.max(4, minutesAgo - likedBy.length));
}

/** The comments of others on a post of the receiver, and the replies to the receiver on posts of others. */
function commentsOf(receiver: WorldPerson, { id, owner, comments }: WorldPost): WorldNotification[] {
  const isOwn = owner === receiver.username;
  const ownThreads = new Set(
    comments.filter(({ author }) => author === receiver.username).map((own) => own.id),
  );
  const news = comments
    .filter(({ author }) => author !== receiver.username && !receiver.blocks.includes(author))
    .filter(({ parentId }) => isOwn || ownThreads.has(parentId ?? ''))
    .sort((a, b) => a.minutesAgo - b.minutesAgo);
  const events = news.map((comment) => ({ person: comment.author, subject: comment.id }));
  return notification(receiver, isOwn ? 'comment' : 'reply', id, events, news[0]?.minutesAgo ?? 0);
}

/** The new posts of a person whom the receiver follows. */
function postsOf(receiver: WorldPerson, author: string, posts: readonly WorldPost[]): WorldNotification[] {
  const shared = posts
    .filter(({ owner, minutesAgo }) => owner === author && minutesAgo < newPostMaxAge)
    .sort((a, b) => a.minutesAgo - b.minutesAgo);
  const events = shared.map(({ id }) => ({ person: author, subject: id }));
  return notification(receiver, 'post', null, events, shared[0]?.minutesAgo ?? 0);
}

/** The notifications of the people who can sign in. */
export function buildNotifications(
  people: readonly WorldPerson[],
  posts: readonly WorldPost[],
): WorldNotification[] {
  const recent = posts.filter(({ minutesAgo }) => minutesAgo < activityMaxAge);
  return people
    .filter(({ password }) => password !== undefined)
    .flatMap((receiver) => {
      const { username, follows, blocks } = receiver;
      const follower = people.findLast(
        (other) => other.follows.includes(username) && !blocks.includes(other.username),
      );
      return [
        ...recent.filter(({ owner }) => owner === username).flatMap((post) => likesOf(receiver, post)),
        ...recent.flatMap((post) => commentsOf(receiver, post)),
        ...follows.flatMap((author) => postsOf(receiver, author, posts)),
        ...notification(
          receiver,
          'follow',
          null,
          follower ? [{ person: follower.username, subject: '' }] : [],
          35,
        ),
      ];
    });
}
