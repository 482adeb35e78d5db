import { calls } from '@aura/api-client/contract/calls';
import { simulatedDetectionDelayMs } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestMocks, smallJpeg } from './testing/client.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('the simulated analysis responds after 1500 ms', async () => {
  const { call } = createTestMocks({ analysisDelayMs: simulatedDetectionDelayMs });
  const answered = vi.fn();
  const timersBefore = vi.getTimerCount();
  const answer = call(calls.evaluateImage, { file: smallJpeg }).then(answered);
  await vi.waitUntil(() => vi.getTimerCount() > timersBefore, { interval: 0 });
  await vi.advanceTimersByTimeAsync(simulatedDetectionDelayMs - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledOnce();
});
