import { enoughMatches, searchMatchesMax, similarityMinLength } from '@aura/domain/limits/search';
import { resemblesName, swappedSpellings } from '@aura/domain/rules/name-similarity';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { planEachTime } from '../../db/named-statements.ts';
import { users } from '../../db/schema.ts';
import { authorColumns } from '../profiles/author.repository.ts';
import { visibleTo } from '../visibility/visibility.repository.ts';
import { prefixPattern } from './search-terms.repository.ts';

/** People with a username whose profile the viewer may see. */
const isFindable = (viewerId: string | null) =>
  sql`${users.username} is not null and ${visibleTo(viewerId, 'profile')}`;

/** A text in the lower case of the indexes, which differs from JavaScript's, for example for the Turkish İ. */
const lowered = (text: string) => sql`lower(${text}::text)`;

/** The people whose column starts with the term, read in the order of the column's index. */
function withPrefix(column: SQL, pattern: SQL, viewerId: string | null, rank: number): SQL {
  return sql`(select ${users.id} as id, ${sql.raw(String(rank))} as rank, 1::real as similarity from ${users}
    where ${column} like ${pattern} and ${isFindable(viewerId)}
    order by ${column} using ~<~ limit ${sql.raw(String(searchMatchesMax))})`;
}

function followedWithPrefix(pattern: SQL, viewerId: string | null): SQL {
  return sql`(select ${users.id} as id, 1 as rank, 1::real as similarity from follows
    join ${users} on ${users.id} = follows.followed_id
    where follows.follower_id = ${viewerId} and ${isFindable(viewerId)}
      and (lower(${users.username}) like ${pattern} or lower(${users.displayName}) like ${pattern})
    limit ${sql.raw(String(searchMatchesMax))})`;
}

const hasFewStarted = sql`(select count(distinct started.id) from started) < ${enoughMatches}`;

/** The text of `users_similarity_index`. */
const names = sql`lower(coalesce(${users.username}, '') || ' ' || ${users.displayName})`;

/** The people whose names contain the term with two neighbouring letters swapped. */
function withSwappedLetters(term: string, viewerId: string | null): SQL {
  const spellings = swappedSpellings(term).map((spelling) => sql`${names} like ${lowered(`%${spelling}%`)}`);
  const containsOne = spellings.length > 0 ? sql.join(spellings, sql` or `) : sql`false`;
  return sql`(select ${users.id} as id, 4 as rank, word_similarity(${lowered(term)}, ${names}) as similarity
    from ${users} where (${containsOne}) and ${hasFewStarted} and ${isFindable(viewerId)}
    limit ${sql.raw(String(searchMatchesMax))})`;
}

interface FoundPerson extends Record<string, unknown> {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly isSimilar: boolean;
}

/**
 * Finds the people whose username or display name starts with a term, or resembles it when few of them do: the
 * person of that name first, then people whom the viewer follows. The index finds similar names by their trigrams and
 * by the swapped spellings of the term, of which `resemblesName` removes those that short terms have in common with unlike names.
 * @returns at most `searchMatchesMax` people, best first
 */
export async function findPeople(
  db: Database,
  term: string,
  viewerId: string | null,
): Promise<FoundPerson[]> {
  const pattern = lowered(prefixPattern(term));
  const { rows } = await db.execute<FoundPerson>(sql`${planEachTime}
    with started as materialized (
      ${withPrefix(sql`lower(${users.username})`, pattern, viewerId, 2)}
      union all ${withPrefix(sql`lower(${users.displayName})`, pattern, viewerId, 3)}
      union all ${followedWithPrefix(pattern, viewerId)}),
    resembling as (
      select ${users.id} as id, 4 as rank, alike.similarity
      from similar_users(${lowered(term)}) as alike join ${users} on ${users.id} = alike.id
      where char_length(${term}::text) >= ${similarityMinLength}
        and ${hasFewStarted} and ${isFindable(viewerId)}
      union all ${withSwappedLetters(term, viewerId)}),
    best as (select id, min(rank) as rank, max(similarity) as similarity
      from (select * from started union all select * from resembling) as every group by id)
    select ${users.id} as id, ${users.username} as username, ${users.displayName} as "displayName",
      rank = 4 as "isSimilar"
    from best join ${users} on ${users.id} = best.id
    order by lower(${users.username}) <> ${lowered(term)}, rank, similarity desc, lower(${users.username}) using ~<~
    limit ${searchMatchesMax}`);
  return rows.filter(
    ({ isSimilar, username, displayName }) => !isSimilar || resemblesName(term, [username, displayName]),
  );
}

/** The people with these ids, unordered. The caller has checked that the viewer may see them. */
export function findPersonRows(db: Database, ids: readonly string[], viewerId: string | null) {
  return db
    .select({ author: authorColumns(viewerId), bio: users.bio })
    .from(users)
    .where(inArray(users.id, [...ids]));
}
