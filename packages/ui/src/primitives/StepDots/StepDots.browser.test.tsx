import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StepDots } from './StepDots.tsx';

afterEach(cleanup);

it('StepDots has a tab stop for each step, which Enter selects', async () => {
  const select = vi.fn();
  const steps = ['Item 1', 'Item 2', 'Item 3'].map((label) => ({ id: label, label, done: false }));
  render(<StepDots label="Items" steps={steps} current={0} onSelect={select} />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab} ');
  expect(select.mock.calls).toEqual([[1], [2]]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Item 3' }));
});
