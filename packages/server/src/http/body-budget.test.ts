import { expect, it } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' });

it('when the total limit is reached, take throws UNAVAILABLE until bytes are released', () => {
  const budget = createBodyBudget({ totalBytes: 100, callerBytes: 100 });
  const [first, second] = [budget.open('a'), budget.open('b')];
  first.take(60);
  second.take(40);
  expect(() => second.take(1)).toThrow(unavailable);
  first.release();
  second.take(60);
  expect(() => first.take(1)).toThrow(unavailable);
});

it('when one caller reaches their limit, take throws UNAVAILABLE for that caller only', () => {
  const budget = createBodyBudget({ totalBytes: 100, callerBytes: 50 });
  const [one, another] = [budget.open('a'), budget.open('a')];
  one.take(30);
  expect(() => another.take(21)).toThrow(unavailable);
  another.take(20);
  budget.open('b').take(50);
});

it('when a share is released twice, its bytes are returned once', () => {
  const budget = createBodyBudget({ totalBytes: 10, callerBytes: 10 });
  const share = budget.open('a');
  share.take(10);
  share.release();
  share.release();
  budget.open('b').take(10);
  expect(() => budget.open('a').take(1)).toThrow(unavailable);
});
