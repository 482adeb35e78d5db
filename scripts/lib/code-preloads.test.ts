import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCodePreloads } from './code-preloads.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_runtime-2.js'] },
  '_runtime-2.js': { file: 'assets/runtime-2.js', name: 'runtime' },
  '_api-3.js': { file: 'assets/api-3.js', name: 'api', imports: ['index.html'] },
  '_feed-page-6.js': { file: 'assets/feed-page-6.js', name: 'feed-page', imports: ['_api-3.js'] },
  '_wardrobe-page-7.js': {
    file: 'assets/wardrobe-page-7.js',
    name: 'wardrobe-page',
    imports: ['_controls-8.js'],
  },
  '_profile-page-9.js': {
    file: 'assets/profile-page-9.js',
    name: 'profile-page',
    imports: ['_controls-8.js'],
  },
  '_controls-8.js': { file: 'assets/controls-8.js', name: 'controls', imports: ['_api-3.js'] },
};

const entry = ['/assets/index-1.js', '/assets/runtime-2.js'];
const signedIn = ['/assets/api-3.js'];
const feed = [...signedIn, '/assets/feed-page-6.js'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-preloads-'));
  mkdirSync(join(folder, '.vite'));
  for (const name of ['index.html', 'landing.html'])
    writeFileSync(
      join(folder, name),
      '<html><head><link rel="stylesheet" href="/index.css"></head><body></body></html>',
    );
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeManifest = (content: object) =>
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(content));

interface Visit {
  readonly page?: string;
  readonly pathname?: string;
  /** What the browser has stored about the session. */
  readonly session?: string | null;
  /** What the script of the early reads sets. */
  readonly auraEarlyView?: Promise<unknown>;
}

/** Runs the script of a page. Returns the addresses that it preloads, also later. */
function open({ page = 'index.html', pathname = '/home', session = '{}', auraEarlyView }: Visit): string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
  const preloads: string[] = [];
  const append = ({ rel, href }: { rel: string; href: string }) =>
    rel === 'modulepreload' && preloads.push(href);
  runInNewContext(script, {
    localStorage: { getItem: () => session },
    location: { pathname },
    document: { createElement: () => ({}), head: { append } },
    setTimeout,
    auraEarlyView,
  });
  return preloads;
}

it.each([
  ['/home', feed],
  ['/', feed],
  ['/aura', [...signedIn, '/assets/wardrobe-page-7.js', '/assets/controls-8.js']],
  ['/profile', [...signedIn, '/assets/profile-page-9.js', '/assets/controls-8.js']],
  ['/settings', signedIn],
])('with a persisted session, preloads the code of %s', (pathname, code) => {
  writeManifest(manifest);
  addCodePreloads(folder);
  expect(open({ pathname })).toEqual([...entry, ...code]);
  expect(open({ page: 'landing.html', pathname })).toEqual(code);
});

it('the script is before the styles', () => {
  writeManifest(manifest);
  addCodePreloads(folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/<script>.*<link rel="stylesheet"/s);
});

it('without a session, only the entry is preloaded', () => {
  writeManifest(manifest);
  addCodePreloads(folder);
  expect(open({ session: null })).toEqual(entry);
  expect(open({ page: 'landing.html', session: null })).toEqual([]);
});

it('when the storage cannot be read, the entry is preloaded', () => {
  writeManifest(manifest);
  addCodePreloads(folder);
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const append = vi.fn();
  const getItem = () => {
    throw new Error('denied');
  };
  const document = { createElement: () => ({}), head: { append } };
  runInNewContext(script, { localStorage: { getItem }, document });
  expect(append.mock.calls.map(([{ href }]) => href)).toEqual(entry);
});

describe('when the page has requested its first images', () => {
  const settled = () => vi.advanceTimersByTimeAsync(0);
  beforeEach(() => {
    vi.useFakeTimers();
    writeManifest(manifest);
    addCodePreloads(folder);
  });
  afterEach(() => vi.useRealTimers());

  it('the code is requested when they are painted', async () => {
    let paint = () => {};
    const preloads = open({ auraEarlyView: new Promise<void>((resolve) => (paint = resolve)) });
    await settled();
    expect(preloads).toEqual([]);
    paint();
    await settled();
    expect(preloads).toEqual([...entry, ...feed]);
  });

  it('and they are slow, the code is requested after 800 ms', async () => {
    const preloads = open({ auraEarlyView: new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(799);
    expect(preloads).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(preloads).toEqual([...entry, ...feed]);
  });

  it('the landing page, which does not show them, requests the code at once', () => {
    expect(open({ page: 'landing.html', pathname: '/', auraEarlyView: new Promise(() => {}) })).toEqual(feed);
  });
});

it('a renamed chunk, or a second one of its name, fails the build', () => {
  const { '_feed-page-6.js': feedPage, ...others } = manifest;
  writeManifest(others);
  expect(() => addCodePreloads(folder)).toThrow('has 0 chunks feed-page');
  writeManifest({ ...manifest, '_feed-page-2.js': feedPage });
  expect(() => addCodePreloads(folder)).toThrow('has 2 chunks feed-page');
});
