import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectLocalState } from './local-state.ts';
import { broadcastPostDeletion, subscribeToPostDeletions } from './post-deletions.ts';
import { createStore } from './store.ts';

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
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

beforeEach(() => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function openTab() {
  const store = createStore({
    root: '/api/aura',
    identity: { getToken: async () => null, refused: () => undefined },
    newKey: () => 'key',
  });
  subscribeToPostDeletions(store);
  return { deleted: () => selectLocalState(store.getState()).deletedPostIds };
}

it('a broadcast deletion reaches all other tabs', () => {
  const tabs = [openTab(), openTab()];
  broadcastPostDeletion('p1');
  broadcastPostDeletion('p2');
  expect(tabs.map(({ deleted }) => deleted())).toEqual([
    ['p1', 'p2'],
    ['p1', 'p2'],
  ]);
});

it('messages that are not an id are ignored', () => {
  const tab = openTab();
  new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage({ id: 'p1' });
  expect(tab.deleted()).toEqual([]);
});
