import { notificationNamesMaxCount } from '@aura/domain/limits/notifications';
import { notificationQuote } from '@aura/domain/rules/notifications';
import type { Database } from '../../db/database.ts';
import { findPosts, type PostRow } from '../posts/posts.repository.ts';
import type { AuthorRow } from '../profiles/author.repository.ts';
import {
  type EventRow,
  findEvents,
  findPeople,
  findQuotes,
  type NotificationRow,
} from './notifications.repository.ts';

/** A notification with what its receiver may see of it at this moment. */
export interface NotificationContent {
  readonly row: NotificationRow;
  /** The newest people. */
  readonly people: readonly AuthorRow[];
  readonly peopleCount: number;
  readonly post: PostRow | null;
  readonly postCount: number;
  readonly commentId: string | null;
  readonly quote: string;
}

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => string) =>
  new Map(rows.map((row) => [idOf(row), row]));

/** What is read for a notification. */
function referencesOf(row: NotificationRow, events: readonly EventRow[]) {
  const subjectId = events[0]?.subjectId || null;
  const isNewPost = row.type === 'post';
  const actorIds = [...new Set(events.map(({ actorId }) => actorId))];
  return {
    row,
    shownIds: actorIds.slice(0, notificationNamesMaxCount),
    peopleCount: actorIds.length,
    postId: isNewPost ? subjectId : row.postId,
    postCount: isNewPost ? events.length : 0,
    commentId: isNewPost ? null : subjectId,
  };
}

/** Reads the content of notifications of one receiver. */
export async function readContents(
  db: Database,
  rows: readonly NotificationRow[],
  receiverId: string,
): Promise<NotificationContent[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await findEvents(db, receiverId, ids);
  const references = rows.map((row) => {
    const own = events.filter(({ notificationId }) => notificationId === row.id);
    return referencesOf(row, own);
  });
  const peopleIds = references.flatMap(({ shownIds }) => shownIds);
  const postIds = references.flatMap(({ postId }) => postId ?? []);
  const commentIds = references.flatMap(({ commentId }) => commentId ?? []);
  const people = byId(await findPeople(db, receiverId, peopleIds), ({ authorId }) => authorId);
  const posts = byId(await findPosts(db, postIds, receiverId), ({ id }) => id);
  const quotes = byId(await findQuotes(db, commentIds), ({ id }) => id);
  return references.map(({ shownIds, postId, ...reference }) => {
    const post = (postId && posts.get(postId)) || null;
    const { commentId, row } = reference;
    const caption = row.type === 'mention' && post ? notificationQuote(post.caption) : '';
    return {
      ...reference,
      people: shownIds.flatMap((id) => people.get(id) ?? []),
      post,
      quote: commentId === null ? caption : (quotes.get(commentId)?.text ?? ''),
    };
  });
}
