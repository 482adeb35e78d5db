import { ChunkLoadError } from '@aura/ui/foundations/load-chunk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RouteBoundary } from './RouteBoundary.tsx';

afterEach(cleanup);

it.each([
  ['a page throws', new Error('broken'), 'Something went wrong', 'This page could not be shown.'],
  [
    'a chunk fails to load',
    new ChunkLoadError(),
    'This page did not load',
    'There may be a new version, or the connection was lost.',
  ],
])('when %s, the reason and Reload are shown', (_name, error, heading, body) => {
  // React logs the errors that a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw error;
  }
  render(
    <RouteBoundary>
      <Broken />
    </RouteBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(body);
  screen.getByRole('heading', { name: heading });
  screen.getByRole('button', { name: 'Reload' });
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
