import { encodeRequest } from '@aura/api-client/contract/encode';
import { itemCalls } from '@aura/api-client/contract/items';
import { postCalls } from '@aura/api-client/contract/posts';
import { profileCalls } from '@aura/api-client/contract/profiles';
import { wishlistCalls } from '@aura/api-client/contract/wishlist';
import { feedFirstOffset, feedPageSize, feedSortBy, feedSortOrder } from '@aura/domain/limits/feed';
import { wardrobeFirstPageSize } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarlyReads } from '../early-read/start-early-reads.ts';
import { paths } from '../paths.ts';
import { earlyReadOptions } from '../testing/early-page.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { takeEarlyRead } from './early-read.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const minuteMs = 60_000;
const page = {
  limit: feedPageSize,
  sort_by: feedSortBy,
  sort_order: feedSortOrder,
  offset: feedFirstOffset,
} as const;
/** An address with characters that encodings treat differently. */
const email = "ada+o'n@aura.example";
const pathOf = {
  feed: encodeRequest(postCalls.getPosts, page).path,
  profile: encodeRequest(profileCalls.getProfile, { userID: email }).path,
  items: encodeRequest(itemCalls.getAllUserItems, { limit: wardrobeFirstPageSize, userID: email }).path,
  favorites: encodeRequest(wishlistCalls.getFavorites, { email }).path,
};
const url = `/api/aura${pathOf.feed}`;
const response = new Response('{}');
const send = vi.fn(async (_url: string, _init: RequestInit) => response);

const session = (minutesLeft: number) =>
  JSON.stringify({
    identity: { uid: 'u1', email },
    token: { text: 'stored', expiresAt: now + minutesLeft * minuteMs },
  });

interface Visit {
  readonly path?: string;
  readonly stored?: Record<string, string>;
}

/** Runs the script of a page that is opened at a path with what the browser has stored. */
function open({ path = '/home', stored = { 'aura:v1:session': session(40) } }: Visit = {}): void {
  vi.stubGlobal('location', { pathname: path, search: '' });
  vi.stubGlobal('localStorage', createFakeStorage(stored));
  startEarlyReads(earlyReadOptions);
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  send.mockClear();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ apiRoot: '/api/aura', imageRoot: '/cdn' }) }),
    addEventListener: () => {},
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.auraEarlyReads = undefined;
});

describe('the script of the page', () => {
  it.each([
    ['/', ['feed', 'profile']],
    [paths.home, ['feed', 'profile']],
    [paths.profile, ['profile']],
    [paths.wardrobe, ['items', 'favorites', 'profile']],
  ] as const)('at %s sends the requests of the app with the persisted token', (path, reads) => {
    open({ path });
    expect(send.mock.calls).toEqual(
      reads.map((read) => [`/api/aura${pathOf[read]}`, { headers: { Authorization: 'Bearer stored' } }]),
    );
  });

  it('when the filter is All, sends the request', () => {
    open({
      stored: { 'aura:v1:session': session(40), 'aura:v1:u1:data': JSON.stringify({ feedFilters: ['all'] }) },
    });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['at another page', { path: '/settings' }],
    ['when signed out', { stored: {} }],
    ['when the token expires in 5 minutes', { stored: { 'aura:v1:session': session(5) } }],
    [
      'when the session has no token',
      { stored: { 'aura:v1:session': '{"identity":{"uid":"u1"},"token":null}' } },
    ],
    ['when the session is damaged', { stored: { 'aura:v1:session': '{"identity"' } }],
    [
      'when the feed is filtered',
      {
        stored: {
          'aura:v1:session': session(40),
          'aura:v1:u1:data': JSON.stringify({ feedFilters: ['following'] }),
        },
      },
    ],
  ])('%s sends nothing', (_case, visit: Visit) => {
    open(visit);
    expect(send).not.toHaveBeenCalled();
    expect(takeEarlyRead(url, 'stored')).toBeUndefined();
  });
});

describe('takeEarlyRead', () => {
  it('returns the response once', async () => {
    open();
    expect(await takeEarlyRead(url, 'stored')).toBe(response);
    expect(takeEarlyRead(url, 'stored')).toBeUndefined();
  });

  it('when another address is read, keeps the response', () => {
    open();
    expect(takeEarlyRead('/api/aura/getItem', 'stored')).toBeUndefined();
    expect(takeEarlyRead(url, 'stored')).toBeDefined();
  });

  it('returns the response of each read of the page', () => {
    open();
    expect(takeEarlyRead(`/api/aura${pathOf.profile}`, 'stored')).toBeDefined();
    expect(takeEarlyRead(url, 'stored')).toBeDefined();
  });

  it('when the token is another one, returns nothing and drops the response', () => {
    open();
    expect(takeEarlyRead(url, 'refreshed')).toBeUndefined();
    expect(takeEarlyRead(url, 'stored')).toBeUndefined();
  });

  it('when a minute has passed, returns nothing', () => {
    open();
    vi.advanceTimersByTime(minuteMs);
    expect(takeEarlyRead(url, 'stored')).toBeUndefined();
  });
});
