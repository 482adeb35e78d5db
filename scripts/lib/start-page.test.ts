import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStartPage } from './start-page.mjs';

const start = {
  navigation: '<nav></nav>',
  pages: [
    { paths: ['/home'], markup: '<div style="--ratio:0.75">Feed</div>' },
    { paths: ['/aura', '/profile'], markup: '<div>Page</div>' },
  ],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-start-'));
  writeFileSync(join(folder, 'index.html'), '<html><body><div id="root"></div></body></html>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const readPage = () => readFileSync(join(folder, 'index.html'), 'utf8');

/** An element of a page that records what is appended to it. */
const element = () => {
  const box = { dataset: { ratio: '0.75' }, style: { setProperty: vi.fn() } };
  return { dataset: {} as Record<string, string>, box, append: vi.fn(), querySelectorAll: () => [box] };
};

/** Runs the script of the page. Returns what it appends to new elements and to the root, and the theme. */
function open(pathname: string, stored: Readonly<Record<string, string>>) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readPage()) ?? [];
  const templates = [
    { dataset: {}, content: 'navigation' },
    ...start.pages.map(({ paths }) => ({ dataset: { paths: paths.join(' ') }, content: `page ${paths[0]}` })),
  ];
  const [root, main, view, documentElement] = [element(), element(), element(), element()];
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    document: {
      querySelectorAll: () => templates,
      getElementById: (id: string) => (id === 'root' ? root : templates[0]),
      createElement: (name: string) => (name === 'main' ? main : view),
      documentElement,
    },
  });
  return { root, main, view, theme: documentElement.dataset.theme };
}

it('writes templates after the root, with ratios instead of styles', async () => {
  await writeStartPage(folder, async () => start);
  expect(readPage()).toContain('<div id="root"></div>');
  expect(readPage()).toContain('<template id="early-navigation"><nav></nav></template>');
  expect(readPage()).toContain('<template data-paths="/home"><div data-ratio="0.75">Feed</div></template>');
  expect(readPage()).toContain('<template data-paths="/aura /profile"><div>Page</div></template>');
});

it('with a persisted session, shows the navigation and the placeholder of the page in its ratio and theme', async () => {
  await writeStartPage(folder, async () => start);
  const { root, main, view, theme } = open('/home', { 'aura:v1:session': '{}', 'aura:v1:theme': 'dark' });
  expect(main.append).toHaveBeenCalledExactlyOnceWith('page /home');
  expect(view.append).toHaveBeenCalledExactlyOnceWith('navigation', main);
  expect(root.append).toHaveBeenCalledExactlyOnceWith(view);
  expect(view).toMatchObject({ inert: true, dataset: { earlyView: '' } });
  expect(main.box.style.setProperty).toHaveBeenCalledExactlyOnceWith('--ratio', '0.75');
  expect(theme).toBe('dark');
});

it("without a chosen theme, follows the system's", async () => {
  await writeStartPage(folder, async () => start);
  expect(open('/profile', { 'aura:v1:session': '{}', 'aura:v1:theme': 'system' }).theme).toBeUndefined();
});

it.each([
  ['when signed out', '/home', {}],
  ['at another page', '/settings', { 'aura:v1:session': '{}' }],
])('%s, shows nothing', async (_case, pathname, stored) => {
  await writeStartPage(folder, async () => start);
  expect(open(pathname, stored).root.append).not.toHaveBeenCalled();
});

it('when a page has other styles, which the policy refuses, the build fails', async () => {
  const pages = [{ paths: ['/home'], markup: '<div style="color:red"></div>' }];
  await expect(writeStartPage(folder, async () => ({ ...start, pages }))).rejects.toThrow('policy');
});

it('when index.html has no root, the build fails', async () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  await expect(writeStartPage(folder, async () => start)).rejects.toThrow('root');
});
