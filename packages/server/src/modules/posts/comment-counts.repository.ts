import { type SQL, sql } from 'drizzle-orm';
import { comments, posts } from '../../db/schema.ts';
import { hiddenPeople, unblocked, type ViewerId } from '../visibility/visibility.repository.ts';

/** The number of the viewer's reported comments on a post that nothing else hides. */
function reportedCommentCount(viewerId: ViewerId): SQL {
  // One array of posts for all rows of a query.
  const postIds = sql`array(select ${comments.postId} from reports
    join ${comments} on ${comments.id} = reports.target_id
    where reports.reporter_id = ${viewerId} and reports.target_type = 'comment' and
      ${comments.deletedAt} is null and ${unblocked(viewerId, comments.authorId)})`;
  return sql`cardinality(array_positions(${postIds}, ${posts.id}))`;
}

/**
 * The number of the comments of a post that the viewer may see, as a column of a query that joins `posts`: the stored
 * count without those that `commentShownTo` hides. Its cost depends on the number of people and comments that the viewer
 * has hidden, and not on the number of comments.
 */
export function visibleCommentCount(viewerId: ViewerId | null): SQL<number> {
  const hidden = sql`unnest(array(${hiddenPeople(viewerId)}))`;
  const byHidden = sql`(select coalesce(sum((select count(*) from ${comments} where
      ${comments.authorId} = hidden.id and ${comments.postId} = ${posts.id} and ${comments.deletedAt} is null)), 0)
    from ${hidden} as hidden(id))`;
  const reported = viewerId === null ? sql`0` : reportedCommentCount(viewerId);
  return sql<number>`(${posts.commentCount} - ${byHidden} - ${reported})::integer`;
}
