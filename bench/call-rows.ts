import type { Database } from '../packages/server/src/db/database.ts';
import { fillSearchWorld } from './search-rows.ts';

/** Likes, comments and people for each post of the world: 5, 2 and one tenth. */
const likesPerPost = 5;
const commentsPerPost = 2;
/** Comments of each person on `p_1`, so that it has more than come with a post in each world. */
const commentsPerFan = 6;
const postsPerPerson = 10;
/** What belongs to one person does not grow with the world: people whom `u_0` follows, and the garments of `u_0`. */
const followed = 50;
const garments = 60;
/** Moderators read a page of open cases and count up to 999; half of the cases are about posts, half about comments. */
const openCases = 1200;

/** Likes and comments of all posts; everyone likes and comments on `p_1`. */
async function fillReactions(tx: Database, posts: number, people: number): Promise<void> {
  await tx.execute(`insert into post_likes (post_id, user_id, created_at)
    select 'p_' || n, 'u_' || (n::bigint * 7919 + k) % ${people}, '2026-11-02'::timestamptz - n * interval '1 minute'
    from generate_series(2, ${posts}) as n, generate_series(1, ${likesPerPost}) as k
    union all select 'p_1', 'u_' || n, '2026-11-02' from generate_series(0, ${people - 1}) as n`);
  await tx.execute(`insert into comments (id, post_id, author_id, text, created_at)
    select 'c_' || n || '_' || k, 'p_' || n, 'u_' || (n * 31 + k) % ${people}, 'Where is the coat from? It looks warm.',
      '2026-11-02'::timestamptz - n * interval '1 minute' + k * interval '1 second'
    from generate_series(2, ${posts}) as n, generate_series(1, ${commentsPerPost}) as k
    union all select 'c_1_' || n, 'p_1', 'u_' || n % ${people}, 'Lovely',
      '2026-11-02'::timestamptz + n * interval '1 second'
    from generate_series(1, ${people * commentsPerFan}) as n`);
  await tx.execute(`update posts set comment_count = ${commentsPerPost}`);
  await tx.execute(
    `update posts set comment_count = ${people * commentsPerFan}, like_count = ${people} where id = 'p_1'`,
  );
}

/** `u_0` follows some people; everyone follows `u_1`, who follows everyone. */
async function fillFollows(tx: Database, people: number): Promise<void> {
  await tx.execute(`truncate follows`);
  await tx.execute(`insert into follows (follower_id, followed_id)
    select 'u_0', 'u_' || n from generate_series(1, ${followed}) as n
    union all select 'u_' || n, 'u_1' from generate_series(2, ${people - 1}) as n
    union all select 'u_1', 'u_' || n from generate_series(0, ${people - 1}) as n where n <> 1`);
  await tx.execute(`insert into follow_counts (user_id, followers, following)
    select id, (select count(*) from follows where followed_id = id),
      (select count(*) from follows where follower_id = id) from users`);
}

/** The wardrobe of `u_0`, a garment of which each post links; `u_1` likes one of each 10 posts. */
async function fillGarments(tx: Database, posts: number): Promise<void> {
  await tx.execute(`insert into items (id, owner_id, name, category, subcategory, brand, size, color,
      material, style, posted)
    select 'i_' || n, 'u_0', 'Coat ' || n, 'Outerwear', 'Coats', 'COS', 'M', 'Black', 'Wool', 'Minimal', true
    from generate_series(0, ${garments - 1}) as n`);
  await tx.execute(`insert into post_items (post_id, item_id, position, garment_type, garment_color, posted_at)
    select id, 'i_' || substr(id, 3)::integer % ${garments}, 0, 'Coats', 'black', created_at from posts`);
  await tx.execute(`insert into post_likes (post_id, user_id, created_at)
    select 'p_' || n, 'u_1', '2026-11-02' from generate_series(10, ${posts}, 10) as n on conflict do nothing`);
}

/** A notification of `u_0` for each 10 posts, and open cases. */
async function fillNotices(tx: Database, posts: number, people: number): Promise<void> {
  await tx.execute(`insert into notifications (id, receiver_id, type, group_key, post_id, changed_at, read_at,
      pushed_at, emailed_at)
    select 'n_' || n, 'u_0', 'like', 'p_' || n, 'p_' || n, '2026-11-02'::timestamptz - n * interval '1 minute',
      now(), now(), now()
    from generate_series(10, ${posts}, 10) as n`);
  await tx.execute(`insert into notification_actors (notification_id, actor_id)
    select 'n_' || n, 'u_' || 2 + n % ${people - 2} from generate_series(10, ${posts}, 10) as n`);
  const perType = openCases / 2;
  const place = `(1 + (n - 1) * ${Math.floor(posts / perType)})`;
  await tx.execute(`insert into moderation_cases (id, target_type, target_id, author_id, reported_at)
    select 'case_' || n, 'post', 'p_' || ${place}, 'u_' || ${place} % ${people}, '2026-11-02'::timestamptz
    from generate_series(1, ${perType}) as n
    union all select 'case_c_' || n, 'comment', comments.id, comments.author_id, '2026-11-02'
    from generate_series(1, ${perType}) as n join comments on comments.id = 'c_' || ${place} || '_1'`);
}

/** Fills a database with what the calls of the contract read, in proportion to its posts; triggers are disabled. */
export async function fillCallWorld(db: Database, posts: number): Promise<void> {
  const people = posts / postsPerPerson;
  await fillSearchWorld(db, { posts, people });
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    await fillReactions(tx, posts, people);
    await fillFollows(tx, people);
    await fillGarments(tx, posts);
    await fillNotices(tx, posts, people);
  });
  // A server does both by itself after a while.
  await db.execute('vacuum (analyze)');
}
