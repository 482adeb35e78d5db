import { toTag } from '@aura/domain/rules/post-tags';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { planEachTime } from '../../db/named-statements.ts';
import { postSearchKeys } from '../../db/post-search.ts';

/** A value, or its placeholder in a prepared statement. */
export type Param<Value> = Value | Placeholder;

/** The part of the feed that a search reads. */
export interface SearchRange {
  /** Whether a post is after the cursor. */
  readonly isNext: SQL;
  readonly inOrder: SQL;
  /** The same order for the columns of a subquery. */
  readonly subqueryOrder: SQL;
  readonly order: 'asc' | 'desc';
  /** Number of posts that are compared one by one. */
  readonly window: SQL;
  /** Number of matches that are enough. */
  readonly end: SQL;
  /** Whether the viewer sees a post of a subquery. */
  readonly isShown: (source: SQL) => SQL;
}

/**
 * The term as a stored tag, the value of the placeholder `searchTag`. Lower case is made here: the database has another one
 * for some letters, such as the Turkish İ.
 */
const tagOf = (term: Param<string>): Param<string> =>
  typeof term === 'string' ? toTag(term) : sql.placeholder('searchTag');

/** Whether a post of a subquery matches the search. */
function isMatch(term: Param<string>, source: SQL): SQL {
  return sql`(to_tsvector('simple', ${source}.caption) @@ plainto_tsquery('simple', ${term}::text)
    or ${source}.tags @> array[${tagOf(term)}::text])`;
}

const columns = sql`id, owner_id, created_at, caption, tags`;

/** Where the periods of a search begin, relative to the first post after the window, and in which direction they go. */
const periodsOf = {
  desc: { isFrom: sql`<=`, step: sql`-1`, last: sql`min(created_at)` },
  asc: { isFrom: sql`>=`, step: sql`1`, last: sql`max(created_at)` },
};

/**
 * The visible matches of a search, the first `end` of them (docs/decisions/2026-11-23-search-paging.md). The next
 * posts are compared one by one until there are enough matches. Only when the window has too few, the search index
 * finds the others, one period of the feed after the other; the condition on the number of `near` posts is evaluated
 * once. A nested loop returns the periods in their order and stops at the match that is enough, so that `far` needs
 * no sorting. The candidates of a period are compared with `start` after they are sorted: next to the keys, the
 * condition would be read from the index of the feed for each period. The index stores hashes, therefore its posts are
 * compared with the search, too.
 */
export function searchMatches(range: SearchRange, term: Param<string>): SQL {
  const { isNext, inOrder, subqueryOrder, window, end, isShown } = range;
  const { isFrom, step, last } = periodsOf[range.order];
  const found = (source: SQL) => sql`${isMatch(term, source)} and ${isShown(source)}`;
  return sql`(${planEachTime} with near as materialized (
      select id, created_at from (select ${columns} from posts where ${isNext}
        order by ${inOrder} limit ${window}) as recent
      where ${found(sql`recent`)} order by ${subqueryOrder} limit ${end}),
    far as materialized (
      select matches.id, matches.created_at
      from (select created_at, id from posts where ${isNext} and (select count(*) from near) < ${end}
          order by ${inOrder} limit 1 offset ${window}) as start
        cross join lateral generate_series(search_period(start.created_at),
          (select search_period(${last}) from posts), ${step}) as period
        cross join lateral (select array_agg(hashtextextended(word, period)) as words,
            array[hashtextextended(${tagOf(term)}::text, period)] as tag
          from unnest(tsvector_to_array(to_tsvector('simple', ${term}::text))) as word) as keys
        cross join lateral (select id, created_at from (select ${columns} from posts
            where ${postSearchKeys} @> keys.words or ${postSearchKeys} @> keys.tag
            order by ${subqueryOrder} limit all) as candidates
          where (created_at, id) ${isFrom} (start.created_at, start.id) and ${found(sql`candidates`)}
          order by ${subqueryOrder} limit ${end}) as matches
      limit ${end})
    select id, created_at from near union all select id, created_at from far)`;
}
