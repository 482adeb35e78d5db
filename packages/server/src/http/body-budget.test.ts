import { expect, it, vi } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' });

/** Limits without a reserve, so that every byte counts against the total. */
const limits = { totalBytes: 100, callerBytes: 100, smallReserveBytes: 0, smallBytes: 0 };

it('when bodies that have arrived use the total, take throws UNAVAILABLE until bytes are released', () => {
  const budget = createBodyBudget(limits);
  const first = budget.open('a');
  const second = budget.open('b');
  first.take(60);
  second.take(40);
  expect(() => second.take(1)).toThrow(unavailable);
  first.release();
  second.take(60);
  expect(() => budget.open('a').take(1)).toThrow(unavailable);
});

it('when one caller reaches their limit, take throws UNAVAILABLE for that caller only', () => {
  const budget = createBodyBudget({ ...limits, callerBytes: 50 });
  const one = budget.open('a');
  const another = budget.open('a');
  one.take(30);
  expect(() => another.take(21)).toThrow(unavailable);
  another.take(20);
  budget.open('b').take(50);
});

it('when a share is released twice, its bytes are returned once', () => {
  const budget = createBodyBudget({ ...limits, totalBytes: 10 });
  const share = budget.open('a');
  share.take(10);
  share.release();
  share.release();
  budget.open('b').take(10);
  expect(() => budget.open('a').take(1)).toThrow(unavailable);
});

it('when large bodies use everything but the reserve, a small body still has room', () => {
  const budget = createBodyBudget({ ...limits, smallReserveBytes: 20, smallBytes: 5 });
  budget.open('a').take(80);
  expect(() => budget.open('b').take(6)).toThrow(unavailable);
  budget.open('b').take(5);
});

it('when arriving bodies use the total, the caller who holds the most makes room', () => {
  const budget = createBodyBudget(limits);
  const evictions: string[] = [];
  const arriving = ([caller, bytes]: readonly [string, number]) => {
    const share = budget.open(caller);
    share.onEvicted(() => evictions.push(`${caller} ${bytes}`));
    share.take(bytes);
    return share;
  };
  const [, large] = [['a', 40] as const, ['b', 35] as const, ['b', 10] as const].map(arriving);
  budget.open('c').take(20);
  expect(evictions).toEqual(['b 35']);
  expect(() => large?.take(1)).toThrow(unavailable);
});

it('when no caller holds more than this one would, no body is dropped', () => {
  const budget = createBodyBudget(limits);
  const evict = vi.fn();
  for (const caller of ['a', 'b']) {
    const share = budget.open(caller);
    share.onEvicted(evict);
    share.take(50);
  }
  expect(() => budget.open('c').take(50)).toThrow(unavailable);
  expect(evict).not.toHaveBeenCalled();
});

it('when a body has arrived completely, it does not make room', () => {
  const budget = createBodyBudget(limits);
  const share = budget.open('a');
  share.onEvicted(() => undefined);
  share.take(100);
  share.complete();
  expect(() => budget.open('b').take(1)).toThrow(unavailable);
});
