import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStartPage } from './start-page.mjs';

const start = {
  navigation: '<nav></nav>',
  pages: [
    { paths: ['/home'], markup: '<div style="--ratio:0.75">Feed</div>' },
    { paths: ['/aura'], isPlain: true, markup: '<div>Wardrobe</div>' },
    { paths: ['/aura', '/profile'], markup: '<div>Page</div>' },
  ],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-start-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const readPage = () => readFileSync(join(folder, 'index.html'), 'utf8');

/** An element of a page that records what is appended to it. */
const element = () => {
  const box = { dataset: { ratio: '0.75' }, style: { setProperty: vi.fn() } };
  return {
    dataset: {} as Record<string, string>,
    box,
    append: vi.fn(),
    replaceChildren: vi.fn(),
    querySelectorAll: () => [box],
  };
};

interface Visit {
  readonly pathname: string;
  readonly search?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** What the script of the early reads sets. */
  readonly auraEarlyView?: Promise<unknown>;
  readonly importCode?: () => Promise<unknown>;
}

/** Runs the script of the page. Returns what it appends to new elements and to the root, the theme, and the code it runs. */
function open({ pathname, search = '', stored = { 'aura:v1:session': '{}' }, ...visit }: Visit) {
  const { auraEarlyView, importCode = async () => undefined } = visit;
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readPage()) ?? [];
  const templates = [
    { dataset: {}, content: 'navigation' },
    ...start.pages.map(({ paths, isPlain, markup }) => ({
      dataset: { paths: paths.join(' '), ...(isPlain && { plain: '' }) },
      content: markup,
    })),
  ];
  const main = element();
  const view = element();
  const documentElement = element();
  const button = { onclick: () => {} };
  const root = { ...element(), querySelector: () => button };
  const elements: Record<string, object> = { root, 'not-loaded': { content: 'message' } };
  const run = vi.fn(importCode);
  const addEventListener = vi.fn();
  const reportError = vi.fn();
  const reload = vi.fn();
  // A script of `vm` cannot import.
  runInNewContext(script.replace('import(', 'run('), {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname, search, reload },
    addEventListener,
    reportError,
    setTimeout,
    auraEarlyView,
    run,
    document: {
      querySelectorAll: () => templates,
      getElementById: (id: string) => elements[id] ?? templates[0],
      createElement: (name: string) => (name === 'main' ? main : view),
      documentElement,
    },
  });
  return {
    root,
    button,
    main,
    view,
    theme: documentElement.dataset.theme,
    run,
    addEventListener,
    reportError,
    reload,
  };
}

it('writes templates after the root, with ratios instead of styles', async () => {
  await writeStartPage(folder, async () => start);
  expect(readPage()).toContain('<div id="root"></div>');
  expect(readPage()).toContain('<template id="early-navigation"><nav></nav></template>');
  expect(readPage()).toContain('<template data-paths="/home"><div data-ratio="0.75">Feed</div></template>');
  expect(readPage()).toContain('<template data-paths="/aura" data-plain><div>Wardrobe</div></template>');
  expect(readPage()).toContain('<template data-paths="/aura /profile"><div>Page</div></template>');
});

it('with a persisted session, shows the navigation and the placeholder of the page in its ratio and theme', async () => {
  await writeStartPage(folder, async () => start);
  const stored = { 'aura:v1:session': '{}', 'aura:v1:theme': 'dark' };
  const { root, main, view, theme } = open({ pathname: '/home', stored });
  expect(main.append).toHaveBeenCalledExactlyOnceWith(start.pages[0]?.markup);
  expect(view.append).toHaveBeenCalledExactlyOnceWith('navigation', main);
  expect(root.append).toHaveBeenCalledExactlyOnceWith(view);
  expect(view).toMatchObject({ inert: true, dataset: { earlyView: '' } });
  expect(main.box.style.setProperty).toHaveBeenCalledExactlyOnceWith('--ratio', '0.75');
  expect(theme).toBe('dark');
});

it("without a chosen theme, follows the system's", async () => {
  await writeStartPage(folder, async () => start);
  const stored = { 'aura:v1:session': '{}', 'aura:v1:theme': 'system' };
  expect(open({ pathname: '/profile', stored }).theme).toBeUndefined();
});

it.each([
  ['without a query, shows the placeholder of the page', '', '<div>Wardrobe</div>'],
  ['with a query, shows the one for each', '?tab=outfits', '<div>Page</div>'],
])('%s', async (_case, search, markup) => {
  await writeStartPage(folder, async () => start);
  expect(open({ pathname: '/aura', search }).main.append).toHaveBeenCalledExactlyOnceWith(markup);
});

describe('the code of the app', () => {
  const settled = () => vi.advanceTimersByTimeAsync(0);
  beforeEach(async () => {
    vi.useFakeTimers();
    await writeStartPage(folder, async () => start);
  });
  afterEach(() => vi.useRealTimers());

  it('without images of the page, runs at once and only once', async () => {
    expect(readPage()).not.toContain('type="module"');
    const { run } = open({ pathname: '/settings' });
    await settled();
    expect(run).toHaveBeenCalledExactlyOnceWith('/assets/index-1.js');
  });

  it('runs when the first images are painted', async () => {
    let paint = () => {};
    const { run } = open({
      pathname: '/home',
      auraEarlyView: new Promise<void>((resolve) => (paint = resolve)),
    });
    await settled();
    expect(run).not.toHaveBeenCalled();
    paint();
    await settled();
    expect(run).toHaveBeenCalledOnce();
  });

  it('when they are not painted after a second, runs all the same', async () => {
    const { run } = open({ pathname: '/home', auraEarlyView: new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
  });
});

it('when the code cannot be loaded, reports it, offers Reload, and loads the page again once the browser is online', async () => {
  await writeStartPage(folder, async () => start);
  const error = new TypeError('offline');
  const { root, button, addEventListener, reportError, reload } = open({
    pathname: '/home',
    importCode: () => Promise.reject(error),
  });
  await expect.poll(() => addEventListener.mock.calls.length).toBe(1);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
  const [event, listener] = addEventListener.mock.calls[0] ?? [];
  expect(event).toBe('online');
  expect(reload).not.toHaveBeenCalled();
  listener();
  expect(reload).toHaveBeenCalledOnce();
  expect(root.replaceChildren).toHaveBeenCalledExactlyOnceWith('message');
  button.onclick();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['when signed out', '/home', {}],
  ['at another page', '/settings', { 'aura:v1:session': '{}' }],
])('%s, shows nothing', async (_case, pathname, stored) => {
  await writeStartPage(folder, async () => start);
  expect(open({ pathname, stored }).root.append).not.toHaveBeenCalled();
});

it('when a page has other styles, which the policy refuses, the build fails', async () => {
  const pages = [{ paths: ['/home'], markup: '<div style="color:red"></div>' }];
  await expect(writeStartPage(folder, async () => ({ ...start, pages }))).rejects.toThrow('policy');
});

it.each([
  ['root', '<script type="module" src="/assets/index-1.js"></script>'],
  ['module script', '<div id="root"></div>'],
])('when index.html has no %s, the build fails', async (part, html) => {
  writeFileSync(join(folder, 'index.html'), html);
  await expect(writeStartPage(folder, async () => start)).rejects.toThrow(part);
});
