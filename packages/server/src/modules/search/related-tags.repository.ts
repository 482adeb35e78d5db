import { relatedTagMinPosts, relatedTagsMaxCount, relatedTagsPostCount } from '@aura/domain/limits/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { notReportedPost, visibleTo } from '../visibility/visibility.repository.ts';

/**
 * Finds the tags that the newest posts with a tag have too, most frequent first. The number of posts that are read
 * does not depend on how many have the tag; those that the viewer may not see do not count.
 */
export async function findRelatedTags(db: Database, tag: string, viewerId: string | null): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    with newest as materialized (
      select post_id, owner_id from post_tags where tag = ${tag}
      order by created_at desc nulls last, post_id desc nulls last limit ${relatedTagsPostCount}),
    visible as materialized (
      select newest.post_id from newest join ${users} on ${users.id} = newest.owner_id
      where ${visibleTo(viewerId, 'posts')} and ${notReportedPost(viewerId, sql`newest.post_id`)})
    select post_tags.tag from visible join post_tags on post_tags.post_id = visible.post_id
    where post_tags.tag <> ${tag}
    group by post_tags.tag having count(*) >= ${relatedTagMinPosts}
    order by count(*) desc, post_tags.tag using ~<~ limit ${relatedTagsMaxCount}`);
  return rows.map((row) => row.tag);
}
