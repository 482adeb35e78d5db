import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

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
