import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { failedChunks } from './failed-chunks.ts';
import { lazyOptional } from './lazy-component.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders an optional component whose chunk fails to load once. */
function renderOptional() {
  const load = vi
    .fn(async () => ({ default: () => <p>Loaded</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Optional = lazyOptional(load);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Optional />
    </Suspense>,
  );
  return load;
}

it('when its chunk fails to load offline, an optional component loads when the connection returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listen = vi.spyOn(window, 'addEventListener');
  renderOptional();
  await expect.poll(() => listen.mock.calls.some(([type]) => type === 'online')).toBe(true);
  expect(screen.getByText('Loading')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Loaded')).toBeVisible();
});

it('when its chunk fails to load online, an optional component renders nothing until it is retried', async () => {
  // React logs the errors that a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = renderOptional();
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByText('Loaded')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
  expect(failedChunks.current()).toHaveLength(1);
  act(() => failedChunks.current()[0]?.retry());
  expect(await screen.findByText('Loaded')).toBeVisible();
  expect(failedChunks.current()).toHaveLength(0);
  reported.mockReset();
});
