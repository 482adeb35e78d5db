import type { RequestOf } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkReplica } from '../doctor/check-replica.ts';
import { plainJpeg } from '../images/testing/files.ts';
import { upload } from '../testing/content.ts';
import { describeOnPostgres } from '../testing/postgres.ts';
import { type PostgresCluster, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { type ReadingServer, startReadingServer, waitMs } from '../testing/reading-server.ts';
import { startTestServer, type TestUser } from '../testing/server.ts';
import { createTcpProxy } from '../testing/tcp-proxy.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { users } from './schema.ts';

/** A standby whose replay is paused shows what it had before. */

it('without a replica, the time of a write is not stored', async () => {
  const server = await startTestServer();
  await server.signUp('mira');
  const rows = await server.services.db.select({ wroteAt: users.wroteAt }).from(users);
  await server.close();
  expect(rows).toEqual([{ wroteAt: null }]);
});

describeOnPostgres('a replica', (url) => {
  let cluster: PostgresCluster;
  let primary: OpenDatabase;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    primary = await openDatabase({ dataDir: '', databaseUrl: cluster.primaryUrl });
  });
  afterAll(async () => {
    await primary?.close();
    await cluster?.close();
  });
  afterEach(() => cluster.resumeReplay());

  const logged: string[] = [];
  const startReading = (maxAgeMs?: number, databaseReplicaUrl = cluster.standbyUrl) =>
    startReadingServer({ databaseUrl: cluster.primaryUrl, databaseReplicaUrl }, primary.db, logged, maxAgeMs);

  describe('whose rows may be minutes old', () => {
    let reading: ReadingServer;
    let author: TestUser;
    let other: TestUser;
    let reader: TestUser;
    /** The ids of all posts, newest first. */
    let all: string[];
    beforeAll(async () => {
      reading = await startReading(600_000);
      author = await reading.server.signUp('author', { profilePicture: upload(await plainJpeg()) });
      other = await reading.server.signUp('other');
      reader = await reading.server.signUp('reader');
      all = [];
      for (const person of [author, other, author, other, author, other])
        all.unshift(await reading.share(person));
    });
    afterAll(() => reading?.close());
    beforeEach(() => reading.waitForPage(reader, { target: 'replica', ids: all }));

    const change = async (
      person: TestUser,
      fields: Omit<RequestOf<typeof calls.updateProfile>, 'userID'>,
    ) => {
      const request = { userID: person.email, ...fields };
      expect((await reading.server.call(calls.updateProfile, request, person.token)).status).toBe(200);
    };

    it('shows a new post to its author at once, and to other people when it arrives', async () => {
      await cluster.pauseReplay();
      const id = await reading.share(author);
      expect(await reading.feed(author)).toMatchObject({ target: 'primary', ids: [id, ...all] });
      await reading.waitForPage(reader, { target: 'replica', ids: all });
      all.unshift(id);
    });

    it('shows a like to the person who likes, with any token and on any server', async () => {
      const second = await startReading(600_000);
      await second.waitForPage(other, { target: 'replica' });
      await cluster.pauseReplay();
      const like = { userID: reader.email, postID: all[0] ?? '' };
      expect((await reading.server.call(calls.addLike, like, reader.token)).status).toBe(200);
      expect((await reading.feed(reader)).posts[0]?.likes).toBe(1);
      await second.waitForPage(other, { target: 'replica', posts: all.map(() => ({ likes: 0 })) });
      expect((await second.feed(reader)).posts[0]?.likes).toBe(1);
      await second.close();
    });

    it('does not show a deleted post, and the page is as long as before', async () => {
      await cluster.pauseReplay();
      const deleted = { postId: all[0] ?? '', userID: author.email };
      expect((await reading.server.call(calls.deletePost, deleted, author.token)).status).toBe(200);
      all.shift();
      expect(await reading.feed(reader, { limit: 3 })).toMatchObject({
        target: 'primary',
        ids: all.slice(0, 3),
      });
    });

    it.each<[string, Omit<RequestOf<typeof calls.updateProfile>, 'userID'>]>([
      ['become private', { postPrivacy: 'private' }],
      ['become visible to friends only', { postPrivacy: 'friends' }],
      ['are of a person who blocks the reader', { blockedList: ['reader'] }],
    ])('does not show posts that %s', async (_case, fields) => {
      await cluster.pauseReplay();
      await change(author, fields);
      const { target, posts } = await reading.feed(reader, { limit: 3 });
      expect([target, posts.map(({ username }) => username)]).toEqual([
        'primary',
        ['other', 'other', 'other'],
      ]);
      await change(author, { postPrivacy: 'public', blockedList: [] });
    });

    it('does not show a name and a profile picture that were changed or hidden', async () => {
      await cluster.pauseReplay();
      const authorOf = async () => {
        const { posts } = await reading.feed(reader);
        const post = posts.find(({ username }) => username === 'author');
        return [post?.displayName, post?.profilePicId];
      };
      expect(await authorOf()).toEqual(['author', expect.any(String)]);
      await change(author, { displayName: 'New name', profilePrivacy: 'private' });
      expect(await authorOf()).toEqual(['New name', null]);
      await change(author, { displayName: 'author', profilePrivacy: 'public' });
    });

    it('begins a page after a post that it does not have, or that was deleted, where the primary does', async () => {
      await cluster.pauseReplay();
      const id = await reading.share(author);
      const after = () => reading.feed(reader, { after: id, limit: 2 });
      expect(await after()).toMatchObject({ target: 'primary', ids: all.slice(0, 2) });
      const known = { after: all[0] ?? '', limit: 2 };
      await reading.waitForPage(reader, { target: 'replica', ids: all.slice(1, 3) }, known);
      await cluster.resumeReplay();
      await vi.waitFor(async () => expect((await after()).target).toBe('replica'), waitMs);
      await cluster.pauseReplay();
      await reading.server.call(calls.deletePost, { postId: id, userID: author.email }, author.token);
      expect(await after()).toMatchObject({ target: 'primary', ids: all.slice(0, 2) });
    });

    it('that crashes fails no request, and is read again when it runs', async () => {
      await cluster.stopStandby();
      expect(await reading.feed(reader)).toMatchObject({ target: 'primary', ids: all });
      expect(await reading.feed(reader)).toMatchObject({ target: 'primary', ids: all });
      await cluster.startStandby();
      await reading.waitForPage(reader, { target: 'replica' });
    });

    it('that hangs fails no request, and is read again when it responds', async () => {
      const { hostname, port } = new URL(cluster.standbyUrl);
      const proxy = await createTcpProxy(Number(port), hostname);
      const address = Object.assign(new URL(cluster.standbyUrl), { port: String(proxy.port) }).href;
      const hanging = await startReading(600_000, address);
      await hanging.waitForPage(reader, { target: 'replica' });
      proxy.pause();
      expect(await hanging.feed(reader)).toMatchObject({ target: 'primary', ids: all });
      proxy.resume();
      await hanging.waitForPage(reader, { target: 'replica' });
      await hanging.close();
      await proxy.close();
    });

    it('that fails to answer leaves the read to the primary, and is read again afterwards', async () => {
      const read = reading.replica.readerFor(null);
      const fail = () =>
        read(
          (db) => db.execute(sql`select 1 / 0`),
          () => Promise.resolve(true),
        );
      await vi.waitFor(async () => {
        expect(await fail()).toBeNull();
        expect(logged).toContain(
          'DATABASE_REPLICA_URL: a read of the replica failed; all reads use DATABASE_URL',
        );
      }, waitMs);
      await reading.waitForPage(reader, { target: 'replica' });
    });

    it('of two writes at once, the later one counts', async () => {
      const later = new Date(Date.now() + 60_000);
      const { db } = primary;
      await db.update(users).set({ wroteAt: later }).where(eq(users.uid, other.uid));
      await change(other, { location: 'Elsewhere' });
      const [row] = await db.select({ wroteAt: users.wroteAt }).from(users).where(eq(users.uid, other.uid));
      expect(row).toEqual({ wroteAt: later });
    });
  });

  describe('whose rows may be a second old', () => {
    it('is not read while it is further behind, and read again afterwards', async () => {
      const reading = await startReading();
      const author = await reading.server.signUp('late');
      const reader = await reading.server.signUp('waiting');
      await reading.waitForPage(reader, { target: 'replica' });
      await cluster.pauseReplay();
      const id = await reading.share(author);
      await vi.waitFor(
        async () => expect((await reading.feed(reader, { limit: 50 })).ids).toContain(id),
        waitMs,
      );
      expect((await reading.feed(reader)).target).toBe('primary');
      await vi.waitFor(() => expect(logged).toContainEqual(expect.stringMatching(/more than 1 s behind/)), {
        timeout: waitMs,
      });
      expect(await examine(cluster.standbyUrl)).toEqual([
        { level: 'warn', text: 'replica: it is more than a second behind, so it is not read' },
      ]);
      await cluster.resumeReplay();
      await reading.waitForPage(reader, { target: 'replica' });
      await reading.close();
    });
  });

  const examine = (databaseReplicaUrl: string) =>
    checkReplica({ databaseUrl: cluster.primaryUrl, databaseReplicaUrl });

  it('that follows is one line of the doctor', async () => {
    expect(await examine(cluster.standbyUrl)).toEqual([
      { level: 'ok', text: expect.stringMatching(/^replica: it is at most \d+ ms behind$/) },
    ]);
  });

  it.each([
    ['does not respond', 'the replica does not respond', () => 'postgresql://127.0.0.1:9/none'],
    ['is the primary', 'it is no replica but a server that accepts writes', () => cluster.primaryUrl],
    ['is another server', 'it is no replica of the database of DATABASE_URL', () => url],
    [
      'is another database',
      'it is no replica of the database of DATABASE_URL',
      () => Object.assign(new URL(cluster.standbyUrl), { pathname: '/template1' }).href,
    ],
  ])('that %s is not read, and one line says so', async (_case, problem, address) => {
    logged.length = 0;
    const reading = await startReading(600_000, address());
    const reader = await reading.server.signUp('reader');
    const line = `DATABASE_REPLICA_URL: ${problem}; all reads use DATABASE_URL`;
    await vi.waitFor(() => expect(logged).toContain(line), waitMs);
    expect((await reading.feed(reader)).target).toBe('primary');
    await reading.close();
    expect(logged).not.toContain('reads that may be a second old use the replica');
    const [finding] = await examine(address());
    expect(finding?.level).toBe('error');
    expect(finding?.text).toContain(`DATABASE_REPLICA_URL: ${problem}`);
  });
});
