import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, whenSettled } from './when-idle.ts';

let idle: (() => void)[] = [];
const page = new EventTarget();

beforeEach(() => {
  idle = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => delete idle[handle - 1]);
});

afterEach(() => vi.unstubAllGlobals());

function whileConnected(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  const work = vi.fn();
  return { work, cancel: whenIdle(work) };
}
const becomeIdle = () => {
  for (const work of idle) work?.();
};

it('whenIdle waits until the browser is idle', () => {
  const { work } = whileConnected(true);
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledOnce();
});

it('when offline, whenIdle waits until the browser is online', () => {
  const { work } = whileConnected(false);
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
});

it.each([true, false])('whenIdle can be cancelled (online: %s)', (onLine) => {
  const before = whileConnected(onLine);
  before.cancel();
  becomeIdle();
  const after = whileConnected(onLine);
  becomeIdle();
  after.cancel();
  page.dispatchEvent(new Event('online'));
  expect(before.work).not.toHaveBeenCalled();
  expect(after.work).toHaveBeenCalledTimes(onLine ? 1 : 0);
});

it('when there is no requestIdleCallback, whenIdle calls immediately', () => {
  vi.unstubAllGlobals();
  const work = vi.fn();
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
});

describe('whenSettled', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function atPage(readyState: string) {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('document', { readyState });
    const work = vi.fn();
    return { work, cancel: whenSettled(work) };
  }
  const loads = () => page.dispatchEvent(new Event('load'));
  const secondPasses = () => {
    vi.advanceTimersByTime(1000);
    becomeIdle();
  };

  it('waits for the page to load, a second, and until the browser is idle', () => {
    const { work } = atPage('interactive');
    secondPasses();
    loads();
    becomeIdle();
    expect(work).not.toHaveBeenCalled();
    secondPasses();
    expect(work).toHaveBeenCalledOnce();
  });

  it('when the page has loaded, waits a second', () => {
    const { work } = atPage('complete');
    becomeIdle();
    expect(work).not.toHaveBeenCalled();
    secondPasses();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['interactive', 'complete'])('at a page that is %s, can be cancelled', (readyState) => {
    const { work, cancel } = atPage(readyState);
    cancel();
    loads();
    secondPasses();
    expect(work).not.toHaveBeenCalled();
  });

  it('can be cancelled while it waits for the browser to be idle', () => {
    const { work, cancel } = atPage('complete');
    vi.advanceTimersByTime(1000);
    cancel();
    becomeIdle();
    expect(work).not.toHaveBeenCalled();
  });
});
