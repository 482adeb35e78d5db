import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { raiseToasts } from './raise-toasts.ts';

afterEach(cleanup);

/** Bars of the given heights in pixels. */
function Bars({ heights }: { readonly heights: readonly number[] }) {
  return heights.map((height) => <div key={height} ref={raiseToasts} style={{ height }} />);
}

const distance = () => document.documentElement.style.getPropertyValue('--toast-raise');

it.each([
  ['lower', 80],
  ['taller', 40],
])('when the %s of two bars closes, toasts stay raised above the other', async (_closed, remaining) => {
  const { rerender } = render(<Bars heights={[80, 40]} />);
  await expect.poll(distance).toBe('calc(80px + 0.5rem)');
  rerender(<Bars heights={[remaining]} />);
  expect(distance()).toBe(`calc(${remaining}px + 0.5rem)`);
});

it('when both of two bars close, toasts are not raised', async () => {
  const { rerender } = render(<Bars heights={[80, 40]} />);
  await expect.poll(distance).not.toBe('');
  rerender(<Bars heights={[]} />);
  expect(distance()).toBe('');
});
