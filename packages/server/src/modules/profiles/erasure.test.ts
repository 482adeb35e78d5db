import { calls } from '@aura/api-client/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpDatabase } from '../../db/testing/test-database.ts';
import { createLog } from '../../log.ts';
import type { Services } from '../../services.ts';
import { sharePost, storedImages } from '../../testing/content.ts';
import { deleteAccount } from '../../testing/people.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { resumeErasures } from './erasure.service.ts';
import { erasureSteps, imagesStep } from './erasure-steps.repository.ts';
import { createRunningErasures, type RunningErasures } from './running-erasures.ts';

/** Erasures that are interrupted, that take long, and that other servers run. */

let current: RunningErasures = createRunningErasures();
const runningErasures: RunningErasures = {
  run: (userId, erase) => current.run(userId, erase),
  isStopping: () => current.isStopping(),
  stop: () => current.stop(),
};
let logged = '';
const log = createLog('info', {
  write: (line: string) => {
    logged += line;
  },
});

let server: TestServer;
let staying: TestUser;
let stayingPost: string;
beforeAll(async () => {
  server = await startTestServer({ services: { runningErasures, log } });
  staying = await server.signUp('staying');
  stayingPost = (await sharePost(server, staying)).id;
});
afterAll(() => server.close());

async function idOf({ uid }: TestUser): Promise<string> {
  const { rows } = await server.services.db.execute<{ id: string }>(
    sql`select id from users where uid = ${uid}`,
  );
  return rows[0]?.id ?? '';
}

/**
 * Creates an account with 40 posts, items, wears and images, with 60 comments with a reply each on one of its posts and
 * on another person's post, and with likes there.
 */
async function largeAccount(name: string): Promise<TestUser> {
  const { db } = server.services;
  const person = await server.signUp(name);
  await sharePost(server, person);
  const id = await idOf(person);
  const other = await idOf(staying);
  await server.call(calls.addLike, { userID: person.email, postID: stayingPost }, person.token);
  await db.execute(sql`insert into pictures (id, owner_id, kind, key, width, height, palette)
    select ${name} || 'pic' || n, ${id}, 'item', 'zz/pic_' || ${name} || n, 9, 9, array[]::text[]
    from generate_series(1, 40) as n`);
  await db.execute(sql`insert into posts (id, owner_id, caption, tags)
    select ${name} || 'post' || n, ${id}, 'erasable', array[]::text[] from generate_series(1, 40) as n`);
  await db.execute(sql`insert into items (id, owner_id, name, category, subcategory, brand, size, color, material,
      style, front_picture_id)
    select ${name} || 'item' || n, ${id}, 'erasable', '', '', '', '', '', '', '', ${name} || 'pic' || n
    from generate_series(1, 40) as n`);
  await db.execute(sql`insert into post_items (post_id, item_id, position)
    select ${name} || 'post1', ${name} || 'item' || n, n from generate_series(1, 40) as n`);
  await db.execute(sql`insert into wears (id, owner_id, date, planned, post_id)
    select ${name} || 'wear' || n, ${id}, '2026-11-01', false, ${name} || 'post' || n
    from generate_series(1, 40) as n`);
  await db.execute(sql`insert into wear_items (wear_id, item_id, position)
    select ${name} || 'wear' || n, ${name} || 'item' || n, 0 from generate_series(1, 40) as n`);
  await db.execute(sql`insert into favorites (user_id, item_id, source) values
    (${other}, ${`${name}item1`}, 'wardrobe')`);
  const thread = (prefix: string, postId: string, author: string, answerer: string) => sql`
    with parents as (insert into comments (id, post_id, author_id, text)
      select ${prefix} || n, ${postId}, ${author}, 'erasable' from generate_series(1, 60) as n returning id)
    insert into comments (id, post_id, author_id, parent_id, text)
      select id || 'reply', ${postId}, ${answerer}, id, 'erasable' from parents`;
  await db.execute(thread(`${name}own`, `${name}post1`, other, other));
  await db.execute(thread(`${name}by`, stayingPost, id, other));
  await db.execute(sql`insert into comments (id, post_id, author_id, text, deleted_at)
    select 'place' || n, ${stayingPost}, ${other}, '', now() from generate_series(1, 30) as n`);
  await db.execute(sql`insert into comments (id, post_id, author_id, parent_id, text)
    select ${name} || 'under' || n, ${stayingPost}, ${id}, 'place' || n, 'erasable'
    from generate_series(1, 30) as n`);
  await db.execute(sql`insert into comments (id, post_id, author_id, text, like_count)
    select 'staying' || n, ${stayingPost}, ${other}, 'staying', 1 from generate_series(1, 30) as n`);
  await db.execute(sql`insert into comment_likes (comment_id, user_id)
    select id, ${id} from comments where id like 'staying%'
    union all select id, ${other} from comments where id like ${`${name}by%`}`);
  await db.execute(sql`with notified as (insert into notifications (id, receiver_id, type, group_key, post_id, changed_at)
      select ${name} || 'received' || n, ${id}, 'like', post.id, post.id, now() from generate_series(1, 40) as n
      join posts as post on post.id = ${name} || 'post' || n
      union all select ${name} || 'caused' || n, ${other}, 'post', n::text, null, now()
      from generate_series(1, 40) as n returning id, receiver_id)
    insert into notification_actors (notification_id, actor_id, subject_id)
    select id, case receiver_id when ${id} then ${other} else ${id} end, '' from notified`);
  await db.execute(sql`update posts set comment_count = comment_count + 120
    where id in (${stayingPost}, ${`${name}post1`})`);
  await db.execute(sql`update posts set comment_count = comment_count + 30 where id = ${stayingPost}`);
  return person;
}

