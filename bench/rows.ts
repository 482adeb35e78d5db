import type { Database } from '../packages/server/src/db/database.ts';

/** Number of authors, independent of the number of posts. */
const authors = 1000;

/**
 * Fills a database with a feed: posts with images, tags and an item each; some authors share with friends
 * only or have private posts. The database generates the rows with triggers disabled; the counts that
 * triggers maintain are set at the end.
 * @param posts number of posts
 */
export async function fillFeed(db: Database, posts: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    await tx.execute(`insert into users (id, uid, email, username, display_name, avatar_id, post_privacy)
      select 'u_' || n, 'bench-' || n, 'person' || n || '@example.com', 'person' || n, 'Person ' || n, null,
        case n % 20 when 1 then 'friends' when 2 then 'private' else 'public' end
      from generate_series(0, ${authors - 1}) as n`);
    await tx.execute(`insert into items (id, owner_id, name, category, subcategory, brand, size, color,
        material, style, posted)
      select 'i_' || n, 'u_' || n, 'Coat', 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal', true
      from generate_series(0, ${authors - 1}) as n`);
    await tx.execute(`insert into pictures (id, owner_id, kind, key, width, height, thumbhash, palette)
      select 'pic_' || n, 'u_' || n % ${authors}, 'post', n % 100 || '/pic_' || n, 960, 1200,
        '1QcSHQRnh493V4dIh4eXh1h4kJUI', array['#ffb199', '#d98bff', '#7cc7ff']
      from generate_series(1, ${posts}) as n`);
    await tx.execute(`insert into posts (id, owner_id, caption, tags, picture_id, like_count, created_at)
      select 'p_' || n, 'u_' || n % ${authors}, 'A quiet look for day ' || n, array['#minimal', '#wool'],
        'pic_' || n, n % 90, '2026-11-01'::timestamptz - n * interval '1 minute'
      from generate_series(1, ${posts}) as n`);
    await tx.execute(`insert into post_items (post_id, item_id, position)
      select 'p_' || n, 'i_' || n % ${authors}, 0 from generate_series(1, ${posts}) as n`);
    await tx.execute(`update users set post_count = counted.posts from
      (select owner_id, count(*) as posts from posts group by owner_id) as counted where id = counted.owner_id`);
    await tx.execute(`update feed_totals set public_posts =
      (select sum(post_count) from users where post_privacy = 'public')`);
  });
}
