import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import type { Database } from '../../db/database.ts';
import type { Change } from './change.ts';
import {
  findCountsOfPost,
  findFormerReaders,
  findParted,
  findReadersOf,
  findReadersOfPost,
} from './readers.repository.ts';

/** The events of a change by the ids of the users who may receive them. */
type EventsByUser = ReadonlyMap<string, LiveEvent>;

const sameFor = (rows: readonly { readonly userId: string }[], event: LiveEvent): EventsByUser =>
  new Map(rows.map(({ userId }) => [userId, event]));

/**
 * Decides who receives a change, by what each may see at this moment (docs/product.md section 3).
 * @param userIds the users who would receive it if they may
 */
export async function eventsOfChange(
  db: Database,
  change: Change,
  userIds: readonly string[],
): Promise<EventsByUser> {
  switch (change.type) {
    case 'post-added':
    case 'post-edited': {
      const { type, postId } = change;
      return sameFor(await findReadersOfPost(db, postId, userIds), { type, postId });
    }
    case 'likes':
    case 'comments': {
      const { type, postId } = change;
      const rows = await findCountsOfPost(db, postId, userIds);
      return new Map(rows.map(({ userId, ...counts }) => [userId, { type, postId, ...counts }]));
    }
    case 'post-removed': {
      const { type, postId, ownerId } = change;
      return sameFor(await findReadersOf(db, ownerId, userIds), { type, postId });
    }
    case 'posts-hidden': {
      const { type, username } = change;
      return sameFor(await findFormerReaders(db, change, userIds), { type, username });
    }
    case 'parted': {
      const rows = await findParted(db, change.userIds);
      const hidden = ({ username }: (typeof rows)[number]): LiveEvent => ({
        type: 'posts-hidden',
        username: username ?? '',
      });
      return new Map(rows.map((row) => [row.userId, hidden(row)]));
    }
    case 'account-deleted': {
      const { username, readers } = change;
      const receivers = userIds.filter((id) => readers.userIds.includes(id) === readers.areListed);
      return sameFor(
        receivers.map((userId) => ({ userId })),
        { type: 'posts-hidden', username },
      );
    }
    case 'notifications':
      return sameFor([change], { type: 'notifications' });
    case 'items':
      return sameFor([change], { type: 'items' });
    case 'items-deleted': {
      const receivers = userIds.filter((userId) => change.userIds.includes(userId));
      return sameFor(
        receivers.map((userId) => ({ userId })),
        { type: 'items' },
      );
    }
    case 'hidden-from':
      return sameFor([change], change.event);
  }
}
