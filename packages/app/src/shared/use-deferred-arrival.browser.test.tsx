import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDeferredArrival } from './use-deferred-arrival.ts';

afterEach(cleanup);

/** Renders data, and returns what each render showed. */
function renderData(first: string | undefined) {
  const shown: (string | undefined)[] = [];
  function Shown({ data }: { readonly data: string | undefined }) {
    shown.push(useDeferredArrival(data));
    return null;
  }
  const { rerender } = render(<Shown data={first} />);
  const show = (data: string | undefined) => act(async () => rerender(<Shown data={data} />));
  return { shown, show };
}

it('data that arrives is returned in a later render', async () => {
  const { shown, show } = renderData(undefined);
  await show('first');
  expect(shown).toEqual([undefined, undefined, 'first']);
});

it('data that was there from the start, and its changes, are returned at once', async () => {
  const { shown, show } = renderData('first');
  await show('second');
  expect(shown.slice(0, 2)).toEqual(['first', 'second']);
});
