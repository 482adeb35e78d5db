import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSignedInPreloads } from './signed-in-preloads.mjs';

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

/** The addresses that the script of a page preloads. */
function preloadsOf(page: string, pathname: string, session: string | null): string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync(join(folder, page), 'utf8')) ?? [];
  const links: { rel: string; href: string }[] = [];
  runInNewContext(script, {
    localStorage: { getItem: () => session },
    location: { pathname },
    document: { createElement: () => ({}), head: { append: (link: (typeof links)[0]) => links.push(link) } },
  });
  return links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
}

it.each(['index.html', 'landing.html'])(
  'with a persisted session, %s preloads the code of the page',
  (page) => {
    writeManifest(manifest);
    addSignedInPreloads(folder);
    expect(preloadsOf(page, '/home', '{}')).toEqual(feed);
    expect(preloadsOf(page, '/', '{}')).toEqual(feed);
    expect(preloadsOf(page, '/aura', '{}')).toEqual([
      ...signedIn,
      '/assets/wardrobe-page-7.js',
      '/assets/controls-8.js',
    ]);
    expect(preloadsOf(page, '/profile', '{}')).toEqual([
      ...signedIn,
      '/assets/profile-page-9.js',
      '/assets/controls-8.js',
    ]);
    expect(preloadsOf(page, '/settings', '{}')).toEqual(signedIn);
  },
);

it('the script is before the styles', () => {
  writeManifest(manifest);
  addSignedInPreloads(folder);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toMatch(/<script>.*<link rel="stylesheet"/s);
});

it('without a session, nothing is preloaded', () => {
  writeManifest(manifest);
  addSignedInPreloads(folder);
  expect(preloadsOf('index.html', '/home', null)).toEqual([]);
});

it('when the storage cannot be read, nothing is preloaded', () => {
  writeManifest(manifest);
  addSignedInPreloads(folder);
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const denied = {
    getItem: () => {
      throw new Error('denied');
    },
  };
  expect(() => runInNewContext(script, { localStorage: denied })).not.toThrow();
});

it('a renamed chunk, or a second one of its name, fails the build', () => {
  const { '_feed-page-6.js': feedPage, ...others } = manifest;
  writeManifest(others);
  expect(() => addSignedInPreloads(folder)).toThrow('has 0 chunks feed-page');
  writeManifest({ ...manifest, '_feed-page-2.js': feedPage });
  expect(() => addSignedInPreloads(folder)).toThrow('has 2 chunks feed-page');
});
