import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSignedInPreloads } from './signed-in-preloads.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_runtime-2.js'] },
  '_runtime-2.js': { file: 'assets/runtime-2.js' },
  '_api-3.js': { file: 'assets/api-3.js', imports: ['index.html'] },
  'src/store/add-api.ts': { file: 'assets/add-api-4.js', imports: ['_api-3.js', 'index.html'] },
  'src/shell/Navigation.tsx': { file: 'assets/Navigation-5.js', imports: ['_runtime-2.js'] },
  'src/shell/HomeRoute.tsx': { file: 'assets/HomeRoute-6.js', imports: ['_api-3.js'] },
  'src/features/wardrobe/WardrobeRoute.tsx': { file: 'assets/WardrobeRoute-7.js', imports: ['_tabs-8.js'] },
  'src/features/profile/ProfileRoute.tsx': { file: 'assets/ProfileRoute-9.js', imports: ['_tabs-8.js'] },
  '_tabs-8.js': { file: 'assets/tabs-8.js', imports: ['_api-3.js'] },
};

const signedIn = ['/assets/add-api-4.js', '/assets/api-3.js', '/assets/Navigation-5.js'];
const feed = [...signedIn, '/assets/HomeRoute-6.js'];

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
      '/assets/WardrobeRoute-7.js',
      '/assets/tabs-8.js',
    ]);
    expect(preloadsOf(page, '/profile', '{}')).toEqual([
      ...signedIn,
      '/assets/ProfileRoute-9.js',
      '/assets/tabs-8.js',
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

it('a renamed source fails the build', () => {
  const { 'src/shell/HomeRoute.tsx': _renamed, ...others } = manifest;
  writeManifest(others);
  expect(() => addSignedInPreloads(folder)).toThrow('has no src/shell/HomeRoute.tsx');
});
