import { encodeRequest } from '@aura/api-client/contract/encode';
import { postCalls } from '@aura/api-client/contract/posts';
import { feedFirstOffset, feedPageSize, feedSortBy, feedSortOrder } from '@aura/domain/limits/feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyFeedScript } from '../../early-feed-script.ts';
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
const url = `/api/aura${encodeRequest(postCalls.getPosts, page).path}`;
const response = new Response('{}');
const send = vi.fn(async (_url: string, _init: RequestInit) => response);

const session = (minutesLeft: number) =>
  JSON.stringify({
    identity: { uid: 'u1' },
    token: { text: 'stored', expiresAt: now + minutesLeft * minuteMs },
  });

interface Visit {
  readonly path?: string;
  readonly stored?: Record<string, string>;
}

/** Runs the script of a page that is opened at a path with what the browser has stored. */
function open({ path = '/home', stored = { 'aura:v1:session': session(40) } }: Visit = {}): void {
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('localStorage', createFakeStorage(stored));
  new Function(earlyFeedScript(page))();
}

beforeEach(() => {
  vi.useFakeTimers({ now });
  send.mockClear();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ apiRoot: '/api/aura' }) }),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.auraEarlyRead = undefined;
});

describe('the script of the page', () => {
  it.each(['/', '/home'])('at %s sends the request of the app with the persisted token', (path) => {
    open({ path });
    expect(send).toHaveBeenCalledExactlyOnceWith(url, { headers: { Authorization: 'Bearer stored' } });
  });

  it('when the filter is All, sends the request', () => {
    open({
      stored: { 'aura:v1:session': session(40), 'aura:v1:u1:data': JSON.stringify({ feedFilters: ['all'] }) },
    });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['at another page', { path: '/aura' }],
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
    expect(takeEarlyRead('/api/aura/getProfile', 'stored')).toBeUndefined();
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
