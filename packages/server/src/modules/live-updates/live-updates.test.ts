import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiRoot } from '../../http/handle.ts';
import { sharePost } from '../../testing/content.ts';
import { type EventReader, readEvents } from '../../testing/read-events.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';

let server: TestServer;
let mira: TestUser;
let noa: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  mira = await server.signUp('mira');
  noa = await server.signUp('noa');
});
afterAll(() => server.close());

const readers: EventReader[] = [];
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

type Watch = { readonly posts?: string[]; readonly after?: string };

async function openStream(user: TestUser, watch: Watch = {}): Promise<EventReader> {
  const { path } = encodeRequest(calls.getEvents, watch);
  const response = await server.app.request(`${apiRoot}${path}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = readEvents(response);
  readers.push(reader);
  return reader;
}

/** Posts that only mark a moment. */
const markers = new Set<string>();

/** Whether an event is about a marker, or about a notification of what the test did before. */
function isAside(event: LiveEvent): boolean {
  return event.type === 'notifications' || ('postId' in event && markers.has(event.postId));
}

/** The next event that a test is about. */
async function nextOf(reader: EventReader): Promise<LiveEvent | undefined> {
  for (;;) {
    const event = await reader.next();
    if (event === undefined || !isAside(event)) return event;
  }
}

/** Everything that arrives before an event that all users receive. */
async function untilMarker(reader: EventReader): Promise<LiveEvent[]> {
  const { id } = await sharePost(server, noa);
  markers.add(id);
  const events: LiveEvent[] = [];
  for (;;) {
    const event = await reader.next();
    if (event === undefined || (event.type === 'post-added' && event.postId === id)) return events;
    if (!isAside(event)) events.push(event);
  }
}

/** Opens a stream that has begun and has received what happened before. */
async function listen(user: TestUser, watch: Watch = {}): Promise<EventReader> {
  const reader = await openStream(user, watch);
  expect(await nextOf(reader)).toEqual({ type: 'ready' });
  await untilMarker(reader);
  return reader;
}

const update = (user: TestUser, changes: Record<string, unknown>) =>
  server.call(calls.updateProfile, { userID: user.email, ...changes }, user.token);
const comment = (user: TestUser, postID: string) =>
  server.call(
    calls.addComment,
    { Email: user.email, userName: user.username, postID, comment: 'Mine' },
    user.token,
  );
const erase = ({ email: userID, token }: TestUser) =>
  server.call(calls.deleteAccount, { userID, confirmationText: accountDeletionPhrase }, token);
const like = (user: TestUser, postID: string) =>
  server.call(calls.addLike, { userID: user.email, postID }, user.token);

describe('a stream', () => {
  it('receives new, edited and deleted posts', async () => {
    const reader = await listen(mira);
    const { id: postId } = await sharePost(server, noa);
    expect(await nextOf(reader)).toEqual({ type: 'post-added', postId });
    const watching = await listen(mira, { posts: [postId] });
    await server.call(calls.updatePost, { id: postId, caption: 'Again' }, noa.token);
    expect(await nextOf(watching)).toEqual({ type: 'post-edited', postId });
    await server.call(calls.deletePost, { postId, userID: noa.email }, noa.token);
    for (const one of [reader, watching]) expect(await nextOf(one)).toEqual({ type: 'post-removed', postId });
  });

  it('that is the first of a page receives own notifications of the last 30 seconds, which the page may have missed', async () => {
    const { id: postId } = await sharePost(server, noa);
    await like(mira, postId);
    await listen(mira);
    const first = await openStream(noa);
    expect([(await first.next())?.type, (await first.next())?.type]).toEqual(['notifications', 'ready']);
    server.clock.now = new Date(server.clock.now.getTime() + 31_000);
    const later = await openStream(noa);
    expect(await later.next()).toEqual({ type: 'ready' });
  });

  it('receives likes and comments of the posts that it watches, and of no other', async () => {
    const { id: postId } = await sharePost(server, noa);
    const watching = await listen(mira, { posts: [postId] });
    const other = await listen(mira);
    await like(mira, postId);
    expect(await nextOf(watching)).toEqual({ type: 'likes', postId, likes: 1, comments: 0 });
    const { id } = (await comment(noa, postId)).body.comment;
    expect(await nextOf(watching)).toEqual({ type: 'comments', postId, likes: 1, comments: 1 });
    await server.call(calls.updateComment, { id, comment: 'Yours' }, noa.token);
    expect(await nextOf(watching)).toEqual({ type: 'comments', postId, likes: 1, comments: 1 });
    await server.call(calls.deleteComment, { id }, noa.token);
    expect(await nextOf(watching)).toEqual({ type: 'comments', postId, likes: 1, comments: 0 });
    await server.call(calls.removeLike, { userID: mira.email, postID: postId }, mira.token);
    expect(await nextOf(watching)).toEqual({ type: 'likes', postId, likes: 0, comments: 0 });
    expect(await untilMarker(other)).toEqual([]);
  });

  it('sends likes that arrive together once', async () => {
    const { id: postId } = await sharePost(server, noa);
    const watching = await listen(mira, { posts: [postId] });
    const fans = await Promise.all([1, 2, 3].map((number) => server.signUp(`fan${number}`)));
    // The delay before a delivery ends after the last like, however long the likes take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await Promise.all(fans.map((fan) => like(fan, postId)));
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(await nextOf(watching)).toMatchObject({ type: 'likes', likes: 3 });
    expect(await untilMarker(watching)).toEqual([]);
  });

  it('of a person with eight streams ends the oldest', async () => {
    const streams: EventReader[] = [];
    for (let count = 0; count < 8; count++) streams.push(await listen(noa));
    await listen(noa);
    const [oldest, second] = streams;
    if (!oldest || !second) throw new Error('no streams');
    expect(await nextOf(oldest)).toBeUndefined();
    expect(await untilMarker(second)).toEqual([]);
  });

  it('that the client left is closed', async () => {
    const reader = await listen(mira);
    const before = server.services.liveStreams.count();
    await reader.close();
    expect(server.services.liveStreams.count()).toBe(before - 1);
  });
});

describe('a client that continues', () => {
  it('receives what it has missed', async () => {
    const reader = await listen(mira);
    await untilMarker(reader);
    await reader.close();
    const other = await listen(noa);
    const { id: postId } = await sharePost(server, noa);
    await untilMarker(other);
    const continued = await openStream(mira, { after: reader.lastId() });
    expect(await nextOf(continued)).toEqual({ type: 'post-added', postId });
    expect(await nextOf(continued)).toEqual({ type: 'ready' });
  });

  it('reads everything again after an unknown event, or when it missed more than 50', async () => {
    const unknown = await openStream(mira, { after: 'another-server-7' });
    expect(await unknown.next()).toEqual({ type: 'reset' });
    const reader = await listen(mira);
    await untilMarker(reader);
    await reader.close();
    for (let count = 0; count < 51; count++) {
      server.services.changes.publish({ type: 'post-removed', postId: `p_${count}`, ownerId: 'unknown' });
    }
    await untilMarker(await listen(mira));
    const late = await openStream(mira, { after: reader.lastId() });
    expect(await late.next()).toEqual({ type: 'reset' });
  });
});

describe('what the reader may not see', () => {
  it.each(['friends', 'private'] as const)('a post for %s sends no event', async (postPrivacy) => {
    const kim = await server.signUp(`kim-${postPrivacy}`.replace('-', '.'), { postPrivacy });
    const { id } = await sharePost(server, kim);
    const reader = await listen(mira, { posts: [id] });
    const own = await listen(kim, { posts: [id] });
    await like(kim, id);
    await comment(kim, id);
    expect((await untilMarker(own)).map(({ type }) => type)).toEqual(['likes', 'comments']);
    await server.call(calls.deletePost, { postId: id, userID: kim.email }, kim.token);
    expect((await untilMarker(own)).map(({ type }) => type)).toEqual(['post-removed']);
    expect(await untilMarker(reader)).toEqual([]);
  });

  it('a post of a person who blocks the reader, or whom the reader blocks, sends no event', async () => {
    const ada = await server.signUp('ada');
    const eve = await server.signUp('eve');
    await update(ada, { blockedList: ['eve'] });
    const adas = await listen(ada);
    const eves = await listen(eve);
    const posts = [await sharePost(server, ada), await sharePost(server, eve)];
    const [ofAda, ofEve] = posts.map(({ id }) => ({ type: 'post-added', postId: id }));
    expect(await untilMarker(adas)).toEqual([ofAda]);
    expect(await untilMarker(eves)).toEqual([ofEve]);
  });

  it('goes when the owner makes it private, blocks the reader, or ends a friendship', async () => {
    const lin = await server.signUp('lin');
    const ben = await server.signUp('ben');
    const reader = await listen(ben);
    const stranger = await listen(mira);
    const hidden = { type: 'posts-hidden', username: 'lin' };
    await server.call(calls.follow, { username: 'lin' }, ben.token);
    await server.call(calls.follow, { username: 'ben' }, lin.token);
    await update(lin, { postPrivacy: 'friends' });
    expect(await nextOf(stranger)).toEqual(hidden);
    expect(await untilMarker(reader)).toEqual([]);
    await server.call(calls.unfollow, { username: 'ben' }, lin.token);
    expect(await nextOf(reader)).toEqual(hidden);
    await update(lin, { postPrivacy: 'public' });
    await update(lin, { blockedList: ['ben'] });
    expect(await nextOf(reader)).toEqual(hidden);
    await update(lin, { postPrivacy: 'private' });
    expect(await untilMarker(reader)).toEqual([]);
    expect(await untilMarker(stranger)).toEqual([hidden]);
  });

  it('is not sent to an erased account, whose streams end', async () => {
    const ines = await server.signUp('ines');
    const own = await listen(ines);
    await erase(ines);
    await untilMarker(await listen(mira));
    expect(await own.next()).toBeUndefined();
  });
});

it('more than ten watched posts, and a missing profile, are refused', async () => {
  const posts = Array.from({ length: 11 }, (_, index) => `p_${index}`);
  expect((await server.call(calls.getEvents, { posts }, mira.token)).status).toBe(400);
  expect((await server.call(calls.getEvents, {})).status).toBe(401);
});
