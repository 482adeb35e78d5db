import type { ApiEnvironment } from '@aura/api-client/base-query';
import { analysisTimeoutMs } from '@aura/domain/limits';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addApiPart } from '../../store/api-part.ts';
import { createStore } from '../../store/store.ts';
import { useImageAnalysis } from './use-image-analysis.ts';

const environment: ApiEnvironment = {
  root: '/api/aura',
  identity: { getToken: async () => 'token', refused: () => undefined },
  newKey: () => 'key',
};
const photo = new Blob(['a photo'], { type: 'image/jpeg' });

/** An analysis whose calls are answered by nobody; they end when they are given up. */
function start() {
  const signals: (AbortSignal | undefined)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );
  const store = createStore(environment);
  addApiPart(store);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const onFound = vi.fn();
  const { result } = renderHook(() => useImageAnalysis({ photo, kept: null, onFound }), { wrapper });
  return { signals, onFound, status: () => result.current.status, retry: () => result.current.onRetry() };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('has failed after a minute without an answer, not before, and can be tried again', async () => {
  const { signals, onFound, status, retry } = start();
  await pass(0);
  await pass(analysisTimeoutMs - 1);
  expect(status()).toBe('analyzing');
  await pass(1);
  expect(status()).toBe('failed');
  expect(signals[0]?.aborted).toBe(true);
  expect(onFound).not.toHaveBeenCalled();
  await act(async () => retry());
  expect(status()).toBe('analyzing');
});
