import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { chunkLoadTimeoutMs } from '@aura/ui/foundations/load-chunk';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { FailedChunkNotice } from './FailedChunkNotice.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

type Module = Promise<{ default: ComponentType }>;

const Dialog = () => <p>The dialog</p>;
const loads = async () => ({ default: Dialog });
const fails = (): Module => Promise.reject(new Error('404'));

/** Renders a page with a lazy component whose load attempts have the given outcomes. */
function open(...attempts: (() => Module)[]) {
  const load = vi.fn(() => (attempts.shift() ?? loads)());
  const LazyDialog = lazyComponent(load, <p>The fallback</p>);
  const page = (isMounted: boolean) => (
    <ToastProvider>
      <FailedChunkNotice />
      <RouteBoundary>
        <h1>The page</h1>
        <Suspense>{isMounted && <LazyDialog />}</Suspense>
      </RouteBoundary>
    </ToastProvider>
  );
  const { rerender } = render(page(true));
  return { load, unmountComponent: () => rerender(page(false)) };
}
const alert = () => screen.getByRole('alert').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

let reported: MockInstance<typeof console.error>;

beforeEach(() => {
  // React logs the errors that a boundary catches.
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reported.mockRestore();
});

it('when a chunk fails to load, the page stays and a retry is offered', async () => {
  const { load } = open(fails);
  await screen.findByText('A part of this page did not load.');
  screen.getByRole('heading', { name: 'The page' });
  screen.getByText('The fallback');
  await press('Try Again');
  await screen.findByText('The dialog');
  await expect.poll(alert).toBe('');
  expect(load).toHaveBeenCalledTimes(2);
});

it('when the retry fails too, a reload of the page is offered', async () => {
  open(fails, fails);
  await screen.findByText('A part of this page did not load.');
  await press('Try Again');
  await screen.findByRole('button', { name: 'Reload' });
  screen.getByRole('heading', { name: 'The page' });
});

it('when the component unmounts, the message closes', async () => {
  const { unmountComponent } = open(fails);
  await screen.findByText('A part of this page did not load.');
  unmountComponent();
  await expect.poll(alert).toBe('');
});

it('when a chunk takes 120 seconds, the message is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1));
  expect(alert()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(alert()).toContain('A part of this page did not load.');
});

it('when the component throws, the error of the page is shown', async () => {
  open(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  await screen.findByRole('heading', { name: 'Something went wrong' });
});
