import type { Database } from '../packages/server/src/db/database.ts';

/** Number of rows of a benchmark of the search. */
export interface SearchWorld {
  readonly posts: number;
  readonly people: number;
}

/** Parts of names; each combination of five is a person. */
const syllables = (
  'ma lin to ka sor vi ren du pel ha mi gro sten ju fa bel no win ' +
  'za cor ly tam ove kri eda phi qua sha ubi yan'
).split(' ');
/** Tags other than those of every, every 10th and every 20,000th post. */
const tagCount = 20_000;
/** People whom `bench-0` follows, of whom every 20th shares with friends only. */
const followedCount = 300;

/** The words and tags that the benchmark searches. */
export const searched = {
  everyPost: 'look',
  tenthPost: 'linen',
  fiftiethPost: 'tweed',
  seldomPost: 'velvet',
  rarePost: 'gabardine',
  old: 'houndstooth',
  frequentTag: '#minimal',
  rareTag: '#gabardine',
} as const;

const part = (divisor: number) => `syllables[1 + n / ${divisor} % ${syllables.length}]`;
const first = `${part(1)} || ${part(30)}`;
const last = `${part(7)} || ${part(210)} || ${part(6300)}`;

async function fillPeople(tx: Database, people: number): Promise<void> {
  await tx.execute(`insert into users (id, uid, email, username, display_name, avatar_id, post_privacy)
    select 'u_' || n, 'bench-' || n, 'person' || n || '@example.com', first || '.' || last || '.' || n,
      initcap(first || ' ' || last), null,
      case n % 20 when 1 then 'friends' when 2 then 'private' else 'public' end
    from (select n, ${first} as first, ${last} as last from generate_series(0, ${people - 1}) as n,
      (select array['${syllables.join("','")}'] as syllables) as parts) as named`);
  await tx.execute(`insert into follows (follower_id, followed_id)
    select 'u_0', 'u_' || n from generate_series(1, least(${followedCount}, ${people - 1})) as n
    union all select 'u_' || n, 'u_0' from generate_series(1, least(${followedCount}, ${people - 1})) as n`);
}

/** Posts, newest first: each word occurs in a known share of them. */
async function fillPosts(tx: Database, { posts, people }: SearchWorld): Promise<void> {
  await tx.execute(`insert into pictures (id, owner_id, kind, key, width, height, thumbhash, palette)
    select 'pic_' || n, 'u_' || n % ${people}, 'post', n % 100 || '/pic_' || n, 960, 1200,
      '1QcSHQRnh493V4dIh4eXh1h4kJUI', array['#ffb199', '#d98bff', '#7cc7ff']
    from generate_series(1, ${posts}) as n`);
  await tx.execute(`insert into posts (id, owner_id, caption, tags, picture_id, like_count, created_at)
    select 'p_' || n, 'u_' || n % ${people},
      'A quiet ${searched.everyPost} for day ' || n
        || case when n % 10 = 7 then ' in ${searched.tenthPost}' else '' end
        || case when n % 50 = 3 then ' of ${searched.fiftiethPost}' else '' end
        || case when n % 500 = 13 then ' and ${searched.seldomPost}' else '' end
        || case when n % 20000 = 11 then ' of ${searched.rarePost}' else '' end
        || case when n > ${posts * 0.9} then ' and ${searched.old}' else '' end,
      array['${searched.frequentTag}', '#style' || n % ${tagCount}]
        || case when n % 10 = 7 then array['#${searched.tenthPost}'] else '{}' end
        || case when n % 20000 = 11 then array['${searched.rareTag}'] else '{}' end,
      'pic_' || n, n % 90, '2026-11-01'::timestamptz - n * interval '1 minute'
    from generate_series(1, ${posts}) as n`);
}

/** What triggers and the server write for the posts: counts and tags. */
async function fillCounts(tx: Database): Promise<void> {
  await tx.execute(`update users set post_count = counted.posts from
    (select owner_id, count(*) as posts from posts group by owner_id) as counted where id = counted.owner_id`);
  await tx.execute(`update feed_totals set public_posts =
    (select sum(post_count) from users where post_privacy = 'public')`);
  await tx.execute(`insert into post_tags (post_id, tag, owner_id, created_at)
    select id, tag, owner_id, created_at from posts, unnest(tags) as tag`);
  await tx.execute(`insert into tags (tag, public_posts)
    select tag, count(*) filter (where post_privacy = 'public')
    from post_tags join users on users.id = owner_id group by tag`);
}

/**
 * Fills a database for searches, with triggers disabled. `bench-0` follows people and is followed by them.
 */
export async function fillSearchWorld(db: Database, world: SearchWorld): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`);
    await fillPeople(tx, world.people);
    await fillPosts(tx, world);
    await fillCounts(tx);
  });
  // A server does both by itself after a while.
  await db.execute('vacuum (analyze)');
}
