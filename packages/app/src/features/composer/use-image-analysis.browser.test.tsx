import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { useImageAnalysis } from './use-image-analysis.ts';

const photo = new Blob(['a photo'], { type: 'image/jpeg' });

/** Starts an analysis whose requests stay pending until they are aborted. */
function start() {
  const signals: (AbortSignal | undefined)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const store = createTestStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const onFound = vi.fn();
  const saveFacts = async () => true;
  const { result } = renderHook(() => useImageAnalysis({ photo, savedDetection: null, onFound, saveFacts }), {
    wrapper,
  });
  return {
    signals,
    onFound,
    status: () => result.current.panel.status,
    failure: () => result.current.panel.failure,
    retry: () => result.current.panel.onRetry(),
  };
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('after 60 seconds without a response, useImageAnalysis fails and can be retried', async () => {
  const { signals, onFound, status, retry } = start();
  await advance(0);
  await advance(analysisTimeoutMs - 1);
  expect(status()).toBe('analyzing');
  await advance(1);
  expect(status()).toBe('failed');
  expect(signals[0]?.aborted).toBe(true);
  expect(onFound).not.toHaveBeenCalled();
  await act(async () => retry());
  expect(status()).toBe('analyzing');
});

it('an analysis that failed offline says so and runs again when the browser comes online', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { signals, status, failure } = start();
  await advance(0);
  await advance(analysisTimeoutMs);
  expect(status()).toBe('failed');
  expect(failure()).toBe('You are offline. The image can be analyzed when you are online.');
  isOnline.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(status()).toBe('analyzing');
  await advance(0);
  expect(signals).toHaveLength(2);
});

it('an analysis that is running does not start again when the browser comes online', async () => {
  const { signals, status } = start();
  await advance(0);
  await act(async () => window.dispatchEvent(new Event('online')));
  await advance(0);
  expect(status()).toBe('analyzing');
  expect(signals).toHaveLength(1);
});
