import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { followCounts } from '../../db/follow-counts-schema.ts';
import { follows, users } from '../../db/schema.ts';
import { afterCursor, newestFirst, type Page } from '../../db/time-cursor.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { hiddenPeople, unblocked } from '../visibility/visibility.repository.ts';

const sides = {
  followers: { owner: follows.followedId, person: follows.followerId },
  following: { owner: follows.followerId, person: follows.followedId },
} as const;

/** A page of a list of a person, newest first, without the people whom the viewer may not see. */
export function findFollows(
  db: Database,
  { list, ownerId }: { readonly list: FollowList; readonly ownerId: string },
  viewerId: string | null,
  { limit, after }: Page,
) {
  const { owner, person } = sides[list];
  const position = { at: follows.createdAt, id: person };
  return db
    .select({ author: authorColumns(viewerId), at: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, person))
    .where(and(eq(owner, ownerId), afterCursor(position, after), unblocked(viewerId, person)))
    .orderBy(...newestFirst(position))
    .limit(limit);
}

/**
 * The numbers of the followers and followed people of a person whom the viewer may see: the stored counts without those
 * who are hidden (`hiddenPeople`).
 */
export async function countFollows(db: Database, ownerId: string, viewerId: string | null) {
  const hidden = (owner: SQL, person: SQL) => sql`(select coalesce(sum((
      select count(*) from follows where ${owner} = ${ownerId} and ${person} = hidden.id)), 0)
    from (${hiddenPeople(viewerId)}) as hidden)`;
  const [row] = await db
    .select({
      followers: sql<number>`(${followCounts.followers}
        - ${hidden(sql`followed_id`, sql`follower_id`)})::integer`,
      following: sql<number>`(${followCounts.following}
        - ${hidden(sql`follower_id`, sql`followed_id`)})::integer`,
    })
    .from(followCounts)
    .where(eq(followCounts.userId, ownerId));
  return row ?? { followers: 0, following: 0 };
}

/** The followers of a person without regard to a viewer. */
export async function countAllFollowers(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ followers: followCounts.followers })
    .from(followCounts)
    .where(eq(followCounts.userId, ownerId));
  return row?.followers ?? 0;
}

/**
 * The newest followers of a person whom the viewer follows too, each with the number of all. Each person whom the viewer
 * follows is looked up, of whom there are at most `followingMaxCount`: `limit` in the subquery prevents that all
 * followers of the person are read.
 */
export function findFollowedFollowers(db: Database, ownerId: string, viewerId: string, limit: number) {
  const theirs = db
    .select({ createdAt: sql<Date>`theirs.created_at`.as('their_created_at') })
    .from(sql`follows as theirs`)
    .where(sql`theirs.follower_id = ${follows.followedId} and theirs.followed_id = ${ownerId}`)
    .limit(1)
    .as('shared');
  return db
    .select({ author: authorColumns(viewerId), total: sql<number>`(count(*) over ())::integer` })
    .from(follows)
    .crossJoinLateral(theirs)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(and(eq(follows.followerId, viewerId), unblocked(viewerId, follows.followedId)))
    .orderBy(sql`${theirs.createdAt} desc`, sql`${users.id} desc`)
    .limit(limit);
}
