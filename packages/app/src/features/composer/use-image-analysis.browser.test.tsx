import { itemWire } from '@aura/api-client/testing/blank-wires';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import type { PostDetection } from '@aura/domain/forms/post-draft';
import { analysisTimeoutMs } from '@aura/domain/limits/post-actions';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { useImageAnalysis } from './use-image-analysis.ts';

const photo = new Blob(['a photo'], { type: 'image/jpeg' });

const coat = sampleItem('coat', { category: 'Outerwear' });
const added = { items: [fromWardrobe(coat)], removedIds: [], wardrobeIds: ['coat'], foundAt: null };

/** Starts an analysis whose requests stay pending until they are aborted, but for reads of the given items. */
function start(savedDetection: PostDetection | null = null, itemAnswers: Record<string, Response> = {}) {
  const signals: (AbortSignal | undefined)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve, reject) => {
        const url = input instanceof Request ? input.url : String(input);
        const answer = itemAnswers[url.split('/item/')[1] ?? ''];
        if (answer) return resolve(answer);
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
  const { result } = renderHook(() => useImageAnalysis({ photo, savedDetection, onFound, saveFacts }), {
    wrapper,
  });
  return {
    signals,
    onFound,
    status: () => result.current.panel.status,
    failure: () => result.current.panel.failure,
    retry: () => result.current.panel.onRetry(),
    add: () => act(() => result.current.panel.onAdd?.(coat)),
    drop: () => act(() => result.current.dropOwnItems(['coat'])),
    images: () => result.current.panel.items.map(({ image }) => image?.src),
    itemIds: () => result.current.panel.items.map(({ id }) => id),
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

it('an item added while the photo is analyzed is stored, and stays when the analysis fails', async () => {
  const { onFound, status, add, itemIds } = start();
  await advance(0);
  add();
  expect(status()).toBe('analyzing');
  expect(onFound).toHaveBeenLastCalledWith(added);
  await advance(analysisTimeoutMs);
  expect(status()).toBe('failed');
  expect(itemIds()).toEqual(['coat']);
});

it('an item added after a failed analysis is stored, and stays while the analysis is repeated', async () => {
  const { onFound, status, add, itemIds, retry } = start();
  await advance(0);
  await advance(analysisTimeoutMs);
  add();
  expect(status()).toBe('failed');
  expect(onFound).toHaveBeenLastCalledWith(added);
  await act(async () => retry());
  expect(status()).toBe('analyzing');
  expect(itemIds()).toEqual(['coat']);
});

it('when the last added item is dropped after a failed analysis, the draft no longer has it', async () => {
  const { onFound, add, drop } = start();
  await advance(0);
  await advance(analysisTimeoutMs);
  add();
  drop();
  expect(onFound).toHaveBeenLastCalledWith({ items: [], removedIds: [], wardrobeIds: [], foundAt: null });
});

it('when the stored analysis had not ended, starts it again with the added item', async () => {
  const { signals, status, itemIds } = start(added);
  expect(itemIds()).toEqual(['coat']);
  await advance(0);
  expect(status()).toBe('analyzing');
  expect(signals).toHaveLength(1);
});

it('the items of a draft of an earlier visit are shown with the current addresses of their images', async () => {
  const image = { src: '/itemImage/photo.old', width: 1, height: 1, thumbhash: null, palette: [] };
  const items = ['found', 'gone'].map((id) => ({ ...fromWardrobe(coat), id, image }));
  const current = itemWire({ id: 'found', image: 'photo.new' });
  const { images } = start(
    { items, removedIds: [], wardrobeIds: [], foundAt: Date.now() },
    { found: Response.json({ success: true, item: current }), gone: failure(404, 'NOT_FOUND') },
  );
  expect(images()).toEqual([image.src, image.src]);
  await expect.poll(images).toEqual([expect.stringMatching(/\/itemImage\/photo\.new$/), image.src]);
});
