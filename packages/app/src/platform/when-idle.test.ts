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
  return { work, takeBack: whenIdle(work) };
}
const pass = () => {
  for (const work of idle) work?.();
};

it('waits until the browser is idle', () => {
  const { work } = whileConnected(true);
  expect(work).not.toHaveBeenCalled();
  pass();
  expect(work).toHaveBeenCalledOnce();
});

it('waits for a connection, once', () => {
  const { work } = whileConnected(false);
  pass();
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
});

it.each([true, false])('can be taken back, with a connection or without (%s)', (onLine) => {
  const before = whileConnected(onLine);
  before.takeBack();
  pass();
  const after = whileConnected(onLine);
  pass();
  after.takeBack();
  page.dispatchEvent(new Event('online'));
  expect(before.work).not.toHaveBeenCalled();
  expect(after.work).toHaveBeenCalledTimes(onLine ? 1 : 0);
});

it('does not wait in a browser that cannot tell', () => {
  vi.unstubAllGlobals();
  const work = vi.fn();
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
});
