import { chunkLoadTimeoutMs } from '@aura/domain/limits/shell';
import { ToastProvider } from '@aura/ui/primitives/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { lazyComponent } from '../shared/lazy-component.tsx';
import { FailedChunkNotice } from './FailedChunkNotice.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

type Module = Promise<{ default: ComponentType }>;

const Dialog = () => <p>The dialog</p>;
const arrives = async () => ({ default: Dialog });
const isLost = (): Module => Promise.reject(new Error('404'));

/** A page with a part whose attempts to load end as given. */
function open(...attempts: (() => Module)[]) {
  const load = vi.fn(() => (attempts.shift() ?? arrives)());
  const Part = lazyComponent(load, <p>Its place</p>);
  const page = (hasPart: boolean) => (
    <ToastProvider>
      <FailedChunkNotice />
      <RouteBoundary>
        <h1>The page</h1>
        <Suspense>{hasPart && <Part />}</Suspense>
      </RouteBoundary>
    </ToastProvider>
  );
  const { rerender } = render(page(true));
  return { load, closePart: () => rerender(page(false)) };
}
const alert = () => screen.getByRole('alert').textContent;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

let reported: MockInstance<typeof console.error>;

beforeEach(() => {
  // React reports what a boundary has caught.
  reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reported.mockRestore();
});

it('keeps the page when a part does not come, and tries it again', async () => {
  const { load } = open(isLost);
  await screen.findByText('A part of this page did not load.');
  screen.getByRole('heading', { name: 'The page' });
  screen.getByText('Its place');
  await press('Try Again');
  await screen.findByText('The dialog');
  await expect.poll(alert).toBe('');
  expect(load).toHaveBeenCalledTimes(2);
});

it('offers to load the page anew when trying again has failed too', async () => {
  open(isLost, isLost);
  await screen.findByText('A part of this page did not load.');
  await press('Try Again');
  await screen.findByRole('button', { name: 'Reload' });
  screen.getByRole('heading', { name: 'The page' });
});

it('says nothing more once the part is wanted no more', async () => {
  const { closePart } = open(isLost);
  await screen.findByText('A part of this page did not load.');
  closePart();
  await expect.poll(alert).toBe('');
});

it('waits 120 seconds for a part', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(chunkLoadTimeoutMs - 1));
  expect(alert()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(alert()).toContain('A part of this page did not load.');
});

it('leaves a part that breaks to the page', async () => {
  open(async () => ({
    default: () => {
      throw new Error('broken');
    },
  }));
  await screen.findByRole('heading', { name: 'Something went wrong' });
});