async function expectErased(name: string): Promise<void> {
  const dump = await dumpDatabase(server.services.db);
  for (const trace of [name, 'erasable']) expect(dump).not.toContain(trace);
  const { body } = await server.call(calls.getPost, { id: stayingPost }, staying.token);
  expect([body.post.likes, body.post.commentCount]).toEqual([0, 0]);
  expect(body.post.comments?.map(({ likes }) => likes)).toEqual(Array.from({ length: 30 }, () => 0));
  await server.services.db.execute(sql`delete from comments`);
  expect(await storedImages(server)).toBe(1);
}

/** Ends after a number of steps, like a server that stops. */
function stoppingAfter(steps: number): RunningErasures {
  let left = steps;
  return {
    run: (_, work) => work(),
    isStopping: () => left-- <= 0,
    stop: () => Promise.resolve(),
  };
}

it('an erasure that stops after any step is continued by the next start until nothing is left', async () => {
  const person = await largeAccount('leaving');
  current = stoppingAfter(3);
  await deleteAccount(server, person);
  expect(await dumpDatabase(server.services.db)).toContain('erasable');
  for (const steps of [1, 5, 9]) {
    current = stoppingAfter(steps);
    await resumeErasures(server.services);
  }
  current = createRunningErasures();
  await resumeErasures(server.services);
  await expectErased('leaving');
  expect(logged).toContain('an account was erased');
});

it('no step deletes more rows than its limit, and together they leave nothing to the last one', async () => {
  const person = await largeAccount('departing');
  const id = await idOf(person);
  const { db, images } = server.services;
  const limit = 20;
  const rowCount = async () => {
    const { rows } = await db.execute<{ rows: number }>(sql`select ((select count(*) from comments) +
      (select count(*) from posts) + (select count(*) from items) + (select count(*) from post_likes) +
      (select count(*) from notifications) + (select count(*) from notification_actors) +
      (select count(*) from comment_likes) + (select count(*) from pictures) + (select count(*) from post_items) + (select count(*) from favorites) +
      (select count(*) from wears) + (select count(*) from wear_items)
      )::integer as rows`);
    return rows[0]?.rows ?? 0;
  };
  for (const step of [...erasureSteps, imagesStep(images.erase)]) {
    for (let deleted = -1; deleted !== 0; ) {
      const before = await rowCount();
      deleted = await step(db, id, limit);
      // A place of a deleted comment is deleted with its last reply.
      expect(deleted).toBeLessThanOrEqual(2 * limit);
      expect(before - (await rowCount())).toBe(deleted);
    }
  }
  const { rows } = await db.execute(sql`select id from posts union all select id from pictures`);
  expect(rows).toHaveLength(2);
  expect((await db.execute(sql`select comment_id from comment_likes`)).rows).toEqual([]);
  current = createRunningErasures();
  await deleteAccount(server, person);
  await expectErased('departing');
});

it('the response does not wait for an erasure that takes long', async () => {
  const person = await server.signUp('waiting');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const real = createRunningErasures();
  current = { ...real, run: (userId, work) => released.then(() => real.run(userId, work)) };
  await deleteAccount(server, person);
  expect((await server.call(calls.getProfile, { userID: person.email }, person.token)).status).toBe(401);
  // Throws when the username is taken.
  await server.signUp('later', { username: 'waiting' });
  release();
});

it('while an erasure runs, a read with the token is refused, also when the account was read just before', async () => {
  const person = await server.signUp('reading');
  const read = async () =>
    (await server.call(calls.getProfile, { userID: person.email }, person.token)).status;
  const real = createRunningErasures();
  const statuses: number[] = [await read()];
  current = {
    ...real,
    run: async (userId, work) => {
      statuses.push(await read());
      return real.run(userId, work);
    },
  };
  await deleteAccount(server, person);
  expect(statuses).toEqual([200, 401]);
});

it('while another server erases an account, this one leaves it alone', async () => {
  const person = await server.signUp('elsewhere');
  const isTaken = { take: () => Promise.resolve(false), isTaken: () => Promise.resolve(true) };
  const locks = { ...isTaken, release: () => Promise.resolve(), close: () => Promise.resolve() };
  const services: Services = { ...server.services, runningErasures: createRunningErasures(locks) };
  current = services.runningErasures;
  const id = await idOf(person);
  await deleteAccount(server, person);
  await resumeErasures(services);
  expect(await dumpDatabase(server.services.db)).toContain(id);
  current = createRunningErasures();
  await resumeErasures(server.services);
  expect(await dumpDatabase(server.services.db)).not.toContain(id);
});
