import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectBrowserData } from './browser-data.ts';
import { announceDeletion, listenForDeletions } from './deletions.ts';
import { createStore } from './store.ts';

/** Channels of one name that hear each other at once, as tabs do a moment later. */
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
  listenForDeletions(store);
  return { deleted: () => selectBrowserData(store.getState()).deletedPostIds };
}

it('tells every other tab that a post is gone', () => {
  const tabs = [openTab(), openTab()];
  announceDeletion('p1');
  announceDeletion('p2');
  expect(tabs.map(({ deleted }) => deleted())).toEqual([
    ['p1', 'p2'],
    ['p1', 'p2'],
  ]);
});

it('takes nothing that is no id', () => {
  const tab = openTab();
  new FakeChannel(FakeChannel.open[0]?.name ?? '').postMessage({ id: 'p1' });
  expect(tab.deleted()).toEqual([]);
});
