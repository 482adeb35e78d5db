import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OwnedBar } from './OwnedBar.tsx';

afterEach(cleanup);

it('announces the number in the live region that said that the items are compared', () => {
  const { rerender } = render(<OwnedBar owned={null} total={4} />);
  const status = screen.getByRole('status');
  rerender(<OwnedBar owned={3} total={4} />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('You own 3 of 4');
});
