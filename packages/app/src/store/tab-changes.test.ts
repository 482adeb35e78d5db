import { api } from '@aura/api-client/api';
import { followsChanged, followsRead } from '@aura/api-client/cache/follow-states';
import type { Middleware } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identityChanged } from './session.ts';
import { createStore } from './store.ts';
import { shareTabChanges } from './tab-changes.ts';

/** Delivers messages synchronously to the other open channels of the same name. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

class FakePage extends EventTarget {
  visibilityState = 'visible';
  setVisibility(next: string) {
    this.visibilityState = next;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function openTab(uid: string | null = 'u1') {
  const store = createStore({
    root: '/api/aura',
    identity: { getToken: async () => null, refused: () => undefined },
    newKey: () => 'key',
  });
  const invalidated: unknown[][] = [];
  const read: object[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (api.util.invalidateTags.match(action)) invalidated.push(action.payload);
    if (followsRead.match(action)) read.push(action.payload.states);
    return next(action);
  };
  store.addMiddleware(record);
  const page = new FakePage();
  const close = shareTabChanges(store, page as unknown as Document);
  const signIn = (next: string) => {
    store.dispatch(
      identityChanged({ uid: next, email: 'm@aura.test', displayName: 'M', method: 'password' }),
    );
  };
  if (uid) signIn(uid);
  const like = () =>
    store.dispatch({
      type: 'api/executeMutation/fulfilled',
      meta: { arg: { endpointName: 'addLike', originalArgs: { email: 'm@aura.test', postId: 'p1' } } },
    });
  return { store, invalidated, read, page, close, signIn, like };
}

const likeTags = [
  { type: 'Post', id: 'LIKED' },
  { type: 'Post', id: 'p1' },
];

it('a mutation in one tab makes its reads stale in the others and not in its own', () => {
  const first = openTab();
  const second = openTab();
  const third = openTab();
  first.like();
  expect([first.invalidated, second.invalidated, third.invalidated]).toEqual([[], [likeTags], [likeTags]]);
});

it('a hidden tab refetches once when it is shown again', () => {
  const first = openTab();
  const second = openTab();
  second.page.setVisibility('hidden');
  first.like();
  first.like();
  expect(second.invalidated).toEqual([]);
  second.page.setVisibility('visible');
  second.page.setVisibility('visible');
  expect(second.invalidated).toEqual([[...likeTags, ...likeTags]]);
});

it('a tab of another user or of no user is not affected', () => {
  const first = openTab('u1');
  const other = openTab('u2');
  const signedOut = openTab(null);
  first.like();
  expect([other.invalidated, signedOut.invalidated]).toEqual([[], []]);
});

it('what was stale for the previous user of a hidden tab is forgotten', () => {
  const first = openTab('u1');
  const second = openTab('u1');
  second.page.setVisibility('hidden');
  first.like();
  second.signIn('u2');
  second.page.setVisibility('visible');
  expect(second.invalidated).toEqual([]);
});

it('a follow in one tab is known in the others of the same user, and is not sent back', () => {
  const first = openTab('u1');
  const second = openTab('u1');
  const other = openTab('u2');
  first.store.dispatch(followsChanged({ states: { noor: true }, at: performance.now() }));
  expect([second.read, other.read]).toEqual([[{ noor: true }], []]);
  expect(first.read).toEqual([]);
});

it('a tab that stopped neither sends nor receives', () => {
  const first = openTab();
  const second = openTab();
  second.close();
  first.like();
  expect(second.invalidated).toEqual([]);
});

it.each([null, 'p1', { uid: 'u1', tags: [{ type: 'Collection' }] }, { tags: [] }])(
  'the message %j of another version is ignored',
  (message) => {
    const tab = openTab();
    new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage(message);
    expect(tab.invalidated).toEqual([]);
  },
);
