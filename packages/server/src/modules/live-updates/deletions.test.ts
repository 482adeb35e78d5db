import { calls } from '@aura/api-client/contract/calls';
import { encodeRequest } from '@aura/api-client/contract/encode';
import type { LiveEvent } from '@aura/api-client/contract/live-updates';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { apiRoot } from '../../http/handle.ts';
import { addItem, sharePost } from '../../testing/content.ts';
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

/** Everything but notifications that arrives until a post is shared. */
async function received(reader: EventReader): Promise<LiveEvent[]> {
  const { id } = await sharePost(server, noa);
  const events: LiveEvent[] = [];
  for (;;) {
    const event = await reader.next();
    if (event === undefined || (event.type === 'post-added' && event.postId === id)) return events;
    if (event.type !== 'notifications' && event.type !== 'post-added') events.push(event);
  }
}

async function listen(user: TestUser, posts: string[] = []): Promise<EventReader> {
  const { path } = encodeRequest(calls.getEvents, { posts });
  const headers = { authorization: `Bearer ${user.token}` };
  const reader = readEvents(await server.app.request(`${apiRoot}${path}`, { headers }));
  readers.push(reader);
  await received(reader);
  return reader;
}

const erase = ({ email: userID, token }: TestUser) =>
  server.call(calls.deleteAccount, { userID, confirmationText: accountDeletionPhrase }, token);

it('deleted items are sent to their owner and to those who watch a post with them', async () => {
  const first = await addItem(server, noa);
  const second = await addItem(server, noa);
  const { id: postId } = await sharePost(server, noa, { itemIDs: [first.id, second.id] });
  const own = await listen(noa);
  const watching = await listen(mira, [postId]);
  const other = await listen(mira);
  const email = noa.email;
  for (const remove of [
    () => server.call(calls.deleteItem, { itemId: first.id, email }, noa.token),
    () => server.call(calls.deleteItems, { itemIds: [second.id], email }, noa.token),
  ]) {
    await remove();
    expect(await received(own)).toEqual([{ type: 'items' }]);
    expect(await received(watching)).toEqual([{ type: 'post-edited', postId }]);
  }
  expect(await received(other)).toEqual([]);
});

it('deleted items are sent to those who like them or have them in their wishlist, once, and to no one else', async () => {
  const first = await addItem(server, noa);
  const second = await addItem(server, noa);
  const fan = await server.signUp('fan');
  const collector = await server.signUp('collector');
  const wish = ({ email, token }: TestUser, itemID: string) =>
    server.call(calls.addFavorite, { email, itemID, source: 'single-post' }, token);
  const like = ({ email, token }: TestUser, itemID: string) =>
    server.call(calls.addItemLike, { userID: email, itemID }, token);
  await like(fan, first.id);
  await wish(fan, first.id);
  await wish(collector, second.id);
  const ofFan = await listen(fan);
  const ofCollector = await listen(collector);
  const other = await listen(mira);
  await server.call(calls.deleteItem, { itemId: first.id, email: noa.email }, noa.token);
  expect(await received(ofFan)).toEqual([{ type: 'items' }]);
  expect(await received(ofCollector)).toEqual([]);
  await server.call(calls.deleteItems, { itemIds: [second.id], email: noa.email }, noa.token);
  expect(await received(ofCollector)).toEqual([{ type: 'items' }]);
  expect(await received(other)).toEqual([]);
});

it('when an account is erased, those who could see its posts receive an event', async () => {
  const owner = await server.signUp('owner');
  const blocked = await server.signUp('blocked.one');
  const block = { userID: owner.email, blockedList: ['blocked.one'] };
  await server.call(calls.updateProfile, block, owner.token);
  const reporting = await server.signUp('reporter');
  const report = { targetType: 'person', targetId: 'owner', reason: 'spam', note: '' } as const;
  expect((await server.call(calls.report, report, reporting.token)).status).toBe(200);
  const reader = await listen(mira);
  const others = [await listen(blocked), await listen(reporting)];
  await erase(owner);
  expect(await received(reader)).toEqual([{ type: 'posts-hidden', username: 'owner' }]);
  for (const other of others) expect(await received(other)).toEqual([]);
});

it('when an account with posts for friends is erased, only friends receive an event', async () => {
  const owner = await server.signUp('friendly', { postPrivacy: 'friends' });
  const friend = await server.signUp('a.friend');
  await server.call(calls.follow, { username: 'a.friend' }, owner.token);
  await server.call(calls.follow, { username: 'friendly' }, friend.token);
  const reader = await listen(friend);
  const other = await listen(mira);
  await erase(owner);
  expect(await received(reader)).toEqual([{ type: 'posts-hidden', username: 'friendly' }]);
  expect(await received(other)).toEqual([]);
});
