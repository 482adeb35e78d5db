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
  '_common-5.js': { file: 'assets/common-5.js', name: 'common', imports: ['_runtime-2.js'] },
  '_post-6.js': { file: 'assets/post-6.js', name: 'post', imports: ['_api-3.js'] },
  '_wardrobe-7.js': { file: 'assets/wardrobe-7.js', name: 'wardrobe', imports: ['_controls-8.js'] },
  '_profile-9.js': { file: 'assets/profile-9.js', name: 'profile', imports: ['_controls-8.js'] },
  '_controls-8.js': { file: 'assets/controls-8.js', name: 'controls', imports: ['_api-3.js'] },
};

const signedIn = ['/assets/api-3.js', '/assets/common-5.js'];
const feed = [...signedIn, '/assets/post-6.js'];

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
      '/assets/wardrobe-7.js',
      '/assets/controls-8.js',
    ]);
    expect(preloadsOf(page, '/profile', '{}')).toEqual([
      ...signedIn,
      '/assets/profile-9.js',
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

it('a renamed chunk fails the build', () => {
  const { '_post-6.js': _renamed, ...others } = manifest;
  writeManifest(others);
  expect(() => addSignedInPreloads(folder)).toThrow('has no chunk post');
});
