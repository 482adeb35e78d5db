import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { whenSettled } from './first-view.ts';

let idle: (() => void)[] = [];
const page = new EventTarget();
const becomeIdle = () => {
  for (const work of idle) work?.();
};

const complete = { readyState: 'complete', isRendered: true, hasPlaceholder: false, tops: [] as number[] };
/** The page; `tops` are the places of the images that are still loading. */
let view = complete;
/** Of a page of which nothing has been shown yet. */
let whenFirstSettled: typeof whenSettled;

beforeEach(async () => {
  idle = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => delete idle[handle - 1]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  ({ whenSettled: whenFirstSettled } = await import('./first-view.ts'));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 400);
  const imageAt = (top: number) => ({
    complete: false,
    getBoundingClientRect: () => ({ top, bottom: top + 300, left: 0, right: 400 }),
  });
  vi.stubGlobal('document', {
    get readyState() {
      return view.readyState;
    },
    get images() {
      return view.tops.map(imageAt);
    },
    getElementById: () => ({ childElementCount: view.isRendered ? 1 : 0 }),
    querySelector: () => (view.hasPlaceholder ? {} : null),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atPage(change: Partial<typeof view> = {}) {
  view = { ...complete, ...change };
  const work = vi.fn();
  return { work, cancel: whenFirstSettled(work) };
}
const timePasses = (ms = 1000) => {
  vi.advanceTimersByTime(ms);
  becomeIdle();
  idle = [];
};

it('when the page has loaded and shows its content, waits until the browser is idle', () => {
  const { work } = atPage();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['has an image in the window that is loading', { tops: [500] }],
  ['shows a placeholder', { hasPlaceholder: true }],
  ['is not rendered', { isRendered: false }],
])('when the page %s, waits for it', (_case, change) => {
  const { work } = atPage(change);
  timePasses();
  expect(work).not.toHaveBeenCalled();
  view = complete;
  timePasses();
  expect(work).toHaveBeenCalledOnce();
});

it('whenSettled waits for the page to load', () => {
  const { work } = atPage({ readyState: 'interactive' });
  timePasses();
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  timePasses();
  expect(work).toHaveBeenCalledOnce();
});

it('whenSettled does not wait for an image below the window', () => {
  const { work } = atPage({ tops: [900] });
  timePasses();
  expect(work).toHaveBeenCalledOnce();
});

it('whenSettled does not wait longer than 5 seconds for an image', () => {
  const { work } = atPage({ tops: [500] });
  timePasses(4900);
  expect(work).not.toHaveBeenCalled();
  timePasses(200);
  expect(work).toHaveBeenCalledOnce();
});

it('once the first view was shown, whenSettled waits only until the browser is idle', () => {
  atPage();
  timePasses();
  const { work } = atPage({ hasPlaceholder: true });
  becomeIdle();
  expect(work).toHaveBeenCalledOnce();
});

it('whenSettled checks the page once for all that wait, and starts those that were not cancelled', () => {
  const checks = vi.spyOn(document, 'querySelector');
  const { work } = atPage();
  const cancelled = atPage();
  const last = atPage();
  cancelled.cancel();
  timePasses(200);
  expect(checks).toHaveBeenCalledTimes(2);
  expect([work, cancelled.work, last.work].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

it.each(['interactive', 'complete'])('at a page that is %s, whenSettled can be cancelled', (readyState) => {
  const { work, cancel } = atPage({ readyState });
  cancel();
  page.dispatchEvent(new Event('load'));
  timePasses();
  expect(work).not.toHaveBeenCalled();
});

it('whenSettled can be cancelled while it waits for the browser to be idle', () => {
  const { work, cancel } = atPage();
  vi.advanceTimersByTime(1000);
  cancel();
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
});
