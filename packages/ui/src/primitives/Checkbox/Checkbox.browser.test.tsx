import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

it('a Checkbox is toggled by Space unless it is disabled', async () => {
  const change = vi.fn();
  render(
    <>
      <Checkbox label="Following" onCheckedChange={change} />
      <Checkbox label="Stores" disabled onCheckedChange={change} />
      <Checkbox label="Discover" onCheckedChange={change} />
    </>,
  );
  await userEvent.keyboard('{Tab}  ');
  expect(change.mock.calls).toEqual([[true], [false]]);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Discover' }));
});
